import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  baseToBorder,
  baseToPolygon,
  cornersOf,
  higherOf,
  isBaseIn,
  isBaseWhollyIn,
  isInPolygon,
  isOnBorder,
  isWithinOfPolygon,
  levelAt,
  levelOf,
  locate,
  makePolygon,
  type Point,
  type Polygon,
  polygonProblems,
  rectangleBase,
  roundBase,
} from './index.ts';
import { base, displaced, displacedPoint, point, polygon } from './samples.test.ts';

const at = (...numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }));

/** An L-shaped, concave area with a notch at the upper right. */
const corners = at(0, 0, 400, 0, 400, 200, 200, 200, 200, 400, 0, 400);
const ell = makePolygon(corners);

describe('areas are checked once', () => {
  it('corners go round to the left whichever way they are given', () => {
    expect(makePolygon(corners.toReversed()).corners).toEqual(corners);
    expect(areaOf(ell)).toBe(120_000);
    expect([ell.minX, ell.minY, ell.maxX, ell.maxY]).toEqual([0, 0, 400, 400]);
  });

  const bad: [why: string, corners: Point[], place: string, message: RegExp][] = [
    ['too few', at(0, 0, 10, 0), 'corners', /at least 3/],
    ['not whole', at(0, 0, 10, 0.5, 10, 10), 'corners[1].y', /whole/],
    ['off any table', at(0, 0, 100_001, 0, 10, 10), 'corners[1].x', /table/],
    ['not a number', at(0, 0, Number.NaN, 0, 10, 10), 'corners[1].x', /whole/],
    ['twice the same', at(0, 0, 10, 0, 10, 0, 10, 10), 'corners[2]', /same/],
    ['first again at the end', at(0, 0, 10, 0, 10, 10, 0, 0), 'corners[0]', /same/],
    ['a bow tie', at(0, 0, 10, 10, 10, 0, 0, 10), 'corners[0]', /meets that from corners\[2\]/],
    ['a spike', at(0, 0, 10, 0, 20, 0, 10, 0, 10, 10), 'corners[2]', /turns back/],
    ['a corner on another edge', at(0, 0, 20, 0, 20, 20, 10, 0, 0, 20), 'corners[0]', /meets/],
    ['no area', at(0, 0, 10, 0, 20, 0), 'corners[0]', /turns back/],
  ];
  it.each(bad)('%s', (_, wrong, place, message) => {
    const problem = polygonProblems(wrong).find((one) => one.place === place);
    expect(problem?.message).toMatch(message);
    expect(() => makePolygon(wrong)).toThrow(RangeError);
  });

  it('places are named as the caller wants', () => {
    expect(polygonProblems([], 'areas[2].corners')[0]?.place).toBe('areas[2].corners');
  });

  it('corners on a straight edge are allowed', () => {
    expect(polygonProblems(at(0, 0, 10, 0, 20, 0, 20, 20, 0, 20))).toEqual([]);
  });
});

describe('a point and an area', () => {
  it('the border is known and belongs to the area', () => {
    expect(locate(ell, 100, 100)).toBe('inside');
    expect(locate(ell, 300, 300)).toBe('outside');
    expect(locate(ell, 200, 300)).toBe('border');
    expect(locate(ell, 0, 0)).toBe('border');
    expect(locate(ell, 200, 200)).toBe('border');
    expect(locate(ell, 401, 0)).toBe('outside');
    // Level with corners and edges, on either side of them.
    expect(locate(ell, 100, 200)).toBe('inside');
    expect(locate(ell, 500, 200)).toBe('outside');
    expect(locate(ell, -5, 200)).toBe('outside');
    expect(locate(ell, -5, 400)).toBe('outside');
    expect(isInPolygon(ell, 0, 0)).toBe(true);
  });

  it('agrees with adding up turns, exactly, in every quarter', () => {
    fc.assert(
      fc.property(polygon, point, fc.integer({ min: 0, max: 3 }), (area, p, quarters) => {
        const where = locate(area, p.x, p.y);
        expect(where).toBe(locateSlowly(area, p));
        const turned = makePolygon(area.corners.map((corner) => displacedPoint(corner, quarters, 11, -7)));
        const q = displacedPoint(p, quarters, 11, -7);
        expect(locate(turned, q.x, q.y)).toBe(where);
        for (const corner of area.corners) expect(locate(area, corner.x, corner.y)).toBe('border');
      }),
      { numRuns: 500 },
    );
  });
});

/** Reference implementation by the winding number. */
function locateSlowly(area: Polygon, p: Point): string {
  let turns = 0;
  for (let i = 0; i < area.corners.length; i++) {
    const a = area.corners[i]!;
    const b = area.corners[(i + 1) % area.corners.length]!;
    const side = BigInt(b.x - a.x) * BigInt(p.y - a.y) - BigInt(b.y - a.y) * BigInt(p.x - a.x);
    const between = (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y) <= 0;
    if (side === 0n && between) return 'border';
    if (a.y <= p.y && b.y > p.y && side > 0n) turns++;
    if (a.y > p.y && b.y <= p.y && side < 0n) turns--;
  }
  return turns === 0 ? 'outside' : 'inside';
}

