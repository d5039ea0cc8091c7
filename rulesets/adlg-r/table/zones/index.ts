/** Zones of control: who holds whom, and who threatens most. */
export { mayApproach } from './approach-test.ts';
<<<<<<< HEAD
export { isDirectlyAhead, mostThreatening } from './threat.ts';
export { holdersOf, isInMelee, zoneOn } from './zone.ts';
=======
export { isDirectlyAhead, mostThreatening, zoneCovers } from './threat.ts';
export { holdersOf, isInMelee } from './zone.ts';
>>>>>>> 45436ed1 (adlg-r: melees are broken off and zones left)
