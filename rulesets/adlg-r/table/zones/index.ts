/** Zones of control: who holds whom, and who threatens most. */
export { mayApproach } from './approach-test.ts';
export { isDirectlyAhead, mostThreatening } from './threat.ts';
export { holdersOf, isInMelee, zoneOn } from './zone.ts';
