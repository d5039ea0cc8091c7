/** Moves into support of a melee. */
export { plotSupport, type SupportPlot } from './plot-support.ts';
export { supportInReach } from './reach.ts';
export { support } from './support.ts';
