/** Moves in cm (chapter move), and the dice of rout, flight and tested reactions. */
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

/** Dice added to the full move of a rout; gunners run as foot. */
export const routDice: Readonly<Record<Arm, number>> = { foot: 1, artillery: 1, horse: 2 };

/** Dice of a flight or a tested reaction, in cm. */
export const reactionDice: Readonly<Record<Arm, number>> = { foot: 2, artillery: 2, horse: 4 };

/** Dice of any reaction inside woods. */
export const woodsDice = 1;

/** What woods leave of the rate. */
export const woodsRate = 0.5;

/** How far a general helps in a test, in cm. */
export const generalCm = 10;

/** How far a rout is felt by friends, in cm (morale.breaking-when). */
export const breakingCm = 20;

/** The least straight run of a charge. */
export const chargeRunCm = { cavalry: 18, infantry: 9 };

/** The round base of a general, across; ours. */
export const generalBaseMm = 15;
