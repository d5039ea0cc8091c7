/** Conforming: where a unit comes to stand that has met an enemy, who makes room, and which contacts hold. */
export { conform } from './conform.ts';
export { meet } from './contacts.ts';
export { type Conforming, type ConformPlot, canConform, plotConform } from './plot-conform.ts';
