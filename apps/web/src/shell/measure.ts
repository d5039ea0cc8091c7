/** Lengths as the player measures them: in centimetres or inches, to the millimetre. */
import { say } from '../languages/index.ts';
import { settings } from '../settings/store.ts';

/** Tenths of a millimetre in each unit. */
const tenthsIn = { cm: 100, inches: 254 } as const;

/** A length in the player's unit, with one figure after the point. */
export function inUnits(tenths: number): number {
  return Math.round((tenths / tenthsIn[settings.get().units]) * 10) / 10;
}

/** The length of so many of the player's units, in tenths. */
export function ofUnits(amount: number): number {
  return amount * tenthsIn[settings.get().units];
}

/** What stands between whole and parts in the language spoken. */
export function decimalSign(): ',' | '.' {
  return (1.5).toLocaleString(settings.get().language).includes(',') ? ',' : '.';
}

export function lengthWords(tenths: number): string {
  return say(`length.${settings.get().units}`, { n: inUnits(tenths) });
}
