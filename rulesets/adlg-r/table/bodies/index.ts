/** Bodies: the ground a unit takes up. */
export { baseAt, baseOf } from './bodies.ts';
export { footprintCalled, footprintNameOf } from './footprints.ts';
export { angleEps, maySwap } from './passing.ts';
