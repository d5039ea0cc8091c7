/** Attacks on open order, and on units in rout. */
export { strikeAtLast, strikeOpenOrder } from './strike.ts';
