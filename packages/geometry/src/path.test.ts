import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legAt, legHeading, makePath, pathLength, pathProblems, pointAlong, pointDistance } from './index.ts';
import { point } from './samples.test.ts';

const path = makePath([
  { x: 0, y: 0 },
  { x: 300, y: 400 },
  { x: 300, y: 400 },
  { x: 300, y: 900 },
]);

describe('paths', () => {
  it('are checked, with the place of what is wrong', () => {
    expect(pathProblems([])[0]?.place).toBe('path');
    expect(pathProblems([{ x: 0.5, y: 0 }], 'order.path')[0]?.place).toBe('order.path[0].x');
    expect(() => makePath([])).toThrow(/at least one/);
  });

  it('have a length, legs and places', () => {
    expect(pathLength(path)).toBe(1000);
    expect(path.points).toHaveLength(3);
    expect([0, 1, 500, 501, 1000, 2000].map((along) => legAt(path, along))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(pointAlong(path, 250)).toEqual({ x: 150, y: 200 });
    expect(pointAlong(path, 500)).toEqual({ x: 300, y: 400 });
    expect(pointAlong(path, 700)).toEqual({ x: 300, y: 600 });
    expect(pointAlong(path, 5000)).toEqual({ x: 300, y: 900 });
    expect(pointAlong(path, 0)).toEqual({ x: 0, y: 0 });
    expect([legHeading(path, 0), legHeading(path, 1)]).toEqual([531, 900]);
  });

  it('of one point stay there', () => {
    const still = makePath([{ x: 7, y: 8 }]);
    expect(pathLength(still)).toBe(0);
    expect(pointAlong(still, 100)).toEqual({ x: 7, y: 8 });
    expect(legHeading(still, 0)).toBe(0);
  });

  it('are never shorter than the straight way, and as long backwards', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
        const length = pathLength(makePath(points));
        const [first, last] = [points[0]!, points.at(-1)!];
        expect(length).toBeGreaterThanOrEqual(pointDistance(first.x, first.y, last.x, last.y));
        expect(pathLength(makePath(points.toReversed()))).toBe(length);
      }),
      { numRuns: 1000 },
    );
  });

  it('of one leg are as long as the distance of its ends', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(pathLength(makePath([a, b]))).toBe(pointDistance(a.x, a.y, b.x, b.y));
      }),
      { numRuns: 1000 },
    );
    // A square minus one has the root nearest below a whole number.
    expect(
      pathLength(
        makePath([
          { x: 0, y: 0 },
          { x: 28_283, y: 28_283 },
        ]),
      ),
    ).toBe(39_998);
  });

  it('a leg cut into equal parts is no longer and no shorter', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 2, max: 9 }), (a, d, parts) => {
        const step = { x: d.x % 50, y: d.y % 50 };
        const points = Array.from({ length: parts + 1 }, (_, i) => ({
          x: a.x + i * step.x,
          y: a.y + i * step.y,
        }));
        expect(pathLength(makePath(points))).toBe(pathLength(makePath([points[0]!, points.at(-1)!])));
      }),
    );
  });

  it('places are within a tenth of how far along they are', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 5000 }), (a, b, along) => {
        const straight = makePath([a, b]);
        const at = pointAlong(straight, along);
        const measured = Math.hypot(at.x - a.x, at.y - a.y);
        expect(Math.abs(measured - Math.min(along, Math.hypot(b.x - a.x, b.y - a.y)))).toBeLessThan(1);
      }),
    );
  });
});
