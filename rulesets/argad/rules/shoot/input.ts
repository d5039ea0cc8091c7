/** The input of a shot. */
import {
  choice,
  derived,
  flag,
  number,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { contacts, firearmIds, troops } from '../../model.ts';

const shooterInput = record({
  class: optional(whole(1, 5), 3, 'Class'),
  troop: optional(choice(troops), 'foot', 'Type'),
  loaded: optional(flag(), true, 'Weapon loaded'),
  moving: derived(flag(), 'true if contact is "closing" or furtive, else false', 'Moves this turn'),
  furtive: optional(flag(), false, 'Shows itself only briefly while moving'),
  contact: optional(choice(contacts), 'none', 'Contact with this target'),
  engagedAtStart: derived(
    flag(),
    'true if contact is "in-contact", else false',
    'In contact when the turn began',
  ),
  supported: optional(flag(), true, 'Weapon supported', {
    matters: [{ field: 'weapon', is: ['swivel-gun', 'rampart-musket'] }],
  }),
  swimming: optional(flag(), false, 'Swimming'),
  aboard: optional(choice(['no', 'unsteady', 'steady']), 'no', 'On board a vessel'),
  surprise: optional(flag(), false, 'Surprise shot'),
});

const targetInput = record({
  troop: optional(choice(troops), 'foot', 'Type'),
  armour: optional(choice([0, 4]), 0, 'Armour'),
  cover: optional(choice(['none', 'cover', 'narrow-opening']), 'none', 'Cover', {
    matters: [{ field: 'target.troop', is: ['foot'] }],
  }),
  forestCm: optional(orNull(number(0, 1000)), null, 'Forest in the line of fire (cm)'),
  swimming: optional(flag(), false, 'Swimming'),
  furtive: optional(flag(), false, 'Dashes between two hiding places'),
  hidden: optional(choice(['no', 'crouched', 'inside']), 'no', 'Hidden'),
  inMelee: optional(flag(), false, 'In contact with a friend of the shooter'),
  sameVessel: optional(flag(), false, 'On the same vessel', {
    matters: [{ field: 'shooter.aboard', is: ['unsteady', 'steady'] }],
  }),
  groupSize: optional(whole(1, 99), 1, 'Figures in the group', {
    matters: [{ field: 'weapon', is: ['blunderbuss', 'swivel-gun'] }],
  }),
});

export const shootInput = record({
  weapon: required(choice(firearmIds), 'Firearm'),
  rangeCm: required(number(0, 1000), 'Range (cm)'),
  line: optional(choice(['clear', 'figure', 'solid']), 'clear', 'In the line of fire'),
  shooter: optional(shooterInput, {}, 'Shooter'),
  target: optional(targetInput, {}, 'Target'),
});

/** The input as the rules read it, with defaults filled in. */
export type ShootRead = OutputOf<typeof shootInput>;