describe('a base and an area', () => {
  it('standing against the border from outside is not being in it', () => {
    expect(isBaseIn(roundBase(500, 100, 100), ell)).toBe(false);
    expect(isBaseIn(roundBase(499, 100, 100), ell)).toBe(true);
    expect(isBaseIn(rectangleBase(500, 100, 0, 200, 200), ell)).toBe(false);
    expect(isBaseIn(rectangleBase(499, 100, 0, 200, 200), ell)).toBe(true);
    // In the notch, touching two edges.
    expect(isBaseIn(rectangleBase(300, 300, 0, 200, 200), ell)).toBe(false);
    expect(isBaseIn(roundBase(300, 300, 101), ell)).toBe(true);
    // A base larger than the area around it.
    expect(isBaseIn(roundBase(200, 200, 5000), ell)).toBe(true);
  });

  it('wholly in may touch the border from inside', () => {
    expect(isBaseWhollyIn(roundBase(100, 100, 100), ell)).toBe(true);
    expect(isBaseWhollyIn(roundBase(100, 100, 101), ell)).toBe(false);
    expect(isBaseWhollyIn(rectangleBase(100, 100, 0, 200, 200), ell)).toBe(true);
    expect(isBaseWhollyIn(rectangleBase(200, 100, 0, 200, 200), ell)).toBe(true);
    expect(isBaseWhollyIn(rectangleBase(200, 101, 0, 200, 200), ell)).toBe(false);
  });

  it('distances are measured to the nearest point', () => {
    expect(baseToPolygon(roundBase(600, 100, 100), ell)).toBe(100);
    expect(baseToPolygon(roundBase(100, 100, 50), ell)).toBe(0);
    expect(baseToBorder(roundBase(100, 100, 50), ell)).toBe(50);
    expect(isWithinOfPolygon(roundBase(600, 100, 100), ell, 100)).toBe(true);
    expect(isWithinOfPolygon(roundBase(600, 100, 100), ell, 99)).toBe(false);
    expect(isWithinOfPolygon(roundBase(100, 100, 5), ell, 0)).toBe(true);
  });

  it('in, on the border, wholly in and the distance fit together', () => {
    fc.assert(
      fc.property(base, polygon, fc.integer({ min: 0, max: 500 }), (one, area, distance) => {
        const isIn = isBaseIn(one, area);
        if (isIn) expect(baseToPolygon(one, area)).toBe(0);
        expect(isIn).toBe(isOnBorder(one, area) || isInPolygon(area, one.x, one.y));
        if (isBaseWhollyIn(one, area)) {
          for (const { x, y } of [one, ...cornersOf(one)]) expect(locate(area, x, y)).not.toBe('outside');
        }
        expect(isWithinOfPolygon(one, area, distance)).toBe(baseToPolygon(one, area) <= distance);
      }),
      { numRuns: 500 },
    );
  });

  it('turns by quarters', () => {
    fc.assert(
      fc.property(base, polygon, fc.integer({ min: 1, max: 3 }), (one, area, quarters) => {
        const turned = makePolygon(area.corners.map((corner) => displacedPoint(corner, quarters, 0, 0)));
        expect(isBaseIn(displaced(one, quarters, 0, 0), turned)).toBe(isBaseIn(one, area));
        expect(baseToBorder(displaced(one, quarters, 0, 0), turned)).toBe(baseToBorder(one, area));
      }),
      { numRuns: 300 },
    );
  });

  it('some sampled point of the base is inside exactly if it is in', () => {
    fc.assert(
      fc.property(base, polygon, (one, area) => {
        const inside = samplesOf(one).some(({ x, y }) => locate(area, x, y) === 'inside');
        if (inside) expect(isBaseIn(one, area)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** Whole points strictly inside a base. */
function samplesOf(one: { x: number; y: number; reach: number }): Point[] {
  const points: Point[] = [];
  const far = Math.max(0, Math.floor(one.reach / 3) - 1);
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++)
      points.push({ x: one.x + i * Math.floor(far / 4), y: one.y + j * Math.floor(far / 4) });
  }
  return points.filter(({ x, y }) => 'isRound' in one && isStrictlyIn(one as never, x, y));
}

function isStrictlyIn(one: ReturnType<typeof roundBase>, x: number, y: number): boolean {
  const dx = x - one.x;
  const dy = y - one.y;
  if (one.isRound) return dx * dx + dy * dy < one.radius ** 2;
  const { ux, uy, vx, vy, quarterArea: area } = one;
  return Math.abs(ux * dy - uy * dx) < area && Math.abs(vx * dy - vy * dx) < area;
}

describe('heights', () => {
  const hill = { area: makePolygon(at(0, 0, 1000, 0, 1000, 1000, 0, 1000)), level: 1 };
  const top = { area: makePolygon(at(200, 200, 600, 200, 600, 600, 200, 600)), level: 2 };

  it('the highest area counts, its border included; off all of them the table', () => {
    expect(levelAt([hill, top], 400, 400)).toBe(2);
    expect(levelAt([top, hill], 200, 400)).toBe(2);
    expect(levelAt([hill, top], 100, 100)).toBe(1);
    expect(levelAt([hill, top], 1001, 0)).toBe(0);
  });

  it('a base is as high as its highest part', () => {
    const [up, down, beside] = [roundBase(150, 400, 51), roundBase(900, 900, 50), roundBase(1050, 400, 50)];
    expect(levelOf([hill, top], up)).toBe(2);
    expect(levelOf([hill, top], beside)).toBe(0);
    expect(higherOf([hill, top], up, down)).toBe('one');
    expect(higherOf([hill, top], beside, down)).toBe('other');
    expect(higherOf([hill, top], down, down)).toBe('neither');
  });
});
