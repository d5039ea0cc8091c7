/** keyOf: seeds and random whole numbers of computer players, the same on every machine, independent of the dice. */
import type { Random } from '@grognard/engine';
import { mixBits } from '@grognard/rules-kit';

const golden = 0x9e3779b9;
const range = 2 ** 32;

/** One seed from several numbers and words, in this order. */
export function keyOf(seed: number, ...parts: readonly (number | string)[]): number {
  let bits = mixBits(seed ^ 0x2545f491);
  for (const part of parts) {
    if (typeof part === 'number') bits = mixBits(bits + Math.imul(part + 1, golden));
    else for (let i = 0; i < part.length; i++) bits = mixBits(bits + Math.imul(part.charCodeAt(i), golden));
  }
  return bits;
}

/** A source of whole numbers. The same seed gives the same sequence. */
export function createRandom(seed: number): Random {
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
