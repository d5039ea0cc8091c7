import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asHeading,
  type Base,
  baseDistance,
  edgeAlong,
  edgeHeading,
  edgeMet,
  edgeOf,
  flushPose,
  frontOf,
  memberPose,
  overlaps,
  placeBase,
  pointDistance,
  rectangleBase,
  sharedEdge,
} from './index.ts';
import { displaced, displacedPoint, heading, point } from './samples.test.ts';

const edges = ['front', 'left', 'right', 'rear'] as const;
const size = fc.constantFrom(
  { width: 300, depth: 200 },
  { width: 200, depth: 300 },
  { width: 300, depth: 400 },
);
const body: fc.Arbitrary<Base> = fc
  .tuple(size, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }), point, heading)
  .map(([one, files, ranks, at, way]) =>
    placeBase({ shape: 'rectangle', ...one, files, ranks }, { ...at, heading: way }),
  );

describe('the edge that is met', () => {
  const target = rectangleBase(0, 0, 900, 1800, 200);

  it('is the one beside which the body lies', () => {
    expect(edgeMet(target, rectangleBase(300, 250, 2700, 600, 200))).toBe('front');
    expect(edgeMet(target, rectangleBase(300, -250, 900, 600, 200))).toBe('rear');
    expect(edgeMet(target, rectangleBase(1050, 0, 1800, 100, 200))).toBe('right');
    expect(edgeMet(target, rectangleBase(-1050, 0, 0, 100, 200))).toBe('left');
  });

  it('at a corner is the one that looks more towards it', () => {
    // Its left front corner against the right front corner of the target.
    expect(edgeMet(target, rectangleBase(1000, 200, 2700, 200, 200))).toBe('front');
    expect(edgeMet(target, rectangleBase(1000, 200, 1800, 200, 200))).toBe('right');
    expect(edgeMet(target, rectangleBase(1100, 300, 2240, 200, 200))).toBe('right');
    expect(edgeMet(target, rectangleBase(1100, 300, 2260, 200, 200))).toBe('front');
    expect(edgeMet(target, rectangleBase(1100, 300, 2250, 200, 200))).toBe('front');
  });

  it('broad against narrow, edges that are as near only at a corner do not count', () => {
    expect(edgeMet(rectangleBase(0, 0, 900, 600, 600), rectangleBase(0, 400, 2700, 1800, 200))).toBe('front');
  });

  it('along which a body lies is the one of which it covers most, whichever way the body faces', () => {
    const [west, east, south] = [
      rectangleBase(-300, 250, 0, 300, 600),
      rectangleBase(300, 250, 1800, 300, 600),
      2700,
    ];
    for (const flush of [west, east, rectangleBase(300, 200, south, 600, 200)])
      expect(edgeAlong(target, flush)).toBe('front');
    expect(edgeAlong(target, rectangleBase(1000, 50, 900, 200, 200))).toBe('right');
    // Its front lies along a side of the body. The ends of that side meet edges of the target that the body does not cover.
    const column = rectangleBase(0, 0, 900, 200, 600);
    expect(edgeAlong(column, rectangleBase(0, 400, 0, 200, 600))).toBe('front');
    expect(edgeMet(column, rectangleBase(0, 400, 0, 200, 600))).not.toBe('front');
  });

  it('an edge goes from left to right as seen from within', () => {
    expect(edgeOf(target, 'front')).toEqual([
      { x: -900, y: 100 },
      { x: 900, y: 100 },
    ]);
    expect(edgeOf(target, 'right')).toEqual([
      { x: 900, y: 100 },
      { x: 900, y: -100 },
    ]);
    expect(edgeHeading(target, 'rear')).toBe(2700);
  });
});

