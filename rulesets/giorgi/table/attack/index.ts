/** Attacks: declared, answered, gone in; and plain moves with what fires at them. */
export { answer } from './answer.ts';
export { answersOf, type Offered, reactionOf } from './answers.ts';
export { declare } from './declare.ts';
export { goAlong } from './go-along.ts';
export { goIn } from './go-in.ts';
export { layAttack, type Ordered } from './lay.ts';
export { distanceAhead, isNearerReachable } from './nearest.ts';
export { isTakenAside, quarterOfAttack } from './quarter.ts';
export { hasRoomAs } from './room.ts';
export { isCharge } from './run.ts';
export { whereHelpMeets } from './support.ts';
export { againstAttacker, againstTarget } from './who.ts';
export { type Crossing, crossings } from './zones.ts';
