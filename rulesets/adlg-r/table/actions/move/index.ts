/** Moves by order: manoeuvres of units and groups, what they cost, and what stands against them. */
export { allowanceOn } from './lengths.ts';
export { layManoeuvre } from './manoeuvre.ts';
export { type MovePlot, plotMove } from './plot-move.ts';
