/** All options in the order of the rulebook. If two change the same number, the later one starts from the result of the earlier. */
import { attackOptions } from './attack.ts';
import { artilleryOptions, fireOptions, fireReadings, saveOptions } from './fire.ts';
import { meleeReadings, pointOptions, resultOptions } from './melee.ts';
import { commandOptions, moraleOptions, scenarioOptions } from './morale.ts';
import { buildingOptions, squareOptions, woodsOptions } from './places.ts';
import { formationOptions, moveOptions, terrainOptions, turnOptions, unitOptions } from './unit.ts';

export const options = [
  ...unitOptions,
  ...turnOptions,
  ...formationOptions,
  ...moveOptions,
  ...terrainOptions,
  ...fireOptions,
  ...artilleryOptions,
  ...saveOptions,
  ...attackOptions,
  ...pointOptions,
  ...resultOptions,
  ...squareOptions,
  ...buildingOptions,
  ...woodsOptions,
  ...moraleOptions,
  ...commandOptions,
  ...scenarioOptions,
  ...fireReadings,
  ...meleeReadings,
] as const;
