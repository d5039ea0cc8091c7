/** Optional rules and disputed readings. They amend the rules in this order. */
import type { Option } from '@grognard/rules-kit';
import type { Rules } from '../model.ts';
import { meleeOptions } from './melee.ts';
import { movementOptions, sheetOptions } from './movement.ts';
import { hidingOptions, shootingOptions, weaponOptions } from './shooting.ts';
import { tableOptions } from './table.ts';

export const options = [
  ...sheetOptions,
  ...weaponOptions,
  ...movementOptions,
  ...shootingOptions,
  ...hidingOptions,
  ...meleeOptions,
  ...tableOptions,
] as const satisfies readonly Option<Rules>[];
