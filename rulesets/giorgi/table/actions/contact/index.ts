/** Contact: where two units stand towards each other, and clashes that end. */
export { areTouching, basesTouching, coverNow, nearestOf, placeNow, standsHigher } from './ground.ts';
export { partWhoAreGone, partWhoCameApart } from './part.ts';
