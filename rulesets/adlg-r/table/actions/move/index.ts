/** Moves by order: manoeuvres of units and groups, what they cost, and what stands against them. */
export { type Allowance, allowanceOn, nearestEnemy } from './lengths.ts';
export { layManoeuvre, type Manoeuvre } from './manoeuvre.ts';
export { type MovePlot, plotMove } from './plot-move.ts';
