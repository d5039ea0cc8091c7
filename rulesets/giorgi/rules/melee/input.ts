/** Input of `melee`: the units of both sides in contact. */
import {
  choice,
  flag,
  list,
  number,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { covers, kinds } from '../../model.ts';
import { formationField } from '../formation.ts';

const unit = record({
  kind: required(choice(kinds), 'Kind of unit'),
  formation: formationField(),
  bases: optional(whole(1, 12), 4, 'Bases left'),
  basesInContact: optional(orNull(whole(1, 12)), null, 'Bases in contact, if not all'),
  charging: optional(flag(), false, 'Charging or counter-charging'),
  runCm: optional(orNull(number(0, 200)), null, 'Straight run (cm)'),
  fellBelowFour: optional(flag(), false, 'Fell below four bases during this charge'),
  shaken: optional(flag(), false, 'Shaken'),
  cover: optional(choice(covers), 'none', 'Cover'),
  elevated: optional(flag(), false, 'Stands higher than the enemy'),
  flank: optional(flag(), false, 'Struck in flank or rear'),
  general: optional(flag(), false, 'General attached'),
});

export const meleeInput = record({
  attackers: required(
    list(unit, { min: 1, max: 8, itemTitle: 'Attacker', addTitle: 'Add an attacker' }),
    'Attacking units',
  ),
  defenders: required(
    list(unit, { min: 1, max: 8, itemTitle: 'Defender', addTitle: 'Add a defender' }),
    'Defending units',
  ),
});

export type MeleeAsked = OutputOf<typeof meleeInput>;
export type UnitAsked = OutputOf<typeof unit>;
