/** Command: corps activated, prices, rally, commanders on the move. */
export { activate, corpsToActivate } from './activate.ts';
export { type OrderAsked, type Price, priceOf } from './price.ts';
export { plotRally, type RallyPlot, rally, rallyFacts } from './rally.ts';
export { isInRange, poseOfCommander } from './range.ts';
export { plotRide, type RidePlot, ride } from './ride.ts';
