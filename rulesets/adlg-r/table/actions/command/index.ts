/** Command: corps activated, prices, rally, commanders on the move. */
export { activate, corpsToActivate } from './activate.ts';
export { againstUrging, releaseHesitant, urgeCost } from './hesitant.ts';
export { linesOf } from './lines.ts';
export { type Price, paid, priceOf } from './price.ts';
export { plotRally, rally, rallyFacts } from './rally.ts';
export { gradeNow, isInRange, poseOfCommander } from './range.ts';
export { plotRide, ride } from './ride.ts';
