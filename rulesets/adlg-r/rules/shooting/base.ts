/** The shooting rules before any option. */
import { ranges } from '../../data/ranges.ts';
import type { ShootingRules } from './model.ts';
import { boughtArmour, caps, effects, modifiers } from './rows.ts';

export const shooting: ShootingRules = {
  ranges,
  shortRange: { ud: 2, kinds: ['medium-artillery', 'heavy-artillery'], by: 3, loss: 2 },
  modifiers,
  armour: boughtArmour,
  caps,
  effects,
  enclosedFieldIsCover: true,
};
