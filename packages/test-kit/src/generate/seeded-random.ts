/** SeededRandom: random numbers for tests. The same seed gives the same cases on every machine. */
import { mixBits } from '@grognard/rules-kit';

export class SeededRandom {
  private state: number;

  /** `name` distinguishes streams of the same seed: `edition/procedure`. */
  constructor(seed: number, name = '') {
    let hash = seed | 0;
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
    this.state = hash;
  }

  /** 32 random bits. */
  bits(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    return mixBits(this.state);
  }

  /** A whole number from 0 to `n` − 1. */
  below(n: number): number {
    return this.bits() % n;
  }

  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** True with a probability of `percent` per cent. */
  inHundred(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined && list.length === 0) throw new RangeError('nothing to pick from');
    return chosen as T;
  }
}
