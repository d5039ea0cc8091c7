/** Interpenetration: who passes whom, where he ends, and who makes room. */
export { mayBeBurst, mayPass } from './may-pass.ts';
export { basesOnWay, burstCrossed, panicCrossed, pushAside } from './pass-over.ts';
export { type SettledOver, settleOver } from './settle-over.ts';
