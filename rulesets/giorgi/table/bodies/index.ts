/** Bodies: the ground a unit takes up, base by base. */
export {
  basesLeft,
  basesOf,
  bodyNow,
  bodyOf,
  fill,
  piecesLeftBehind,
  shapeOf,
  standsAs,
  standsAsFrom,
  standsAt,
} from './bodies.ts';
export { type Quarter, quarterFrom } from './facing.ts';
export { type End, endToThin, nearestEnemy, standsThinned } from './losses.ts';
export { type BaseSize, baseSizeOf, mostGap, mostOpenRanks, type Shape, shapeFor } from './shape.ts';
