/** Attacks: declaration, reactions, contact; and plain moves with the fire they draw. */

export { declare } from './declare.ts';
export { goAlong } from './go-along.ts';
export { goIn } from './go-in.ts';
export { againstAttacker, againstTarget } from './may-attack.ts';
export { isNearerReachable } from './nearest.ts';
export { attackIfLegal, plotAttack } from './plot-attack.ts';
export { answer } from './reaction.ts';
export { answersOf, type OfferedReaction, reactionOf } from './reactions.ts';
export { hasRoomAs } from './room.ts';
export { contactAlong, isCharge, wayOf } from './run.ts';
export { contactAhead, isTakenAside } from './side-struck.ts';
export { whereHelpMeets } from './support.ts';
export { crossings } from './zones.ts';
