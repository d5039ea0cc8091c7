/** Running straight on: how far allowance and ground let a unit come. */
export { limitAhead, passableUnder, type RunSoFar } from './limit.ts';
export { firstSlideAlong } from './slide-along.ts';
