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
  class: optional(whole(1, 5), 3, 'Class of the shooter'),
  troop: optional(choice(troops), 'foot', 'Shooter'),
  loaded: optional(flag(), true, 'Weapon loaded'),
  moving: derived(flag(), 'true if contact is "closing" or furtive, else false', 'Moves in this turn'),
  furtive: optional(flag(), false, 'Furtive shooter: shows himself only briefly on the move'),
  contact: optional(choice(contacts), 'none', 'Contact with this target'),
  engagedAtStart: derived(
    flag(),
    'true if contact is "in-contact", else false',
    'Touched an enemy when the turn began',
  ),
  supported: optional(flag(), true, 'Weapon on a support', {
    matters: [{ field: 'weapon', is: ['swivel-gun', 'rampart-musket'] }],
  }),
  swimming: optional(flag(), false, 'Shooter swims'),
  aboard: optional(choice(['no', 'unsteady', 'steady']), 'no', 'Aboard ship or boat'),
  surprise: optional(flag(), false, 'Surprise shot (option shoot.surprise)'),
});

const targetInput = record({
  troop: optional(choice(troops), 'foot', 'Target'),
  armour: optional(choice([0, 4]), 0, 'Armour of the target (breastplate 4)'),
  cover: optional(choice(['none', 'cover', 'narrow-opening']), 'none', 'Cover', {
    matters: [{ field: 'target.troop', is: ['foot'] }],
  }),
  forestCm: optional(orNull(number(0, 1000)), null, 'Forest in the line of fire in cm'),
  swimming: optional(flag(), false, 'Target swims'),
  furtive: optional(flag(), false, 'Furtive target: crosses the line of fire between two hiding places'),
  hidden: optional(choice(['no', 'crouched', 'inside']), 'no', 'Hidden'),
  inMelee: optional(flag(), false, 'Touches a friend of the shooter'),
  sameVessel: optional(flag(), false, 'Aboard the same ship or boat', {
    matters: [{ field: 'shooter.aboard', is: ['unsteady', 'steady'] }],
  }),
  groupSize: optional(whole(1, 99), 1, 'Figures that can be hit', {
    matters: [{ field: 'weapon', is: ['blunderbuss', 'swivel-gun'] }],
  }),
});

export const shootInput = record({
  weapon: required(choice(firearmIds), 'Firearm'),
  rangeCm: required(number(0, 1000), 'Range in cm'),
  line: optional(choice(['clear', 'figure', 'solid']), 'clear', 'In the line of fire'),
  shooter: optional(shooterInput, {}, 'Shooter'),
  target: optional(targetInput, {}, 'Target'),
});

/** The input as the rules read it, with defaults filled in. */
export type ShootRead = OutputOf<typeof shootInput>;
