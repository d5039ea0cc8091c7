/** Moves by order: manoeuvres of units and groups, what they cost, and what stands against them. */
export { againstMoving } from './against-moving.ts';
export { judgeZones } from './approach.ts';
export { againstRivers, againstTurningBehindWorks, isAcross, worksAhead } from './crossing.ts';
export { allowanceFrom, allowanceOn, lengthOf, nearestEnemy, noteNear } from './lengths.ts';
export { layManoeuvre, type Manoeuvre } from './manoeuvre.ts';
export { wayOf } from './member-way.ts';
export { againstWay } from './obstacles.ts';
export { paceOf } from './pace.ts';
export { type MovePlot, plotMove } from './plot-move.ts';
export { againstReforming } from './reforming.ts';
export { isOnRoad } from './road.ts';
export { hasRoomAt } from './room.ts';
export { settleMembers } from './settle-members.ts';
