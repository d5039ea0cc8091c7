/** Bodies: the ground a unit takes up, and the groups that units stand in. */
export { firstBodyOn, poseAhead, roomToEdge, trackAhead } from './ahead.ts';
export { baseAt, baseOf, behindUnit } from './bodies.ts';
export { footprintCalled, footprintNameOf } from './footprints.ts';
export { againstGroup, areMixable } from './group.ts';
export { areJoined, joints, offsetsIn, widestRank } from './joined.ts';
export { angleEps, maySwap } from './passing.ts';
export { campBases, isOnTable, shrunk, standsOn } from './standing.ts';
