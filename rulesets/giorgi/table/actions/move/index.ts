/** Ordered moves: where they lead, what they cost, and their effects. */

export { carryOut, isWithoutGuns, takeGuns } from './carry-out.ts';
export { garrisonOf, insideOf, standsBefore, walls } from './houses.ts';
export { isBreakingThrough, mayMove } from './may-move.ts';
export type { MovePlot } from './move-plot.ts';
export { isWhollyOn } from './path.ts';
export { plotIfLegal, plotMove } from './plot-move.ts';
export { halfMoveOf, rateOf, rateRuleOf } from './rates.ts';
export { isInWoods, openedOut } from './woods.ts';
