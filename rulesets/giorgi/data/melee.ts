/** Values and points of the melee (sheet ¶19 to 25). */
import type { Cover, HorseKind, Kind } from '../model.ts';

/** Value of a unit, whatever its number of bases (melee.value-*). */
export const values: Readonly<Record<Kind, number>> = {
  line: 3,
  grenadier: 4,
  guard: 4,
  militia: 2,
  light: 2,
  rifle: 2,
  'light-cavalry': 5,
  'medium-cavalry': 6,
  'heavy-cavalry': 7,
  gun: 0,
  howitzer: 0,
};

/** Points for each base in contact behind cover. A wood edge or a building gives none. */
export const coverPoints: Readonly<Record<Cover, number>> = {
  none: 0,
  light: 0.5,
  'low-wall': 0.5,
  'high-wall': 1,
  'wood-edge': 0,
  woods: 1,
  building: 0,
};

/** Points for each base in contact that stands higher than the enemy. */
export const heightPoints = 0.5;

/** Points of a charge for each class of horse. */
export const horseCharge: Readonly<Record<HorseKind, number>> = {
  'light-cavalry': 2,
  'medium-cavalry': 3,
  'heavy-cavalry': 4,
};

/** A unit with fewer bases than this is understaffed. */
export const fullBases = 4;

/** Points for being understaffed, counted once or twice. The sheet states the rule twice. */
export const understaffed = { once: -1, twice: -2 } as const;

/** Units that can assault one building: one for each of its sides. */
export const buildingSides = 4;
