/** The ground alone: areas, works, roads, sight. */
export { hidesBehind, hidesIn, mayStayAway } from './ambush.ts';
export {
  fromLeft,
  heavyZone,
  isInZone,
  isLightIn,
  lightZone,
  stripOf,
  towardsEnemyOf,
  zoneDepths,
  zoneFor,
} from './deployment-zones.ts';
export { areasUnder, groundUnder, isWhollyInRough, penalises, penalisingAreas, worseOf } from './ground.ts';
export { idOfPiece, isOval, nothingLaid, onGround, outlineOfPiece, sizeOfPiece } from './laid.ts';
export { drawField } from './make.ts';
