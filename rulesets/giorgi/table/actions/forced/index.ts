/** Moves that no player orders: retreat, rout, flight, advance, breakthrough. */
export { advance } from './advance.ts';
export { breakThrough } from './breakthrough.ts';
export { comeBack } from './come-back.ts';
export { comeOut, mayLeave } from './come-out.ts';
export { type ComeFlush, dash } from './dash.ts';
export { standsThere } from './driven.ts';
export { fallBack, flee } from './flight.ts';
export { retreat } from './retreat.ts';
export { rout } from './rout.ts';
