/** Whole numbers by chance, always the same ones. For tests only. */
import { mixBits } from '@grognard/rules-kit';

/** A source of whole numbers below what is asked. */
export function makeLuck(seed: number): { below(n: number): number } {
  let drawn = 0;
  return { below: (n) => mixBits(mixBits(seed) + ++drawn) % n };
}
