/** Zones of control: who holds whom, and who threatens most. */
export { isDirectlyAhead, isMostThreatening, mostThreatening } from './threat.ts';
export { hasZone, holdersOf, isInMelee, zoneOn } from './zone.ts';
