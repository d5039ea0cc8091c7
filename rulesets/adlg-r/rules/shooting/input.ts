/** shootInput: the input of a shot. */
import {
  choice,
  flag,
  number,
  type OutputOf,
  optional,
  orNull,
  record,
  required,
  whole,
} from '@grognard/rules-kit';
import { armours, kinds, qualities, weapons } from '../../model.ts';
import { armourBuyers, foot, kindsOf, squareFormers } from '../unit-input.ts';

/** Actions of the shooter in this sequence. */
const actions = ['none', 'moved', 'moved-twice', 'charged', 'evaded', 'disengaged', 'left-zoc'] as const;

const oneEdged = kinds.filter((kind) => !kindsOf('LH', 'WWg').includes(kind));

const shooter = record({
  kind: required(choice(kinds), 'Shooter'),
  weapon: optional(orNull(choice(weapons)), null, 'Weapon (default: the unit’s own)'),
  quality: optional(choice(qualities), 'ordinary', 'Quality of the shooter', {
    matters: [
      { field: 'shooter.weapon', is: [null, ...weapons.filter((weapon) => weapon !== 'commanded-shot')] },
    ],
  }),
  disordered: optional(flag(), false, 'Shooter is Disordered'),
  reduced: optional(flag(), false, 'Reduced Shooter'),
  place: optional(
    choice(['open', 'cover', 'difficult', 'enclosed-field']),
    'open',
    'Where the shooter stands',
  ),
  edge: optional(choice(['front', 'side', 'rear']), 'front', 'Edge it shoots over', {
    matters: [
      { field: 'shooter.kind', is: oneEdged },
      { field: 'shooter.square', is: [false] },
    ],
  }),
  caracolePair: optional(flag(), false, 'A second Caracole unit directly behind', {
    matters: [
      { field: 'shooter.kind', is: kindsOf('Cv') },
      { field: 'shooter.weapon', is: ['caracole'] },
    ],
  }),
  regimentalGun: optional(flag(), false, 'Regimental gun', {
    matters: [{ field: 'shooter.kind', is: kindsOf(...foot) }],
  }),
  supports: optional(whole(0, 9), 0, 'Supporting units, light ones apart'),
  lightSupports: optional(whole(0, 9), 0, 'Supporting LI and LH'),
  square: optional(flag(), false, 'Shooter is in square', {
    matters: [{ field: 'shooter.kind', is: squareFormers }],
  }),
  action: optional(choice(actions), 'none', 'What the shooter did in this sequence'),
  inMelee: optional(flag(), false, 'Shooter is in melee or supports one'),
});

const target = record({
  kind: required(choice(kinds), 'Target'),
  quality: optional(choice(qualities), 'ordinary', 'Quality of the target'),
  armour: optional(orNull(choice(armours)), null, 'Armour of the target (default: the unit’s own)', {
    matters: [{ field: 'target.kind', is: armourBuyers }],
  }),
  cover: optional(choice(['none', 'terrain', 'fortification']), 'none', 'Cover of the target'),
  flank: optional(flag(), false, 'Shot at its flank or rear', {
    matters: [{ field: 'shooter.kind', is: kindsOf('Art') }],
  }),
  square: optional(flag(), false, 'Target is in square', {
    matters: [{ field: 'shooter.kind', is: kindsOf('Art') }],
  }),
  inMelee: optional(flag(), false, 'Target is in melee, other than at a camp, or supports one'),
});

export const shootInput = record({
  shooter: required(shooter, 'Shooter'),
  target: required(target, 'Target'),
  distanceUd: optional(orNull(number(0, 30)), null, 'Distance in UD (default: in range, not short range)'),
  inZone: optional(flag(), true, 'The target is in the zone of fire and has priority'),
  sight: optional(flag(), true, 'The target is seen'),
});
export type ShootInput = OutputOf<typeof shootInput>;
