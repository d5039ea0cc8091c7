import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basesCrossed,
  crossesPolygon,
  depthCrossed,
  firstBaseCrossed,
  firstPolygonCrossed,
  isBlockedByBase,
  isBlockedByPolygon,
  makePolygon,
  makePolyline,
  obstaclesCrossed,
  type Point,
  type Polygon,
  pointDistance,
  polygonsCrossed,
  rectangleBase,
  roundBase,
} from './index.ts';
import { base, displacedPoint, point, polygon } from './samples.test.ts';

const box = (x: number, y: number, width: number, height: number) =>
  makePolygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);

describe('past bases', () => {
  const bases = [roundBase(3000, 0, 100), rectangleBase(1000, 50, 0, 200, 200), roundBase(2000, 100, 100)];

  it('all that stand in the line, in order; who is grazed does not', () => {
    expect(basesCrossed(0, 0, 4000, 0, bases)).toEqual([
      { index: 1, from: 900, to: 1100 },
      { index: 0, from: 2900, to: 3100 },
    ]);
    expect(firstBaseCrossed(0, 0, 4000, 0, bases)?.index).toBe(1);
    expect(firstBaseCrossed(0, 0, 4000, 0, bases, [1])?.index).toBe(0);
    expect(firstBaseCrossed(0, 0, 4000, 0, bases, [0, 1])).toBeNull();
    expect(isBlockedByBase(0, 0, 4000, 0, bases, [0, 1])).toBe(false);
    expect(isBlockedByBase(0, 0, 4000, 0, bases, [0])).toBe(true);
    expect(isBlockedByBase(0, 0, 4000, 0, bases)).toBe(true);
  });

  it('of several at one place the first of the list comes first', () => {
    const twice = [roundBase(500, 0, 50), roundBase(500, 0, 50)];
    expect(basesCrossed(0, 0, 1000, 0, twice).map(({ index }) => index)).toEqual([0, 1]);
  });

  it('backwards the same stand in the line, in the opposite order of places', () => {
    fc.assert(
      fc.property(fc.array(base, { maxLength: 6 }), point, point, (some, a, b) => {
        const there = basesCrossed(a.x, a.y, b.x, b.y, some);
        const back = basesCrossed(b.x, b.y, a.x, a.y, some);
        expect(new Set(back.map(({ index }) => index))).toEqual(new Set(there.map(({ index }) => index)));
        expect(isBlockedByBase(a.x, a.y, b.x, b.y, some)).toBe(there.length > 0);
        for (const { from, to } of there) expect(from).toBeLessThanOrEqual(to);
      }),
    );
  });
});

