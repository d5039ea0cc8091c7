/** Luck of computer players: whole numbers from a key, the same on every machine, and apart from the dice of the game. */
import type { Random } from '@grognard/engine';
import { mixBits } from '@grognard/rules-kit';

const golden = 0x9e3779b9;
const range = 2 ** 32;

/** One seed out of several: numbers and words, in this order. */
export function keyOf(seed: number, ...parts: readonly (number | string)[]): number {
  let bits = mixBits(seed ^ 0x2545f491);
  for (const part of parts) {
    if (typeof part === 'number') bits = mixBits(bits + Math.imul(part + 1, golden));
    else for (let i = 0; i < part.length; i++) bits = mixBits(bits + Math.imul(part.charCodeAt(i), golden));
  }
  return bits;
}

/** A source of whole numbers: the same seed gives the same ones in the same order. */
export function makeLuck(seed: number): Random {
  const start = keyOf(seed);
  let drawn = 0;
  return {
    below(n) {
      if (!(n >= 1)) throw new RangeError(`there is no whole number below ${n}`);
      const bits = mixBits(start + Math.imul(++drawn, golden));
      return Math.floor((bits * n) / range);
    },
  };
}
