import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Base,
  baseDistance,
  boxesMeet,
  boxOfBase,
  cornersOf,
  crossesBase,
  isPointInBase,
  isSegmentWithin,
  isWithin,
  overlaps,
  pointToBase,
  rectangleBase,
  roundBase,
  segmentToBase,
} from './index.ts';
import {
  base,
  coordinate,
  displaced,
  displacedPoint,
  edgesOf,
  exactlyOverlap,
  exactRoot,
  exactSquare,
  exactToShape,
  isLess,
  point,
} from './samples.test.ts';

/** Measured distance of two bases, computed slowly with big integers. */
function exactDistance(a: Base, b: Base): number {
  if (a.isRound && b.isRound) return Math.max(0, exactRoot(exactSquare(a, b, b)) - a.radius - b.radius);
  if (a.isRound) return Math.max(0, exactRoot(exactToShape(a, cornersOf(b))) - a.radius);
  if (b.isRound) return exactDistance(b, a);
  const [one, other] = [cornersOf(a), cornersOf(b)];
  if (exactlyOverlap(one, other)) return 0;
  const squares = [
    ...one.flatMap((p) => edgesOf(other).map(([c, d]) => exactSquare(p, c, d))),
    ...other.flatMap((p) => edgesOf(one).map(([c, d]) => exactSquare(p, c, d))),
  ];
  return exactRoot(squares.reduce((least, square) => (isLess(square, least) ? square : least)));
}

function doExactlyOverlap(a: Base, b: Base): boolean {
  const within = (radius: number) => ({ over: BigInt(radius) ** 2n, under: 1n });
  if (a.isRound && b.isRound) return isLess(exactSquare(a, b, b), within(a.radius + b.radius));
  if (a.isRound) return isLess(exactToShape(a, cornersOf(b)), within(a.radius));
  return b.isRound ? doExactlyOverlap(b, a) : exactlyOverlap(cornersOf(a), cornersOf(b));
}

