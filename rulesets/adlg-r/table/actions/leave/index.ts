/** Leaving: melees are broken off, zones of control left. */
export { type DisengagePlot, plotDisengage } from './disengage.ts';
export { type EvadingExit, type ExitPlot, plotEvadingExit, plotExit } from './exit.ts';
