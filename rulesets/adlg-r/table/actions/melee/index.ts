/** Melees: who fights whom, who supports, and the dice. */

export { isAllRound, standingContacts } from './contacts.ts';
export { hasCaracoleBehind } from './corners.ts';
export { beginEngagement, freeCommanders, mayEngage } from './engage.ts';
export { meleeFacts } from './facts.ts';
export { fight, settleMelees } from './fight.ts';
export { advantageOf, worksBefore, worksBetween } from './ground.ts';
export { multipleAttack } from './multiple.ts';
export {
  mayBeMain,
  meleeOf,
  meleesIn,
  meleesToChoose,
  openMelees,
  type PairedMelee,
  type Role,
} from './pairing.ts';
export { isFighting, rolesIn, supportersOf } from './support.ts';
