/** Melees: who fights whom, who supports, and the dice. */
export { type Struck, shareOf, standingContacts, struckBy } from './contacts.ts';
export { frontCorners, hasCaracoleBehind } from './corners.ts';
export { beginEngagement, freeCommanders, mayEngage } from './engage.ts';
export { meleeFacts } from './facts.ts';
export { fight, settleMelees } from './fight.ts';
export { worksBefore } from './ground.ts';
export {
  isMain,
  type Melee,
  mayBeMain,
  meleeOf,
  meleesIn,
  meleesToChoose,
  openMelees,
  type Role,
} from './pairing.ts';
export { rolesIn, type Supporter, supportersOf } from './support.ts';
