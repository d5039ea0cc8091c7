import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseDistance,
  cornerOf,
  cornersOf,
  type Footprint,
  footprintProblem,
  frontOf,
  isBaseInBox,
  memberPose,
  moveBase,
  overlaps,
  placeBase,
  poseByCorner,
  rectangleBase,
  roundBase,
} from './index.ts';
import { base, footprint, heading, point } from './samples.test.ts';

describe('bases', () => {
  it('have whole corners: front left, front right, rear right, rear left', () => {
    expect(cornersOf(rectangleBase(1000, 1000, 900, 250, 500))).toEqual([
      { x: 875, y: 1250 },
      { x: 1125, y: 1250 },
      { x: 1125, y: 750 },
      { x: 875, y: 750 },
    ]);
    expect(cornersOf(rectangleBase(0, 0, 0, 200, 400))[0]).toEqual({ x: 200, y: 100 });
    expect(cornersOf(roundBase(0, 0, 100))).toEqual([]);
  });

  it('face where their front is', () => {
    expect(frontOf(rectangleBase(0, 0, 0, 200, 400))).toEqual({ x: 200, y: 0 });
    expect(frontOf(placeBase({ shape: 'round', radius: 100 }, { x: 0, y: 0, heading: 2700 }))).toEqual({
      x: 0,
      y: -100,
    });
  });

  it('of odd or broken size are refused, with the field that is wrong', () => {
    expect(footprintProblem({ shape: 'rectangle', width: 201, depth: 200 })).toMatch(/^width/);
    expect(footprintProblem({ shape: 'rectangle', width: 200, depth: 0 })).toMatch(/^depth/);
    expect(footprintProblem({ shape: 'rectangle', width: 200, depth: 200, files: 1.5 })).toMatch(/^files/);
    expect(footprintProblem({ shape: 'rectangle', width: 200, depth: 200, ranks: 0 })).toMatch(/^ranks/);
    expect(footprintProblem({ shape: 'round', radius: Number.NaN })).toMatch(/^radius/);
    expect(footprintProblem({ shape: 'round', radius: 100 })).toBeNull();
    expect(() => roundBase(0, 0, -1)).toThrow(/radius/);
  });

  it('moved are the same as placed there', () => {
    fc.assert(
      fc.property(footprint, point, heading, heading, (form, { x, y }, from, to) => {
        const moved = placeBase(form, { x: 7, y: 9, heading: from });
        moveBase(moved, x, y, to);
        expect(moved).toEqual(placeBase(form, { x, y, heading: to }));
      }),
    );
  });

  it('never reach farther than their reach', () => {
    fc.assert(
      fc.property(base, (one) => {
        for (const corner of cornersOf(one)) {
          const square = (corner.x - one.x) ** 2 + (corner.y - one.y) ** 2;
          expect(square).toBeLessThanOrEqual(one.reach ** 2);
        }
      }),
    );
  });

  it('can be laid by any corner', () => {
    const corner = fc.constantFrom('front-left', 'front-right', 'rear-right', 'rear-left' as const);
    const form: Footprint = { shape: 'rectangle', width: 400, depth: 300 };
    fc.assert(
      fc.property(corner, point, heading, (which, at, way) => {
        expect(cornerOf(placeBase(form, poseByCorner(form, way, which, at)), which)).toEqual(at);
      }),
    );
  });

  it('of a body touch and never overlap, whatever its heading', () => {
    const form: Footprint = { shape: 'rectangle', width: 200, depth: 260, files: 3, ranks: 2 };
    fc.assert(
      fc.property(heading, point, (way, { x, y }) => {
        const body = placeBase(form, { x, y, heading: way });
        const bases = [0, 1, 2].flatMap((file) =>
          [0, 1].map((rank) =>
            placeBase({ shape: 'rectangle', width: 200, depth: 260 }, memberPose(body, file, rank)),
          ),
        );
        for (const [i, a] of bases.entries()) {
          for (const b of bases.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
          expect(overlaps(a, body)).toBe(true);
        }
        expect(baseDistance(bases[0]!, bases[1]!)).toBe(0);
        expect(cornerOf(bases[0]!, 'front-left')).toEqual(cornerOf(body, 'front-left'));
        expect(cornerOf(bases[5]!, 'rear-right')).toEqual(cornerOf(body, 'rear-right'));
      }),
    );
    const round = roundBase(5, 6, 7);
    expect(memberPose(round, 0, 0)).toEqual({ x: 5, y: 6, heading: 0 });
  });

  it('on the border of the table are on the table', () => {
    const table = { minX: 0, minY: 0, maxX: 18_000, maxY: 12_000 };
    expect(isBaseInBox(roundBase(100, 100, 100), table)).toBe(true);
    expect(isBaseInBox(roundBase(99, 100, 100), table)).toBe(false);
    expect(isBaseInBox(rectangleBase(17_900, 500, 0, 400, 200), table)).toBe(true);
    expect(isBaseInBox(rectangleBase(17_901, 500, 0, 400, 200), table)).toBe(false);
  });
});
