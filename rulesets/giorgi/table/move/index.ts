/** Ordered moves: where they lead, what they cost, and what happens when they are carried out. */
export { carryOut, isWithoutGuns, takeGuns } from './carry-out.ts';
export { garrisonOf, insideOf, standsBefore, walls } from './houses.ts';
export type { LaidMove } from './laid.ts';
export { type Aim, layMove } from './lay.ts';
export { poseAt, posesOf } from './poses.ts';
export { halfMoveOf, rateOf, rateRuleOf } from './rates.ts';
export { isWhollyOn } from './way.ts';
export { isBreakingThrough, mayMove } from './who.ts';
export { isInWoods, openedOut } from './woods.ts';
