/** Seeded whole numbers. For tests only. */
import { mixBits } from '@grognard/rules-kit';

/** A source of whole numbers below a limit. */
export function createRandom(seed: number): { below(n: number): number } {
  let drawn = 0;
  return { below: (n) => mixBits(mixBits(seed) + ++drawn) % n };
}