describe('a body laid flush', () => {
  it('lies exactly edge to edge on the quarters, sliding only as far as it must', () => {
    const target = rectangleBase(0, 0, 900, 1800, 200);
    const column = { shape: 'rectangle' as const, width: 300, depth: 200, files: 2, ranks: 3 };
    expect(flushPose(column, target, 'front', { x: 300, y: 150 })).toEqual({ x: 300, y: 400, heading: 2700 });
    // Half of it would overhang.
    expect(flushPose(column, target, 'front', { x: 900, y: 150 })).toEqual({ x: 600, y: 400, heading: 2700 });
    const line = { shape: 'rectangle' as const, width: 300, depth: 200, files: 8 };
    // The broader body covers the whole edge.
    expect(flushPose(line, target, 'front', { x: 700, y: 150 })).toEqual({ x: 300, y: 200, heading: 2700 });
    expect(flushPose(column, target, 'left', { x: -900, y: 0 }).heading).toBe(0);
    // Two bases wide, of which one must be in common. The other overhangs.
    expect(flushPose(column, target, 'front', { x: 900, y: 150 }, 300).x).toBe(900);
    expect(flushPose(column, target, 'front', { x: 1100, y: 150 }, 300).x).toBe(900);
    expect(flushPose(column, target, 'front', { x: -700, y: 150 }, 300).x).toBe(-700);
    expect(flushPose(line, target, 'front', { x: 700, y: 150 }, 9000).x).toBe(300);
  });

  it('touches, does not overlap, faces the edge and has its bases in contact', () => {
    fc.assert(
      fc.property(body, body, fc.constantFrom(...edges), point, (target, mover, edge, near) => {
        const pose = flushPose(mover.footprint, target, edge, near);
        const laid = placeBase(mover.footprint, pose);
        expect(overlaps(laid, target)).toBe(false);
        expect(baseDistance(laid, target)).toBeLessThanOrEqual(3);
        expect(pose.heading).toBe(asHeading(edgeHeading(target, edge) + 1800));
        expect(edgeMet(target, laid)).toBe(edge);
        expect(edgeAlong(target, laid)).toBe(edge);
        const [a, b] = edgeOf(target, edge);
        const length = pointDistance(a.x, a.y, b.x, b.y);
        const front = 2 * Math.sqrt(laid.ux ** 2 + laid.uy ** 2);
        expect(sharedEdge(laid, target)).toBeGreaterThan(Math.min(length, front) - 12);
        expect(sharedEdge(target, laid)).toBeGreaterThan(Math.min(length, front) - 12);
      }),
      { numRuns: 400 },
    );
  });

  it('every front base of the narrower is in contact with some base of the other', () => {
    fc.assert(
      fc.property(body, body, point, (target, mover, near) => {
        const laid = placeBase(mover.footprint, flushPose(mover.footprint, target, 'front', near));
        const [ours, theirs] = [ranked(laid), ranked(target)];
        const narrow =
          ours.length * sizeOf(laid) <= theirs.length * sizeOf(target) ? [ours, theirs] : [theirs, ours];
        for (const one of narrow[0]!)
          expect(narrow[1]!.some((other) => sharedEdge(one, other) > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('turned by quarters lies the same', () => {
    fc.assert(
      fc.property(
        body,
        body,
        fc.constantFrom(...edges),
        point,
        fc.integer({ min: 1, max: 3 }),
        (target, mover, edge, near, quarters) => {
          const pose = flushPose(mover.footprint, target, edge, near);
          const turned = flushPose(
            mover.footprint,
            displaced(target, quarters, 0, 0),
            edge,
            displacedPoint(near, quarters, 0, 0),
          );
          const there = displacedPoint(pose, quarters, 0, 0);
          // Halves of a tenth may be rounded either way.
          expect(Math.abs(turned.x - there.x) + Math.abs(turned.y - there.y)).toBeLessThanOrEqual(2);
          expect(turned.heading).toBe(asHeading(pose.heading + quarters * 900));
          expect(edgeMet(displaced(target, quarters, 0, 0), displaced(mover, quarters, 0, 0))).toBe(
            edgeMet(target, mover),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

function sizeOf({ footprint }: Base): number {
  return footprint.shape === 'rectangle' ? footprint.width : 0;
}

/** The bases of the front rank. */
function ranked(one: Base): Base[] {
  if (one.footprint.shape !== 'rectangle') return [];
  const { width, depth, files = 1 } = one.footprint;
  return Array.from({ length: files }, (_, file) =>
    placeBase({ shape: 'rectangle', width, depth }, memberPose(one, file, 0)),
  );
}

describe('the edge in common', () => {
  const one = rectangleBase(0, 0, 900, 300, 200);

  it('is measured along it', () => {
    expect(sharedEdge(one, rectangleBase(0, 200, 900, 300, 200))).toBe(300);
    expect(sharedEdge(one, rectangleBase(100, 200, 2700, 300, 200))).toBe(200);
    expect(sharedEdge(one, rectangleBase(300, 50, 900, 300, 200))).toBe(150);
    expect(sharedEdge(one, rectangleBase(0, 215, 900, 100, 200))).toBe(100);
  });

  it('is none at a corner, beyond the gap, or aslant', () => {
    expect(sharedEdge(one, rectangleBase(300, 200, 900, 300, 200))).toBe(0);
    expect(sharedEdge(one, rectangleBase(0, 260, 900, 300, 200))).toBe(0);
    expect(sharedEdge(one, rectangleBase(301, 200, 900, 300, 200))).toBe(0);
    const corner = rectangleBase(0, 312, 450, 300, 300);
    expect(overlaps(one, corner)).toBe(false);
    expect(sharedEdge(one, corner)).toBeLessThan(50);
    expect(frontOf(one)).toEqual({ x: 0, y: 100 });
  });
});
