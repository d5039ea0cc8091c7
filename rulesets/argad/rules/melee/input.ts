/** The input of a blow and of a bout. */
import { choice, flag, type OutputOf, optional, record, whole } from '@grognard/rules-kit';
import { groundClasses, meleeWeaponIds, troops } from '../../model.ts';

const fighterFields = {
  class: optional(whole(1, 5), 3, 'Class'),
  troop: optional(choice(troops), 'foot', 'Type'),
  armour: optional(choice([0, 4]), 0, 'Armour'),
  weapon: optional(choice(meleeWeaponIds), 'sword', 'Weapon in hand'),
  closeOrder: optional(flag(), false, 'In close order'),
  charging: optional(choice(['none', 'direct', 'other']), 'none', 'Charging'),
  immobile: optional(flag(), false, 'Did not move this turn'),
  defendsObstacle: optional(flag(), false, 'Behind an obstacle the opponent must cross'),
  enemyHigher: optional(flag(), false, 'The opponent is on higher ground'),
} as const;

const fighterInput = record(fighterFields);
const bouterInput = record({
  ...fighterFields,
  strikes: optional(flag(), true, 'Strikes this opponent'),
});

const place = {
  cavalryGround: optional(choice(groundClasses), 'open', 'Ground (for cavalry)'),
  indoors: optional(flag(), false, 'Inside a building'),
} as const;

export const strikeInput = record({
  attacker: optional(fighterInput, {}, 'Striker'),
  defender: optional(fighterInput, {}, 'Defender'),
  ...place,
});

export const boutInput = record({
  a: optional(bouterInput, {}, 'Fighter A'),
  b: optional(bouterInput, {}, 'Fighter B'),
  ...place,
});

export type StrikeRead = OutputOf<typeof strikeInput>;
export type BoutRead = OutputOf<typeof boutInput>;
export type Fighter = StrikeRead['attacker'];
