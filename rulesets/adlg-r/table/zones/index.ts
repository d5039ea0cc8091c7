/** Zones of control: who holds whom, and who threatens most. */

export { mayApproach } from './approach-test.ts';
export { campOf, isAtCamp } from './at-camp.ts';
export { isDirectlyAhead, mostThreatening, zoneCovers } from './threat.ts';
export { hasZone, holdersAmong, holdersOf, isInMelee, zoneOn } from './zone.ts';
