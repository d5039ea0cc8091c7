/** What games on the table share: the values of a gesture, tasks and proposals, drawings of moves, sums of a report. Knows no game. */

export {
  type FollowedMoments,
  type ForecastBudget,
  followMoments,
  type MomentReached,
} from './forecast/follow-moments.ts';
export {
  type ForeseenEnd,
  foreseenBasis,
  foreseenLoss,
  foreseenShares,
  type PieceFate,
  piecesToTell,
} from './forecast/foreseen-pieces.ts';
export { type Foretelling, foretelling } from './forecast/foretelling.ts';
export {
  basisOf,
  type FateList,
  type FateShares,
  fateShares,
  meanOf,
  meanOverEnds,
  type WeighedEnds,
} from './forecast/shares.ts';
export {
  along,
  amountSet,
  draggedTo,
  type HandleInput,
  handleAt,
  handleOfStep,
  headingSet,
  type MarchHandle,
  marchHandles,
  readHandle,
  stepOfHandle,
  unitOfHandle,
  widestWheel,
} from './hands/body-handles.ts';
export {
  cutWay,
  frontAfter,
  type GroupWay,
  groupWayFrom,
  lengthOfWay,
  middleWay,
  pathFrom,
  wheelHandles,
} from './hands/group-way.ts';
export {
  citedIn,
  groupsByTitle,
  isKept,
  keepTask,
  stayRows,
} from './hands/groups.ts';
export {
  type LocatedSpot,
  measureBy,
  nothingMeasured,
  rulerEnds,
  spotDistance,
} from './hands/instruments.ts';
export {
  amountTask,
  choiceTask,
  facingTask,
  handlesTask,
  nothingProposed,
  placeTask,
  plainChoice,
  refused,
  targetTask,
  wayTask,
  withRules,
} from './hands/proposals.ts';
export { type RankedThreat, threatsByEnemy, threatsMeasured, worstFirst } from './hands/threats.ts';
export {
  fieldIn,
  grid,
  isPoint,
  readList,
  readNumber,
  readPoint,
  readWord,
  snapped,
  snappedPoint,
} from './hands/values.ts';
export { pointsOfStretches, stretchItems, wayItems } from './hands/ways.ts';
export { abouts, type Wheel, type WheelOnward, wheelsTowards, wheelTo } from './hands/wheels.ts';
export { motionAlong } from './scenes/motions.ts';
export {
  type AskedSide,
  areSame,
  awaitsOne,
  settleBy,
  type Waits,
  writeAgenda,
} from './turn/agenda.ts';
export { isRefused, type Refusals } from './turn/refusals.ts';
export { breakingAim, briefingFrom, holdingAim } from './views/aims.ts';
