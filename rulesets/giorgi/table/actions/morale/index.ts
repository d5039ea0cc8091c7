/** Nerve: breaking point, rally, reforming. */
export { breakingPoint, breakOn } from './breaking.ts';
export { mayRally, mayReform, rally, reform, routersIn } from './rally.ts';
