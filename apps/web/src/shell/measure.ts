/** Lengths in the player's unit, centimetres or inches, to the millimetre. */
import { say } from '../languages/index.ts';
import { settings } from '../settings/store.ts';

/** Tenths of a millimetre in each unit. */
const tenthsIn = { cm: 100, inches: 254 } as const;

/** A length in the player's unit, rounded to one decimal place. */
export function inUnits(tenths: number): number {
  return Math.round((tenths / tenthsIn[settings.get().units]) * 10) / 10;
}

/** A length given in the player's unit, in tenths of a millimetre. */
export function ofUnits(amount: number): number {
  return amount * tenthsIn[settings.get().units];
}

/** The decimal separator of the current language. */
export function decimalSign(): ',' | '.' {
  return (1.5).toLocaleString(settings.get().language).includes(',') ? ',' : '.';
}

export function lengthWords(tenths: number): string {
  return say(`length.${settings.get().units}`, { n: inUnits(tenths) });
}
