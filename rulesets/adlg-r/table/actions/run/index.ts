/** Running straight on: how far allowance and ground let a unit come. */
export { limitAhead, type RunSoFar } from './limit.ts';
