/** percentText: chances as a player reads them, in whole percent, and never 0 or 100 unless exact. */
import { bigSixTo, isCertain, type Sixths } from '../dice/sixths.ts';

/** Rounded to whole percent, halves up. Exact for any number of dice. */
export function wholePercent({ ways, dice }: Sixths): number {
  const throws = bigSixTo(dice);
  return Number((BigInt(ways) * 200n + throws) / (throws * 2n));
}

/** `33`, `<1`, `>99`; `0` and `100` only if they are exact. */
export function percentText(chance: Sixths): string {
  if (BigInt(chance.ways) === 0n) return '0';
  if (isCertain(chance)) return '100';
  const percent = wholePercent(chance);
  return percent < 1 ? '<1' : percent > 99 ? '>99' : String(percent);
}
