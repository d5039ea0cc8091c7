/** Ways round walls, through gates, and how far they are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeWays, type Point, pointDistance, segmentsMeet } from './index.ts';

/** A wall across the table from south to north, with a gate 2 cm wide. */
const [south, north] = [
  { from: { x: 5000, y: 0 }, to: { x: 5000, y: 7000 } },
  { from: { x: 5000, y: 7200 }, to: { x: 5000, y: 8000 } },
];
const walls = [south, north];

function walk(from: Point, to: Point): number | null {
  const isBarred = walls.some((wall) =>
    segmentsMeet(from.x, from.y, to.x, to.y, wall!.from.x, wall!.from.y, wall!.to.x, wall!.to.y),
  );
  return isBarred ? null : pointDistance(from.x, from.y, to.x, to.y);
}

const gates = [
  { x: 4900, y: 7100 },
  { x: 5100, y: 7100 },
];
const ways = makeWays(10_000, 8000, gates, walk);
const place = fc.record({ x: fc.integer({ min: 100, max: 9900 }), y: fc.integer({ min: 100, max: 7900 }) });

describe('ways', () => {
  it('go straight where nothing bars them', () => {
    expect(ways.way({ x: 1000, y: 1000 }, { x: 4000, y: 7000 })).toEqual([{ x: 4000, y: 7000 }]);
  });

  it('lead to every place, by stretches that can be walked', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(walk(from, from) !== null && walk(to, to) !== null);
        const bends = ways.way(from, to);
        expect(bends.at(-1)).toEqual(to);
        [from, ...bends].forEach((bend, n) => {
          const next = bends[n];
          if (next !== undefined) expect(walk(bend, next)).not.toBeNull();
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are never shorter than the straight line, and longer where the gate is far', () => {
    const [from, to] = [
      { x: 4000, y: 1000 },
      { x: 6000, y: 1000 },
    ];
    expect(ways.truly(from, to)).toBeGreaterThan(11_000);
    expect(ways.roughly(from, to)).toBeGreaterThan(11_000);
    const near = ways.truly(from, { x: 4000, y: 3000 });
    expect(near).toBeGreaterThanOrEqual(2000);
    expect(near).toBeLessThan(2200);
  });

  it('are told to be long where there are none', () => {
    const shut = makeWays(10_000, 8000, [], (from, to) =>
      from.x < 5000 === to.x < 5000 ? pointDistance(from.x, from.y, to.x, to.y) : null,
    );
    const [from, to] = [
      { x: 1000, y: 1000 },
      { x: 9000, y: 1000 },
    ];
    expect(shut.way(from, to)).toEqual([]);
    expect(shut.roughly(from, to)).toBe(16_800);
    expect(shut.truly(from, to)).toBe(16_800);
  });
});
