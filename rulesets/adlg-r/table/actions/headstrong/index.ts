/** Headstrong units: the charges to which they are bound. */
export { type BoundCharge, boundCharge, isStillBound } from './uncontrolled.ts';
