/** Bodies: the ground a unit takes up, base by base, and who is in whose way. */
export {
  basesLeft,
  basesLeftAs,
  basesOf,
  bodyNow,
  bodyOf,
  piecesLeftBehind,
  shapeOf,
  standsAs,
  standsAsFrom,
  standsAt,
} from './bodies.ts';
export { asDrill, type DrillStep, fromDrill, isDrill } from './drill.ts';
export { hasSides, type Quarter, quarterFrom } from './facing.ts';
export { freeUntil, halfOf, intrudes } from './intrude.ts';
export { lineAmong, lineOfFire } from './line-of-fire.ts';
export { endToThin, type LineEnd, nearestEnemy, standsThinned } from './losses.ts';
export { countsNow } from './mixed.ts';
export { type BodyPlaces, basesAt, bodyAt, placesOf, placesWith } from './places.ts';
export { poseAt, posesOf } from './poses.ts';
export { baseSizeOf, mostGap, shapeFor } from './shape.ts';
