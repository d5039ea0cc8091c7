/** Routs and pursuit. */
export { riskCommanders } from './commanders.ts';
export { mayGoAlong, mayPursue, mustPursue, pursue, runOf } from './pursuit.ts';
export { removeRouted } from './remove.ts';
export { spreadRouts } from './waves.ts';
