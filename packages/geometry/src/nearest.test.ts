import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseDistance,
  nearestPoints,
  overlaps,
  pointDistance,
  pointToBase,
  rectangleBase,
  roundBase,
} from './index.ts';
import { base, displaced, displacedPoint } from './samples.test.ts';

describe('the nearest points', () => {
  it('are the middle of what lies face to face', () => {
    expect(
      nearestPoints(rectangleBase(0, 0, 900, 600, 200), rectangleBase(200, 400, 2700, 600, 200)),
    ).toEqual([
      { x: 100, y: 100 },
      { x: 100, y: 300 },
    ]);
    expect(nearestPoints(rectangleBase(0, 0, 900, 600, 200), roundBase(500, 0, 50))).toEqual([
      { x: 300, y: 0 },
      { x: 450, y: 0 },
    ]);
  });

  it('lie on their bases and as far apart as the bases', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        if (overlaps(a, b)) return;
        const [p, q] = nearestPoints(a, b);
        expect(pointToBase(a, p.x, p.y)).toBeLessThanOrEqual(2);
        expect(pointToBase(b, q.x, q.y)).toBeLessThanOrEqual(2);
        expect(Math.abs(pointDistance(p.x, p.y, q.x, q.y) - baseDistance(a, b))).toBeLessThanOrEqual(5);
      }),
      { numRuns: 1000 },
    );
  });

  it('turn with their bases', () => {
    fc.assert(
      fc.property(base, base, fc.integer({ min: 1, max: 3 }), (a, b, quarters) => {
        const here = nearestPoints(a, b).map((one) => displacedPoint(one, quarters, 0, 0));
        const there = nearestPoints(displaced(a, quarters, 0, 0), displaced(b, quarters, 0, 0));
        here.forEach((one, i) => {
          expect(Math.abs(one.x - there[i]!.x) + Math.abs(one.y - there[i]!.y)).toBeLessThanOrEqual(2);
        });
      }),
      { numRuns: 500 },
    );
  });
});
