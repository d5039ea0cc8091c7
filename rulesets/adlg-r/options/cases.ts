/** Options that procedures read: what a table can agree on for single cases. */
import { commandOptions } from './command.ts';
import { meleeOptions } from './melee.ts';
import { movementOptions } from './movement.ts';
import { shootingOptions } from './shooting.ts';
import { unitsOptions } from './units.ts';

export const caseOptions = [
  ...unitsOptions,
  ...commandOptions,
  ...movementOptions,
  ...shootingOptions,
  ...meleeOptions,
] as const;
