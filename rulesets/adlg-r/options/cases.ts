/** caseOptions: options that procedures read, so that players can agree on them for single cases. */
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
