import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProducts, floorLength, floorOverRoot, floorRoot, roundAway } from './exact.ts';
import { exactRoot } from './samples.test.ts';

const big = fc.integer({ min: -(2 ** 36), max: 2 ** 36 });

describe('compareProducts', () => {
  it('agrees with whole numbers of any size', () => {
    fc.assert(
      fc.property(big, big, big, big, (a, b, c, d) => {
        const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
        expect(compareProducts(a, b, c, d)).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('tells apart products that round to the same double', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 ** 34, max: 2 ** 36 }), fc.integer({ min: 0, max: 3 }), (a, b) => {
        // (a + b)(a − b) = a² − b²
        expect(compareProducts(a, a, a + b, a - b)).toBe(b === 0 ? 0 : 1);
      }),
    );
  });
});

describe('roundings', () => {
  it('whole roots are exact next to squares', () => {
    for (const root of [1, 2, 56_568, 94_906_265 >> 1, 2 ** 25 - 1]) {
      expect(floorRoot(root * root)).toBe(root);
      expect(floorRoot(root * root - 1)).toBe(root - 1);
      expect(floorRoot(root * root + 2 * root)).toBe(root);
    }
  });

  it('quotients by a root are floored exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 33 }),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (over, square) => {
          fc.pre(over / Math.sqrt(square) < 2 ** 26);
          const exact = exactRoot({ over: BigInt(over) ** 2n, under: BigInt(square) });
          expect(floorOverRoot(over, square)).toBe(exact);
          expect(floorOverRoot(-over, square)).toBe(exact);
        },
      ),
      { numRuns: 2000 },
    );
    expect(floorOverRoot(7 * 50_000, 50_000 * 50_000)).toBe(7);
    expect(floorOverRoot(7 * 50_000 - 1, 50_000 * 50_000)).toBe(6);
  });

  it('halves go away from zero, and nothing is minus zero', () => {
    expect([2.5, -2.5, 0.4, -0.4, 0.5, -0.5].map(roundAway)).toEqual([3, -3, 0, 0, 1, -1]);
  });

  it('a length a millionth short of a whole number is that number', () => {
    expect([999.99999999, 999.999, 0, 5].map(floorLength)).toEqual([1000, 999, 0, 5]);
  });
});
