import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseDistance, looseBases, overlaps, placeBase } from './index.ts';
import { displaced, displacedPoint, heading, point } from './samples.test.ts';

const inner = { width: 300, depth: 200, files: 3, ranks: 2 };

describe('bases of a body', () => {
  it('in close order stand edge to edge, the last rank short from the right', () => {
    const body = placeBase({ shape: 'rectangle', ...inner }, { x: 0, y: 0, heading: 900 });
    const bases = looseBases(body, inner, 5);
    expect(bases.map(({ x, y }) => [x, y])).toEqual([
      [-300, 100],
      [0, 100],
      [300, 100],
      [-300, -100],
      [0, -100],
    ]);
  });

  it('in open order reach from edge to edge', () => {
    const body = placeBase({ shape: 'rectangle', width: 1300, depth: 500 }, { x: 0, y: 0, heading: 900 });
    const bases = looseBases(body, inner, 6);
    expect(bases.map(({ x, y }) => [x, y])).toEqual([
      [-500, 150],
      [0, 150],
      [500, 150],
      [-500, -150],
      [0, -150],
      [500, -150],
    ]);
    expect(baseDistance(bases[0]!, bases[1]!)).toBe(200);
    expect(baseDistance(bases[0]!, bases[3]!)).toBe(100);
  });

  it('more than there is room for are a mistake', () => {
    const body = placeBase({ shape: 'rectangle', ...inner }, { x: 0, y: 0, heading: 0 });
    expect(() => looseBases(body, inner, 7)).toThrow(RangeError);
  });

  it('never overlap, and turned by quarters stand the same', () => {
    fc.assert(
      fc.property(
        point,
        heading,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 10, 150, 300),
        fc.integer({ min: 1, max: 3 }),
        (at, way, files, ranks, gap, quarters) => {
          const ranked = { width: 300, depth: 200, files, ranks };
          const footprint =
            gap === 0
              ? { shape: 'rectangle' as const, ...ranked }
              : {
                  shape: 'rectangle' as const,
                  width: files * 300 + (files - 1) * gap,
                  depth: ranks * 200 + (ranks - 1) * gap,
                };
          const body = placeBase(footprint, { ...at, heading: way });
          const bases = looseBases(body, ranked, files * ranks);
          bases.forEach((one, i) => {
            for (const other of bases.slice(0, i)) expect(overlaps(one, other)).toBe(false);
          });
          const turned = looseBases(displaced(body, quarters, 0, 0), ranked, files * ranks);
          expect(turned.map(({ x, y }) => ({ x, y }))).toEqual(
            bases.map((one) => displacedPoint(one, quarters, 0, 0)),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
