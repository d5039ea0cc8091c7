/** Routs and pursuit. */
export { riskCommanders, riskOfRouted } from './commanders.ts';
export { mayGoAlong, mayPursue, mustPursue, pursue, pursueOn, runOf } from './pursuit.ts';
export { removeRouted } from './remove.ts';
export { tendCommanders } from './tend-commanders.ts';
export { touchedAside } from './touched.ts';
export { shakenBy, spreadRouts } from './waves.ts';
