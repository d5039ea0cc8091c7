/** Evasion: who may, the way, the run. */

export { againstEvading, mustEvade } from './against-evading.ts';
export { type Evading, evade, mayTurnBack } from './evade.ts';
export { type EvadePlot, type EvadeThreat, plotEvade, plotFlight, turnedAway } from './plot-evade.ts';
export { mayRunFrom, threatOfPursuer } from './pursued.ts';
