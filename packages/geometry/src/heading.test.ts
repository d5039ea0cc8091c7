import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleBetween,
  asHeading,
  cosineOf,
  headingTo,
  sineOf,
  sineScale,
  stepX,
  stepY,
  turnBetween,
} from './heading.ts';
import { heading } from './samples.test.ts';
import { sines } from './sine-table.ts';

const one = 10n ** 40n;

/** π by Machin's formula, in units of 10⁻⁴⁰. */
function makePi(): bigint {
  const arctan = (inverse: bigint) => {
    let sum = 0n;
    let term = one / inverse;
    for (let n = 1n; term !== 0n; n += 2n) {
      sum += n % 4n === 1n ? term / n : -(term / n);
      term /= inverse * inverse;
    }
    return sum;
  };
  return 4n * (4n * arctan(5n) - arctan(239n));
}

const pi = makePi();

/** Sine of an angle in tenths of a degree by its series, times 2³⁰, rounded to the nearest whole. */
function exactSine(angle: number): number {
  const x = (pi * BigInt(angle)) / 1800n;
  let sum = 0n;
  let term = x;
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += term;
    term = (-term * x * x) / (one * one * (n + 1n) * (n + 2n));
  }
  return Number((sum * 2n ** 31n + one) / (2n * one));
}

describe('the table of sines', () => {
  it('is what the series of the sine gives', () => {
    expect(sines).toEqual(Array.from({ length: 901 }, (_, angle) => exactSine(angle)));
  });

  it('is exact where the sine is', () => {
    expect([sineOf(0), sineOf(300), sineOf(900), sineOf(1500), sineOf(1800), sineOf(2700)]).toEqual([
      0,
      sineScale / 2,
      sineScale,
      sineScale / 2,
      0,
      -sineScale,
    ]);
    expect([cosineOf(0), cosineOf(600), cosineOf(900), cosineOf(1800)]).toEqual([
      sineScale,
      sineScale / 2,
      0,
      -sineScale,
    ]);
    expect(sineOf(450)).toBe(cosineOf(450));
  });
});

describe('headings', () => {
  it('any angle stands for one', () => {
    expect([0, 3600, -1, 3599, -3600, 7300].map(asHeading)).toEqual([0, 0, 3599, 3599, 0, 100]);
  });

  it('turns go the shorter way; half a circle goes left', () => {
    expect(turnBetween(3500, 100)).toBe(200);
    expect(turnBetween(100, 3500)).toBe(-200);
    expect(turnBetween(0, 1800)).toBe(1800);
    expect(turnBetween(1800, 0)).toBe(1800);
    expect(angleBetween(100, 3500)).toBe(200);
  });

  it('of a direction is the nearest', () => {
    expect(headingTo(5, 0)).toBe(0);
    expect(headingTo(0, 5)).toBe(900);
    expect(headingTo(-5, 0)).toBe(1800);
    expect(headingTo(0, -5)).toBe(2700);
    expect(headingTo(7, 7)).toBe(450);
    expect(headingTo(7, -7)).toBe(3150);
    expect(headingTo(40_000, 1)).toBe(0);
    expect(headingTo(40_000, -1)).toBe(0);
    expect(headingTo(0, 0)).toBeNull();
  });

  it('of any direction is the one that a search through the whole table finds', () => {
    const way = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(way, way, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        let nearest = 0;
        let least = Number.POSITIVE_INFINITY;
        for (let each = 0; each < 3600; each++) {
          const beside = Math.abs(cosineOf(each) * dy - sineOf(each) * dx);
          if (cosineOf(each) * dx + sineOf(each) * dy <= 0 || beside >= least) continue;
          nearest = each;
          least = beside;
        }
        expect(headingTo(dx, dy)).toBe(nearest);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a step so long that rounding does not matter is that of the step', () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 2000, max: 40_000 }), (way, length) => {
        expect(headingTo(stepX(way, length), stepY(way, length))).toBe(way);
      }),
    );
  });

  it('turn with what they point at, by quarters', () => {
    const part = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(part, part, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        expect(headingTo(0 - dy, dx)).toBe(asHeading(headingTo(dx, dy)! + 900));
      }),
    );
  });
});
