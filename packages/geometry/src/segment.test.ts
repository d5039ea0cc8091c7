import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCoordinate, pointDistance, sideOfLine } from './point.ts';
import { exactRoot, exactSquare, isLess, point } from './samples.test.ts';
import { isNearer, isOnSegment, segmentDistance, segmentsDistance, segmentsMeet } from './segment.ts';

describe('points', () => {
  it('coordinates are whole and on a table', () => {
    expect([0, -5, 100_000, 100_001, 0.5, Number.NaN, '3', null].map(isCoordinate)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('distances go down to a whole tenth', () => {
    expect(pointDistance(0, 0, 3, 4)).toBe(5);
    expect(pointDistance(0, 0, 1, 1)).toBe(1);
    expect(pointDistance(0, 0, 40_000, 40_000)).toBe(56_568);
  });

  it('left of a line is above zero, on it is zero', () => {
    expect(sideOfLine(0, 0, 10, 0, 5, 1)).toBeGreaterThan(0);
    expect(sideOfLine(0, 0, 10, 0, 5, -1)).toBeLessThan(0);
    expect(sideOfLine(0, 0, 10, 5, 20, 10)).toBe(0);
  });

  it('triangle inequality holds to within the rounding', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const far = (p: typeof a, q: typeof a) => pointDistance(p.x, p.y, q.x, q.y);
        expect(far(a, c)).toBeLessThanOrEqual(far(a, b) + far(b, c) + 1);
      }),
    );
  });
});

describe('stretches', () => {
  it('distance of a point agrees with exact fractions', () => {
    fc.assert(
      fc.property(point, point, point, fc.integer({ min: 0, max: 3000 }), (a, b, p, limit) => {
        const square = exactSquare(p, a, b);
        expect(segmentDistance(a.x, a.y, b.x, b.y, p.x, p.y)).toBe(exactRoot(square));
        const near = isLess(square, { over: BigInt(limit) ** 2n, under: 1n });
        expect(isNearer(a.x, a.y, b.x, b.y, p.x, p.y, limit)).toBe(near);
      }),
      { numRuns: 1000 },
    );
  });

  it('exactly at the limit is not nearer', () => {
    expect(isNearer(0, 0, 10, 0, 5, 7, 7)).toBe(false);
    expect(isNearer(0, 0, 10, 0, 5, 7, 8)).toBe(true);
    expect(isNearer(0, 0, 4, 3, 1, 7, 5)).toBe(false);
  });

  it('a stretch without length is a point', () => {
    expect(segmentDistance(3, 4, 3, 4, 0, 0)).toBe(5);
    expect(segmentsMeet(3, 4, 3, 4, 0, 0, 6, 8)).toBe(true);
    expect(segmentsMeet(3, 4, 3, 4, 0, 0, 6, 7)).toBe(false);
    expect(segmentsMeet(3, 4, 3, 4, 3, 4, 3, 4)).toBe(true);
  });

  it('meet when they cross, touch or lie on one another', () => {
    expect(segmentsMeet(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true);
    expect(segmentsMeet(0, 0, 10, 0, 5, 0, 5, 5)).toBe(true);
    expect(segmentsMeet(0, 0, 10, 0, 10, 0, 20, 5)).toBe(true);
    expect(segmentsMeet(0, 0, 10, 0, 10, 0, 20, 0)).toBe(true);
    expect(segmentsMeet(0, 0, 10, 0, 11, 0, 20, 0)).toBe(false);
    expect(segmentsMeet(0, 0, 10, 0, 0, 1, 10, 1)).toBe(false);
    expect(segmentsMeet(0, 0, 10, 0, 12, -5, 12, 5)).toBe(false);
  });

  it('meeting is distance zero and does not depend on direction or order', () => {
    const small = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const meet = segmentsMeet(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y);
        expect(segmentsMeet(c.x, c.y, d.x, d.y, a.x, a.y, b.x, b.y)).toBe(meet);
        expect(segmentsMeet(b.x, b.y, a.x, a.y, c.x, c.y, d.x, d.y)).toBe(meet);
        if (meet) expect(segmentsDistance(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)).toBe(0);
      }),
      { numRuns: 2000 },
    );
    expect(segmentsDistance(0, 0, 10, 0, 0, 7, 10, 7)).toBe(7);
  });

  it('ends belong to a stretch', () => {
    expect(isOnSegment(0, 0, 10, 5, 10, 5)).toBe(true);
    expect(isOnSegment(0, 0, 10, 5, 4, 2)).toBe(true);
    expect(isOnSegment(0, 0, 10, 5, 12, 6)).toBe(false);
  });
});
