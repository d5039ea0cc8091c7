/** Every option of the ruleset: optional rules and disputed readings. */
import { commandOptions } from './command.ts';
import { meleeOptions } from './melee.ts';
import { movementOptions } from './movement.ts';
import { shootingOptions } from './shooting.ts';
import { tableOptions } from './table.ts';
import { unitsOptions } from './units.ts';

export const options = [
  ...unitsOptions,
  ...commandOptions,
  ...movementOptions,
  ...shootingOptions,
  ...meleeOptions,
  ...tableOptions,
] as const;
