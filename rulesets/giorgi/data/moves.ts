/** Moves in cm (chapter move), and the dice of routs, flights and tested reactions. */
import type { Arm, Rates } from '../model.ts';

export const rates: Rates = {
  'infantry-column': 18,
  'infantry-open': 18,
  'infantry-line': 12,
  'infantry-square': 6,
  'light-cavalry': 30,
  'medium-cavalry': 27,
  'heavy-cavalry': 24,
  'foot-guns': 15,
  'horse-guns': 24,
  manhandled: 3,
  general: 36,
};

/** Dice added to the full move of a rout. Gunners run as foot. */
export const routDice: Readonly<Record<Arm, number>> = { foot: 1, artillery: 1, horse: 2 };

/** Dice of a flight or a tested reaction. Their sum is the distance in cm. */
export const reactionDice: Readonly<Record<Arm, number>> = { foot: 2, artillery: 2, horse: 4 };

/** Dice of every reaction inside woods. */
export const woodsDice = 1;

/** Factor on the rate inside woods. */
export const woodsRate = 0.5;

/** Distance in cm within which a general helps in a test. */
export const generalCm = 10;

/** Distance in cm within which friends test for a rout (morale.breaking-when). */
export const breakingCm = 20;

/** Shortest straight run of a charge, in cm. */
export const chargeRunCm = { cavalry: 18, infantry: 9 };

/** Diameter of a general's round base, in mm. Ours. */
export const generalBaseMm = 15;
