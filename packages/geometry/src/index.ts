/** Exact table geometry on whole tenths of a millimetre. This index lists everything exported. */
export { type Arc, isBaseInArc, isPointInArc } from './arc.ts';
export {
  type Base,
  type Corner,
  cornerOf,
  cornersOf,
  type Footprint,
  footprintProblem,
  frontOf,
  type MovableBase,
  memberPose,
  moveBase,
  type Pose,
  placeBase,
  poseByCorner,
  rectangleBase,
  roundBase,
} from './base.ts';
export { crossesBase, isSegmentWithin, segmentToBase } from './base-segment.ts';
export {
  baseAfterSteps,
  carriedWith,
  halfSizes,
  stepsInBody,
} from './body-march.ts';
export { type Box, boxesMeet, boxOfBase, grownBox, isBaseInBox } from './box.ts';
export { baseDistance, isPointInBase, isPointNearer, isWithin, overlaps, pointToBase } from './contact.ts';
export { cutOut, edgesOf, type StraightStretch } from './cut-out.ts';
export { type Barrier, wayRound } from './detour.ts';
export { edgeAlong, edgeHeading, edgeMet, edgeOf, flushGap, flushPose, sharedEdge } from './flush.ts';
export { type FrontLine, frontLine, hullOf, stepsInWheel, turnedAbout } from './front-line.ts';
export { basesInBox, type Grid, makeGrid, neighboursOf, removeFromGrid, setInGrid } from './grid.ts';
export { endBetween, firstWhole, lastWhole } from './halving.ts';
export {
  type Angle,
  angleBetween,
  asHeading,
  cosineOf,
  fullTurn,
  type Heading,
  halfTurn,
  headingTo,
  quarterTurn,
  sineOf,
  sineScale,
  stepX,
  stepY,
  turnBetween,
} from './heading.ts';
export { type HighGround, higherOf, levelAt, levelOf } from './height.ts';
export { looseBases, type Ranks } from './loose.ts';
export { firstMet, nearestAlong } from './meet.ts';
export { comesNear } from './near-track.ts';
export { nearestPoints } from './nearest.ts';
export {
  legAt,
  legHeading,
  makePath,
  type Path,
  pathLength,
  pathProblems,
  pointAlong,
  pointsBetween,
} from './path.ts';
export {
  farthest,
  isCoordinate,
  type Point,
  pointDistance,
  pointTowards,
  sideOfLine,
  squaredDistance,
  type Tenths,
} from './point.ts';
export {
  areaOf,
  isInPolygon,
  locate,
  makePolygon,
  type Polygon,
  polygonProblems,
  type ShapeProblem,
} from './polygon.ts';
export {
  baseToBorder,
  baseToPolygon,
  isBaseIn,
  isBaseWhollyIn,
  isOnBorder,
  isWithinOfPolygon,
} from './polygon-base.ts';
export { crossesPolygon } from './polygon-line.ts';
export {
  baseToPolyline,
  isBaseOn,
  makePolyline,
  meetsPolyline,
  type Polyline,
  polylineProblems,
  sideOfPolyline,
} from './polyline.ts';
export { type RayStop, raysReaching } from './rays.ts';
export { facesOf, type RingFaces, ringBases, ringPoses, ringSide } from './ring.ts';
export { basesUnderRod, frontCover } from './rod.ts';
export { roomAlong } from './room.ts';
export { segmentDistance, segmentsDistance, segmentsMeet } from './segment.ts';
export {
  type AreaHit,
  basesCrossed,
  depthCrossed,
  type Except,
  firstBaseCrossed,
  firstPolygonCrossed,
  isBlockedByBase,
  isBlockedByPolygon,
  type ObstacleHit,
  obstaclesCrossed,
  polygonsCrossed,
  type SightHit,
} from './sight.ts';
export { leadsThrough, type Stretch, type Stretches, stretchesIn, stretchesOn } from './stretch.ts';
export { firstWhere, pieceAlong, stretchesWhere } from './stretches-where.ts';
export {
  haltBody,
  type Movement,
  moveSlice,
  passSlices,
  quietSlices,
  type SweepResult,
  startMovement,
  sweep,
  type Touch,
  wentSoFar,
  whereNow,
} from './sweep.ts';
export type { SweptBody } from './sweep-mover.ts';
export type { MeetingRule, SweepRules } from './sweep-pairs.ts';
export {
  frontage,
  type MovablePose,
  poseAlong,
  straightRun,
  type Track,
  type TrackPiece,
  type TrackStep,
  trackAlong,
  trackBySteps,
  trackLength,
  wheelArc,
} from './track.ts';
export { measuredCorner, pointsOfTrack } from './track-points.ts';
export { makeWays, type Ways } from './ways.ts';
export {
  beyondEdge,
  boundless,
  type Edge,
  fromLocal,
  type LocalPoint,
  lengthInside,
  quarterOf,
  quarterShares,
  toLocal,
  type ZoneSize,
  zoneBefore,
} from './zone.ts';