describe('past areas', () => {
  const woods = [box(1000, -500, 300, 1000), box(2000, -500, 700, 1000)];

  it('depth is added over several, and counted once where they overlap', () => {
    expect(depthCrossed(0, 0, 4000, 0, woods)).toBe(1000);
    expect(depthCrossed(0, 0, 2100, 0, woods)).toBe(400);
    expect(depthCrossed(2100, 0, 2200, 0, woods)).toBe(100);
    expect(depthCrossed(0, 0, 4000, 0, [...woods, box(1100, -100, 1000, 200)])).toBe(1700);
    expect(depthCrossed(0, 600, 4000, 600, woods)).toBe(0);
    expect(depthCrossed(5, 5, 5, 5, woods)).toBe(0);
  });

  it('aslant it is the way inside, down to a whole tenth', () => {
    // 300 across, on a line with slope 3 to 4, is 375 along.
    expect(depthCrossed(700, -400, 1600, 275, [woods[0]!])).toBe(375);
    expect(depthCrossed(0, -1000, 2000, 1000, [woods[0]!])).toBe(424);
  });

  it('along the border is not inside, from either end', () => {
    const [wood] = woods;
    expect(depthCrossed(0, 500, 4000, 500, [wood!])).toBe(0);
    expect(depthCrossed(4000, -500, 0, -500, [wood!])).toBe(0);
    expect(crossesPolygon(wood!, 0, 500, 4000, 500)).toBe(false);
    expect(crossesPolygon(wood!, 1000, -900, 1000, 900)).toBe(false);
    expect(crossesPolygon(wood!, 0, 0, 1000, 0)).toBe(false);
    expect(crossesPolygon(wood!, 0, 0, 1001, 0)).toBe(true);
    // Through one corner only, and from corner to corner.
    expect(crossesPolygon(wood!, 800, 300, 1200, 700)).toBe(false);
    expect(crossesPolygon(wood!, 700, -800, 1600, 1200)).toBe(true);
    expect(crossesPolygon(wood!, 1000, -500, 1300, 500)).toBe(true);
    expect(crossesPolygon(wood!, 1100, 0, 1100, 0)).toBe(true);
    expect(crossesPolygon(wood!, 1000, 0, 1300, 0)).toBe(true);
    expect(crossesPolygon(wood!, 1000, 0, 1000, 100)).toBe(false);
  });

  it('a notch that the line runs along counts only where both sides are inside', () => {
    const notched = makePolygon([
      { x: 0, y: 0 },
      { x: 900, y: 0 },
      { x: 900, y: 300 },
      { x: 600, y: 300 },
      { x: 600, y: 100 },
      { x: 300, y: 100 },
      { x: 300, y: 300 },
      { x: 0, y: 300 },
    ]);
    expect(depthCrossed(-100, 100, 1000, 100, [notched])).toBe(600);
    expect(depthCrossed(1000, 100, -100, 100, [notched])).toBe(600);
    expect(depthCrossed(-100, 200, 1000, 200, [notched])).toBe(600);
    expect(depthCrossed(-100, 50, 1000, 50, [notched])).toBe(900);
    expect(polygonsCrossed(-100, 200, 1000, 200, [notched])).toEqual([
      { index: 0, from: 100, to: 1000, depth: 600 },
    ]);
  });

  it('all that are crossed, in order, with exceptions', () => {
    expect(polygonsCrossed(4000, 0, 0, 0, woods)).toEqual([
      { index: 1, from: 1300, to: 2000, depth: 700 },
      { index: 0, from: 2700, to: 3000, depth: 300 },
    ]);
    expect(firstPolygonCrossed(4000, 0, 0, 0, woods, [1])?.index).toBe(0);
    expect(firstPolygonCrossed(4000, 600, 0, 600, woods)).toBeNull();
    expect(isBlockedByPolygon(0, 0, 4000, 0, woods)).toBe(true);
    expect(isBlockedByPolygon(0, 0, 4000, 0, woods, [0, 1])).toBe(false);
  });

  it('depth agrees with looking at many points of the line', () => {
    fc.assert(
      fc.property(polygon, polygon, point, point, (one, other, a, b) => {
        const length = pointDistance(a.x, a.y, b.x, b.y);
        const depth = depthCrossed(a.x, a.y, b.x, b.y, [one, other]);
        expect(depth).toBeLessThanOrEqual(length);
        expect(depthCrossed(b.x, b.y, a.x, a.y, [one, other])).toBe(depth);
        const slow = sampledDepth([one, other], a, b);
        // The line crosses at most 24 borders, each to within a sample.
        expect(Math.abs(depth - slow)).toBeLessThanOrEqual((length / samples) * 24 + 2);
      }),
      { numRuns: 300 },
    );
  });

  it('crossed at all agrees with the depth', () => {
    fc.assert(
      fc.property(polygon, point, point, (area, a, b) => {
        const depth = depthCrossed(a.x, a.y, b.x, b.y, [area]);
        const crosses = crossesPolygon(area, a.x, a.y, b.x, b.y);
        if (depth > 0) expect(crosses).toBe(true);
        expect(crossesPolygon(area, b.x, b.y, a.x, a.y)).toBe(crosses);
        expect(polygonsCrossed(a.x, a.y, b.x, b.y, [area]).length).toBe(crosses ? 1 : 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('lines through corners and along edges agree with looking at many points', () => {
    fc.assert(
      fc.property(polygon, fc.nat(), fc.nat(), fc.integer({ min: -2, max: 3 }), (area, i, j, far) => {
        const a = area.corners[i % area.corners.length]!;
        const end = area.corners[j % area.corners.length]!;
        const b = { x: a.x + (end.x - a.x) * far, y: a.y + (end.y - a.y) * far };
        fc.pre(a.x !== b.x || a.y !== b.y);
        const length = pointDistance(a.x, a.y, b.x, b.y);
        const depth = depthCrossed(a.x, a.y, b.x, b.y, [area]);
        expect(depthCrossed(b.x, b.y, a.x, a.y, [area])).toBe(depth);
        expect(Math.abs(depth - sampledDepth([area], a, b))).toBeLessThanOrEqual((length / samples) * 12 + 2);
      }),
      { numRuns: 500 },
    );
  });

  it('a sliver of a thirtieth of a tenth along an edge counts in its whole length', () => {
    const places = [
      [40, 0],
      [38, 14],
      [-113, 66],
      [-80, -37],
      [-20, -224],
      [10, -39],
    ] as const;
    const area = makePolygon(places.map(([x, y]) => ({ x, y })));
    expect(depthCrossed(-20, -224, -113, 66, [area])).toBe(304);
    expect(sampledDepth([area], { x: -20, y: -224 }, { x: -113, y: 66 })).toBeCloseTo(304.5, 0);
  });

  it('turns by quarters', () => {
    fc.assert(
      fc.property(polygon, point, point, fc.integer({ min: 1, max: 3 }), (area, a, b, quarters) => {
        const turned = makePolygon(area.corners.map((corner) => displacedPoint(corner, quarters, 5, 9)));
        const [c, d] = [displacedPoint(a, quarters, 5, 9), displacedPoint(b, quarters, 5, 9)];
        expect(crossesPolygon(turned, c.x, c.y, d.x, d.y)).toBe(crossesPolygon(area, a.x, a.y, b.x, b.y));
        expect(depthCrossed(c.x, c.y, d.x, d.y, [turned])).toBe(depthCrossed(a.x, a.y, b.x, b.y, [area]));
      }),
    );
  });
});

const samples = 1500;

/** Share of many points of the line that lie strictly inside any area, in floating point. */
function sampledDepth(areas: readonly Polygon[], a: Point, b: Point): number {
  let inside = 0;
  for (let i = 0; i < samples; i++) {
    const share = (i + 0.5) / samples;
    const p = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    if (areas.some((area) => isStrictlyInside(area, p))) inside++;
  }
  return (inside / samples) * Math.hypot(b.x - a.x, b.y - a.y);
}

function isStrictlyInside({ corners }: Polygon, p: Point): boolean {
  let inside = false;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[(i + 1) % corners.length]!;
    const side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
    // Within a millionth of a tenth counts as on the border. Whole corners leave no sliver that thin over any length.
    if (side * side < 1e-12 * square && along >= 0 && along <= square) return false;
    if (a.y > p.y !== b.y > p.y && side > 0 === b.y > a.y) inside = !inside;
  }
  return inside;
}

describe('across linear obstacles', () => {
  const lines = [
    makePolyline([
      { x: 800, y: -100 },
      { x: 800, y: 100 },
    ]),
    makePolyline([
      { x: 300, y: 0 },
      { x: 400, y: 300 },
      { x: 500, y: -300 },
    ]),
  ];

  it('how near they are to either end', () => {
    expect(obstaclesCrossed(0, 0, 1000, 0, lines)).toEqual([
      { index: 1, fromStart: 300, fromEnd: 550 },
      { index: 0, fromStart: 800, fromEnd: 200 },
    ]);
    expect(obstaclesCrossed(0, 0, 800, 0, lines, [1])).toEqual([{ index: 0, fromStart: 800, fromEnd: 0 }]);
    expect(obstaclesCrossed(0, 0, 799, 0, lines, [1])).toEqual([]);
  });

  it('a line that runs along one meets it from end to end', () => {
    expect(obstaclesCrossed(800, -500, 800, 500, lines)).toEqual([
      { index: 0, fromStart: 400, fromEnd: 400 },
    ]);
    expect(obstaclesCrossed(800, 0, 800, 0, lines)).toEqual([{ index: 0, fromStart: 0, fromEnd: 0 }]);
  });
});
