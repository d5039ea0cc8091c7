/** The input of a blow and of a bout. */
import { choice, flag, type OutputOf, optional, record, whole } from '@grognard/rules-kit';
import { groundClasses, meleeWeaponIds, troops } from '../../model.ts';

const fighterFields = {
  class: optional(whole(1, 5), 3, 'Class'),
  troop: optional(choice(troops), 'foot', 'On foot or in the saddle'),
  armour: optional(choice([0, 4]), 0, 'Armour (breastplate 4)'),
  weapon: optional(choice(meleeWeaponIds), 'sword', 'Weapon in hand'),
  closeOrder: optional(flag(), false, 'In close order'),
  charging: optional(choice(['none', 'direct', 'other']), 'none', 'Charges this opponent, or another'),
  immobile: optional(flag(), false, 'Did not move this turn'),
  defendsObstacle: optional(flag(), false, 'Holds an obstacle that the opponent attacks across'),
  enemyHigher: optional(flag(), false, 'The opponent is on higher ground'),
} as const;

const fighterInput = record(fighterFields);
const bouterInput = record({
  ...fighterFields,
  strikes: optional(flag(), true, 'Strikes this opponent'),
});

const place = {
  cavalryGround: optional(choice(groundClasses), 'open', 'Ground of the fight for cavalry'),
  indoors: optional(flag(), false, 'Inside a building'),
} as const;

export const strikeInput = record({
  attacker: optional(fighterInput, {}, 'Who strikes'),
  defender: optional(fighterInput, {}, 'Who is struck'),
  ...place,
});

export const boutInput = record({
  a: optional(bouterInput, {}, 'One fighter'),
  b: optional(bouterInput, {}, 'The other fighter'),
  ...place,
});

export type StrikeRead = OutputOf<typeof strikeInput>;
export type BoutRead = OutputOf<typeof boutInput>;
export type Fighter = StrikeRead['attacker'];
