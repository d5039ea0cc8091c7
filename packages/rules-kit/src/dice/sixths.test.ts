/** Exact probabilities against fractions of big numbers. */
import { assert, constant, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  certain,
  fractionOf,
  impossible,
  isCertain,
  multiply,
  type Sixths,
  shareOf,
  sixTo,
} from './sixths.ts';

const bigWays = (dice: number): bigint => 6n ** BigInt(dice);
/** Any probability of up to 40 dice, in plain numbers while they are safe and big ones beyond. */
const sixths = tuple(
  oneof(integer({ min: 0, max: 8 }), integer({ min: 15, max: 40 })),
  integer({ min: 0, max: 1000 }),
  constant(0),
).map(([dice, thousandth]): Sixths => {
  const ways = (bigWays(dice) * BigInt(thousandth)) / 1000n;
  return { ways: dice <= 20 ? Number(ways) : ways, dice };
});

/** ways × 6^(80 − dice): probabilities on one scale. */
const onScale = ({ ways, dice }: Sixths): bigint => BigInt(ways) * bigWays(80 - dice);

describe('sixths', () => {
  it('add as fractions do', () => {
    assert(property(sixths, sixths, (a, b) => onScale(add(a, b)) === onScale(a) + onScale(b)));
  });

  it('multiply as fractions do', () => {
    assert(
      property(sixths, sixths, (a, b) => {
        const { ways, dice } = multiply(a, b);
        return dice === a.dice + b.dice && BigInt(ways) === BigInt(a.ways) * BigInt(b.ways);
      }),
    );
  });

  it('are written as reduced fractions of the same size', () => {
    assert(
      property(sixths, (value) => {
        const [top = '', bottom = ''] = fractionOf(value).split('/');
        const [a, b] = [BigInt(top), BigInt(bottom)];
        const reduced =
          a === 0n ? b === 1n : !(a % 2n === 0n && b % 2n === 0n) && !(a % 3n === 0n && b % 3n === 0n);
        return reduced && a * bigWays(value.dice) === BigInt(value.ways) * b;
      }),
    );
  });

  it('plain numbers stay plain only while they are safe', () => {
    expect(typeof multiply({ ways: 1, dice: 10 }, { ways: 1, dice: 10 }).ways).toBe('number');
    expect(typeof multiply({ ways: 1, dice: 11 }, { ways: 1, dice: 10 }).ways).toBe('bigint');
    expect(Number.isSafeInteger(sixTo(20))).toBe(true);
    expect(() => sixTo(21)).toThrow(RangeError);
  });

  it('know certainty', () => {
    expect(isCertain(certain)).toBe(true);
    expect(isCertain(impossible)).toBe(false);
    expect(isCertain({ ways: 36, dice: 2 })).toBe(true);
    expect(isCertain({ ways: bigWays(30), dice: 30 })).toBe(true);
    expect(isCertain({ ways: bigWays(30) - 1n, dice: 30 })).toBe(false);
    expect(fractionOf(certain)).toBe('1/1');
    expect(fractionOf(impossible)).toBe('0/1');
  });

  it('are shown as shares', () => {
    expect(shareOf('1/3')).toBeCloseTo(1 / 3, 14);
    expect(shareOf(`1/${2n ** 200n}`)).toBe(0);
  });
});
