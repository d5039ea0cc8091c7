/** Charges: whom one may charge, how they go, whom they meet, and what follows. */
export { noteAnswer } from './answers.ts';
export { carryOnCharge, follow } from './carry-on.ts';
export { mayCounter } from './counter.ts';
export { declare } from './declare.ts';
export { againstEdge, ghostOf } from './ghost.ts';
export { laneOf } from './lane.ts';
export { isReformed } from './opening.ts';
export { type ChargeAsked, type ChargePlot, plotCharge } from './plot-charge.ts';
export { metBy, threatTo } from './progress.ts';
export { type ChargeStrike, strikeOf } from './strike.ts';
