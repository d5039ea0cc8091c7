/** The set-up, from the dice of initiative to the last corps (`deploy.order`). */
export {
  adjust,
  againstAdjusting,
  extrasFor,
  isOfUse,
  mayBeAdjusted,
  mayTurn,
  reachOfDie,
  throwToAdjust,
  triesFor,
} from './adjust.ts';
export {
  againstCamp,
  againstWork,
  hasCampToPlace,
  hasWorksToLay,
  placesOfCamp,
  worksLeft,
} from './camp-place.ts';
export {
  againstDeployment,
  againstPlace,
  commanderPose,
  corpsToDeploy,
  type Deployment,
  spanLeftTo,
  unitsToDeploy,
} from './deploy.ts';
export { drawPiece, layPiece, mayReplace } from './draw.ts';
export { placesOfPiece } from './find-piece.ts';
export { leadershipOf, rollInitiative, scoutingOf } from './initiative.ts';
export { type LineWish, lineUp } from './line-up.ts';
export { againstMarker, markersLeft, placesOfMarker } from './marker-place.ts';
export { againstPiece } from './piece-place.ts';
export {
  againstPieces,
  chosenPieces,
  compulsoryPiece,
  kindsIn,
  layingOrder,
} from './pieces.ts';
export { againstPlan, mostMarkers, planIn } from './plan.ts';
export { boxOfSector } from './sectors.ts';
