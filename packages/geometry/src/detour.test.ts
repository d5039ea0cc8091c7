import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossesPolygon,
  isInPolygon,
  makePolygon,
  makePolyline,
  meetsPolyline,
  type Path,
  type Point,
  type Polygon,
  pathLength,
  pointDistance,
  wayRound,
} from './index.ts';
import { displacedPoint, point } from './samples.test.ts';

const area = (...corners: [number, number][]): Polygon => makePolygon(corners.map(([x, y]) => ({ x, y })));
const river = area([0, 1000], [3000, 1000], [3000, 1400], [0, 1400]);
const bridge = area([2000, 900], [2200, 900], [2200, 1500], [2000, 1500]);

function legs({ points }: Path): [Point, Point][] {
  return points.slice(1).map((to, i) => [points[i]!, to]);
}

describe('a way round', () => {
  it('is straight where nothing bars it', () => {
    const way = wayRound({ x: 0, y: 0 }, { x: 900, y: 300 }, [river], [], 100);
    expect(way?.points).toEqual([
      { x: 0, y: 0 },
      { x: 900, y: 300 },
    ]);
  });

  it('goes by the bridge, and round a river that has none', () => {
    const table = { minX: 0, minY: 0, maxX: 3000, maxY: 3000 };
    const way = wayRound({ x: 500, y: 0 }, { x: 500, y: 2400 }, [river], [bridge], 100, table)!;
    expect(way.points).toEqual([
      { x: 500, y: 0 },
      { x: 2100, y: 800 },
      { x: 2100, y: 1600 },
      { x: 500, y: 2400 },
    ]);
    for (const [a, b] of legs(way))
      if (crossesPolygon(river, a.x, a.y, b.x, b.y))
        expect([a, b].every(({ x }) => x >= 2000 && x <= 2200)).toBe(true);
    expect(pathLength(way)).toBeGreaterThan(2400);
    const round = wayRound({ x: 500, y: 0 }, { x: 500, y: 2400 }, [river], [], 100)!;
    expect(round.points.some(({ x }) => x === -100)).toBe(true);
    expect(wayRound({ x: 500, y: 0 }, { x: 500, y: 2400 }, [river], [], 100, table)).toBeNull();
  });

  it('goes through a gate in a wall, or round its end', () => {
    const wall = makePolyline([
      { x: 0, y: 500 },
      { x: 2000, y: 500 },
    ]);
    const gate = area([900, 400], [1100, 400], [1100, 600], [900, 600]);
    const through = wayRound({ x: 1000, y: 0 }, { x: 1000, y: 900 }, [wall], [gate], 100);
    expect(through?.points).toHaveLength(2);
    const round = wayRound({ x: 300, y: 0 }, { x: 300, y: 900 }, [wall], [], 100)!;
    for (const [a, b] of legs(round)) expect(meetsPolyline(wall, a.x, a.y, b.x, b.y)).toBe(false);
    expect(round.points[1]!.x).toBe(-100);
  });

  it('there is none into a closed yard', () => {
    const yard = makePolyline(
      [
        [0, 0],
        [1000, 0],
        [1000, 1000],
        [0, 1000],
        [0, 0],
      ].map(([x, y]) => ({ x: x!, y: y! })),
    );
    expect(wayRound({ x: -500, y: 500 }, { x: 500, y: 500 }, [yard], [], 50)).toBeNull();
  });

  const block = fc
    .tuple(point, fc.integer({ min: 50, max: 500 }), fc.integer({ min: 50, max: 500 }))
    .map(([{ x, y }, wide, high]) => area([x, y], [x + wide, y], [x + wide, y + high], [x, y + high]));

  it('never goes through, and no way over the same corners is shorter', () => {
    fc.assert(
      fc.property(point, point, fc.uniqueArray(block, { minLength: 1, maxLength: 2 }), (from, to, blocks) => {
        const isFree = (a: Point, b: Point) => !blocks.some((one) => crossesPolygon(one, a.x, a.y, b.x, b.y));
        const inside = [from, to].some(({ x, y }) => blocks.some((one) => isInPolygon(one, x, y)));
        if (inside) return;
        const way = wayRound(from, to, blocks, [], 60);
        if (way === null) return;
        for (const [a, b] of legs(way)) expect(isFree(a, b)).toBe(true);
        const stops = blocks
          .flatMap(({ corners }) => corners)
          .flatMap(({ x, y }) => [-60, 60].flatMap((dx) => [-60, 60].map((dy) => ({ x: x + dx, y: y + dy }))))
          .filter(({ x, y }) => !blocks.some((one) => isInPolygon(one, x, y)));
        expect(pathLength(way)).toBeLessThanOrEqual(bestOver(from, to, stops, isFree) + 3);
      }),
      { numRuns: 100 },
    );
  });

  it('turned by quarters is as long', () => {
    fc.assert(
      fc.property(point, point, block, fc.integer({ min: 1, max: 3 }), (from, to, one, quarters) => {
        const turn = (at: Point) => displacedPoint(at, quarters, 0, 0);
        const way = wayRound(from, to, [one], [], 60);
        const turned = wayRound(turn(from), turn(to), [makePolygon(one.corners.map(turn))], [], 60);
        expect(turned === null ? null : pathLength(turned)).toBe(way === null ? null : pathLength(way));
      }),
      { numRuns: 100 },
    );
  });
});

/** Shortest path over up to three of the stops, by brute force. */
function bestOver(
  from: Point,
  to: Point,
  stops: readonly Point[],
  isFree: (a: Point, b: Point) => boolean,
): number {
  const far = (a: Point, b: Point) =>
    isFree(a, b) ? pointDistance(a.x, a.y, b.x, b.y) : Number.POSITIVE_INFINITY;
  let best = far(from, to);
  for (const one of stops) {
    const first = far(from, one);
    if (first >= best) continue;
    best = Math.min(best, first + far(one, to));
    for (const two of stops) best = Math.min(best, first + far(one, two) + far(two, to));
  }
  return best;
}
