/** Flank marches: their dice, the flight before them, and the way in. */
export { endMarch, rollForArrival } from './arrival.ts';
export { againstEntry, type Entry, freeWay, frontOf, posesIn, stretchOf } from './entry.ts';
export { scatter } from './flight.ts';