describe('two bases', () => {
  it('that touch do not overlap; the distance is 0 either way', () => {
    const square = rectangleBase(0, 0, 0, 200, 200);
    expect(overlaps(square, rectangleBase(200, 0, 0, 200, 200))).toBe(false);
    expect(overlaps(square, rectangleBase(199, 0, 0, 200, 200))).toBe(true);
    expect(baseDistance(square, rectangleBase(200, 0, 0, 200, 200))).toBe(0);
    expect(overlaps(square, rectangleBase(200, 200, 0, 200, 200))).toBe(false);
    expect(baseDistance(square, rectangleBase(200, 200, 0, 200, 200))).toBe(0);
    expect(overlaps(roundBase(0, 0, 100), roundBase(120, 160, 100))).toBe(false);
    expect(overlaps(roundBase(0, 0, 100), roundBase(120, 159, 100))).toBe(true);
    expect(overlaps(square, roundBase(200, 0, 100))).toBe(false);
    expect(overlaps(square, roundBase(199, 0, 100))).toBe(true);
    expect(overlaps(roundBase(0, 0, 5), square)).toBe(true);
  });

  it('are measured down to a whole tenth', () => {
    expect(baseDistance(roundBase(0, 0, 100), roundBase(300, 300, 100))).toBe(224);
    expect(baseDistance(rectangleBase(0, 0, 0, 200, 200), rectangleBase(300, 300, 0, 200, 200))).toBe(141);
    expect(baseDistance(rectangleBase(0, 0, 900, 200, 400), roundBase(0, 500, 100))).toBe(200);
  });

  it('contact is the measured distance within the tolerance', () => {
    const a = roundBase(0, 0, 100);
    expect(isWithin(a, roundBase(210, 0, 100), 10)).toBe(true);
    expect(isWithin(a, roundBase(211, 0, 100), 10)).toBe(false);
    // 210.02 apart is measured as 10, so it is within 10.
    expect(isWithin(a, roundBase(210, 3, 100), 10)).toBe(true);
  });

  it('distance and overlap agree with exact arithmetic', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        expect(baseDistance(a, b)).toBe(exactDistance(a, b));
        expect(overlaps(a, b)).toBe(doExactlyOverlap(a, b));
      }),
      { numRuns: 3000 },
    );
  });

  it('overlap only at distance 0, and a distance of one or more is no overlap', () => {
    fc.assert(
      fc.property(base, base, (a, b) => {
        if (overlaps(a, b)) expect(baseDistance(a, b)).toBe(0);
        if (!boxesMeet(boxOfBase(a), boxOfBase(b))) expect(overlaps(a, b)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('are the same for each other, and moved or turned by quarters', () => {
    const shift = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(base, base, fc.integer({ min: 0, max: 3 }), shift, shift, (a, b, quarters, dx, dy) => {
        const distance = baseDistance(a, b);
        expect(baseDistance(b, a)).toBe(distance);
        expect(overlaps(b, a)).toBe(overlaps(a, b));
        const [c, d] = [displaced(a, quarters, dx, dy), displaced(b, quarters, dx, dy)];
        expect(baseDistance(c, d)).toBe(distance);
        expect(overlaps(c, d)).toBe(overlaps(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  it('are within a distance exactly if they measure at most that', () => {
    fc.assert(
      fc.property(base, base, fc.integer({ min: -2, max: 2 }), (a, b, off) => {
        const measured = baseDistance(a, b);
        const distance = Math.max(0, measured + off);
        expect(isWithin(a, b, distance)).toBe(measured <= distance);
      }),
      { numRuns: 1000 },
    );
  });

  it('keep the triangle inequality to within the rounding', () => {
    fc.assert(
      fc.property(base, base, base, (a, b, c) => {
        expect(baseDistance(a, c)).toBeLessThanOrEqual(
          baseDistance(a, b) + baseDistance(b, c) + 2 * b.reach + 2,
        );
      }),
    );
  });
});

describe('a base and a point', () => {
  it('the edge belongs to the base', () => {
    const square = rectangleBase(0, 0, 0, 200, 100);
    expect(isPointInBase(square, 50, 100)).toBe(true);
    expect(isPointInBase(square, 51, 0)).toBe(false);
    expect(isPointInBase(roundBase(0, 0, 5), 3, 4)).toBe(true);
    expect(isPointInBase(roundBase(0, 0, 5), 4, 4)).toBe(false);
  });

  it('inside is distance 0, also for every corner', () => {
    fc.assert(
      fc.property(base, point, (one, p) => {
        if (isPointInBase(one, p.x, p.y)) expect(pointToBase(one, p.x, p.y)).toBe(0);
        for (const corner of cornersOf(one)) expect(isPointInBase(one, corner.x, corner.y)).toBe(true);
      }),
    );
  });
});

describe('a base and a stretch', () => {
  it('along an edge or up to it is not through', () => {
    const square = rectangleBase(0, 0, 0, 200, 200);
    expect(crossesBase(square, -500, 100, 500, 100)).toBe(false);
    expect(crossesBase(square, -500, 99, 500, 99)).toBe(true);
    expect(crossesBase(square, -500, 0, -100, 0)).toBe(false);
    expect(crossesBase(square, -500, 0, -99, 0)).toBe(true);
    expect(crossesBase(square, 0, 200, 200, 0)).toBe(false);
    expect(crossesBase(square, 0, 199, 199, 0)).toBe(true);
    expect(crossesBase(square, 10, 10, 10, 10)).toBe(true);
    expect(crossesBase(roundBase(0, 0, 50), -100, 50, 100, 50)).toBe(false);
    expect(crossesBase(roundBase(0, 0, 50), -100, 49, 100, 49)).toBe(true);
  });

  it('through is distance 0, and the distance agrees with that to its points', () => {
    fc.assert(
      fc.property(base, point, point, coordinate, (one, a, b, limit) => {
        const distance = segmentToBase(one, a.x, a.y, b.x, b.y);
        if (crossesBase(one, a.x, a.y, b.x, b.y)) expect(distance).toBe(0);
        expect(distance).toBeLessThanOrEqual(pointToBase(one, a.x, a.y));
        expect(segmentToBase(one, b.x, b.y, a.x, a.y)).toBe(distance);
        expect(isSegmentWithin(one, a.x, a.y, b.x, b.y, limit)).toBe(distance <= limit);
        expect(isSegmentWithin(one, a.x, a.y, b.x, b.y, distance)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('through agrees with the exact overlap of a hair-thin shape, and turns by quarters', () => {
    fc.assert(
      fc.property(base, point, point, fc.integer({ min: 0, max: 3 }), (one, a, b, quarters) => {
        const crosses = crossesBase(one, a.x, a.y, b.x, b.y);
        const [c, d] = [displacedPoint(a, quarters, 0, 0), displacedPoint(b, quarters, 0, 0)];
        expect(crossesBase(displaced(one, quarters, 0, 0), c.x, c.y, d.x, d.y)).toBe(crosses);
        if (one.isRound) {
          const radius = { over: BigInt(one.radius) ** 2n, under: 1n };
          expect(crosses).toBe(isLess(exactSquare(one, a, b), radius));
        } else if (a.x !== b.x || a.y !== b.y) {
          // A segment has no area. Its own direction is the only edge normal that decides.
          expect(crosses).toBe(exactlyOverlapsStretch(cornersOf(one), [a, b]));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** Separating axes of a shape and a segment: strictly inside on every axis. */
function exactlyOverlapsStretch(
  corners: { x: number; y: number }[],
  ends: { x: number; y: number }[],
): boolean {
  return [...edgesOf(corners), [ends[0]!, ends[1]!] as const].every(([a, b]) => {
    const [nx, ny] = [BigInt(a.y - b.y), BigInt(b.x - a.x)];
    const shade = ({ x, y }: { x: number; y: number }) => BigInt(x) * nx + BigInt(y) * ny;
    const [p, q] = [corners.map(shade).sort(compare), ends.map(shade).sort(compare)];
    return p[0]! < q.at(-1)! && q[0]! < p.at(-1)!;
  });
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
