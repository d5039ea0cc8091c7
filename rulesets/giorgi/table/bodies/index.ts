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
export { hasSides, type Quarter, quarterFrom } from './facing.ts';
export { endToThin, type LineEnd, nearestEnemy, standsThinned } from './losses.ts';
export { countsNow } from './mixed.ts';
export { type BodyPlaces, basesAt, bodyAt, placesOf, placesWith } from './places.ts';
export { type BodyShape, baseSizeOf, mostGap, shapeFor } from './shape.ts';
