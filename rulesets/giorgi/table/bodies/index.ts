/** Bodies: the ground a unit takes up, base by base. */
export {
  basesLeft,
  basesLeftAs,
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
export { asDrill, type DrillStep, isDrill } from './drill.ts';
export { quarterFrom } from './facing.ts';
export { type End, endToThin, nearestEnemy, standsThinned } from './losses.ts';
export { countsNow } from './mixed.ts';
export { basesAt, bodyAt, type Places, placesOf, placesWith } from './places.ts';
export { baseSizeOf, mostGap, type Shape, shapeFor } from './shape.ts';
