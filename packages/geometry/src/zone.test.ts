import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basesUnderRod,
  beyondEdge,
  boundless,
  cornerOf,
  cornersOf,
  fromLocal,
  frontCover,
  lengthInside,
  overlaps,
  placeBase,
  quarterOf,
  quarterShares,
  rectangleBase,
  roundBase,
  toLocal,
  zoneBefore,
} from './index.ts';
import { base, heading, point } from './samples.test.ts';

/** Facing up the table, 400 wide and 200 deep, with its front on y = 100. */
const unit = rectangleBase(0, 0, 900, 400, 200);

describe('the frame of a base', () => {
  it('starts in the middle of its front edge: right and ahead', () => {
    expect(toLocal(unit, 50, 300)).toEqual({ right: 50, ahead: 200 });
    expect(fromLocal(unit, { right: -200, ahead: -200 })).toEqual(cornerOf(unit, 'rear-left'));
    expect(toLocal(rectangleBase(0, 0, 0, 400, 200), 300, -50)).toEqual({ right: 50, ahead: 200 });
  });

  it('there and back is the same place to within rounding', () => {
    fc.assert(
      fc.property(heading, point, point, (way, at, p) => {
        const one = placeBase(unit.footprint, { ...at, heading: way });
        const back = fromLocal(one, toLocal(one, p.x, p.y));
        expect(Math.abs(back.x - p.x)).toBeLessThanOrEqual(1);
        expect(Math.abs(back.y - p.y)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('front, flank and rear', () => {
  it('by the lines along the edges; on a line is flank', () => {
    expect(quarterOf(unit, 5000, 101)).toBe('front');
    expect(quarterOf(unit, 0, 100)).toBe('flank');
    expect(quarterOf(unit, -900, 0)).toBe('flank');
    expect(quarterOf(unit, 0, -100)).toBe('flank');
    expect(quarterOf(unit, 700, -101)).toBe('rear');
  });

  it('which side of each edge line, exactly', () => {
    expect(beyondEdge(unit, 'front', 9, 100)).toBe(0);
    expect(beyondEdge(unit, 'right', 200, 77)).toBe(0);
    expect(beyondEdge(unit, 'left', -201, 0)).toBeGreaterThan(0);
    expect(beyondEdge(unit, 'rear', 0, -99)).toBeLessThan(0);
    fc.assert(
      fc.property(base, (one) => {
        fc.pre(!one.isRound);
        const [frontLeft, frontRight, rearRight, rearLeft] = cornersOf(one);
        for (const { x, y } of [frontLeft!, frontRight!])
          expect(Math.abs(beyondEdge(one, 'front', x, y))).toBe(0);
        for (const { x, y } of [rearLeft!, rearRight!])
          expect(Math.abs(beyondEdge(one, 'rear', x, y))).toBe(0);
        for (const { x, y } of [frontRight!, rearRight!])
          expect(Math.abs(beyondEdge(one, 'right', x, y))).toBe(0);
        for (const { x, y } of [frontLeft!, rearLeft!])
          expect(Math.abs(beyondEdge(one, 'left', x, y))).toBe(0);
      }),
    );
  });

  it('how much of an edge is where', () => {
    expect(quarterShares(unit, 500, 300, 500, -100)).toEqual({ front: 200, flank: 200, rear: 0 });
    expect(quarterShares(unit, 500, 300, 500, -300)).toEqual({ front: 200, flank: 200, rear: 200 });
    expect(quarterShares(unit, 500, 300, 900, 300)).toEqual({ front: 400, flank: 0, rear: 0 });
    expect(quarterShares(unit, 500, 100, 900, 100)).toEqual({ front: 0, flank: 400, rear: 0 });
  });
});

describe('zones before an edge', () => {
  it('are laid against it', () => {
    const front = zoneBefore(unit, { edge: 'front', reach: 400 });
    expect(cornerOf(front, 'rear-left')).toEqual(cornerOf(unit, 'front-left'));
    expect(cornerOf(front, 'rear-right')).toEqual(cornerOf(unit, 'front-right'));
    expect(cornerOf(front, 'front-left')).toEqual({ x: -200, y: 500 });
    const right = zoneBefore(unit, { edge: 'right', reach: 400 });
    expect(cornerOf(right, 'rear-left')).toEqual(cornerOf(unit, 'front-right'));
    expect(cornerOf(right, 'front-right')).toEqual({ x: 600, y: -100 });
    const left = zoneBefore(unit, { edge: 'left', reach: 400 });
    expect(cornerOf(left, 'rear-right')).toEqual(cornerOf(unit, 'front-left'));
    const rear = zoneBefore(unit, { edge: 'rear', reach: 400, margin: 400 });
    expect(cornerOf(rear, 'rear-left')).toEqual({ x: 600, y: -100 });
    expect(cornerOf(rear, 'front-right')).toEqual({ x: -600, y: -500 });
  });

  it('exactly at the reach is outside, a tenth nearer is inside', () => {
    const zone = zoneBefore(unit, { edge: 'front', reach: 400 });
    expect(overlaps(zone, rectangleBase(0, 600, 900, 400, 200))).toBe(false);
    expect(overlaps(zone, rectangleBase(0, 599, 900, 400, 200))).toBe(true);
    expect(overlaps(zone, rectangleBase(400, 300, 900, 400, 200))).toBe(false);
    expect(overlaps(zone, rectangleBase(399, 300, 900, 400, 200))).toBe(true);
    expect(overlaps(zone, unit)).toBe(false);
  });

  it('never overlap the base they belong to, in any heading, and the strip goes off the table', () => {
    const edge = fc.constantFrom('front', 'right', 'rear', 'left' as const);
    fc.assert(
      fc.property(base, edge, fc.integer({ min: 10, max: 5000 }), (one, which, half) => {
        fc.pre(!one.isRound);
        expect(overlaps(zoneBefore(one, { edge: which, reach: 2 * half }), one)).toBe(false);
      }),
    );
    const strip = zoneBefore(unit, { edge: 'front', reach: boundless });
    expect(overlaps(strip, roundBase(299, 39_000, 100))).toBe(true);
    expect(overlaps(strip, roundBase(300, 39_000, 100))).toBe(false);
  });
});

describe('how much of a front is covered', () => {
  it('by what lies straight ahead', () => {
    expect(frontCover(unit, rectangleBase(0, 500, 0, 400, 400))).toBe(400);
    expect(frontCover(unit, rectangleBase(300, 500, 2700, 400, 400))).toBe(100);
    expect(frontCover(unit, rectangleBase(400, 500, 2700, 400, 400))).toBe(0);
    expect(frontCover(unit, rectangleBase(0, -500, 0, 400, 400))).toBe(0);
    expect(frontCover(unit, roundBase(0, 500, 50))).toBe(100);
    expect(frontCover(unit, roundBase(0, 60, 50))).toBe(59);
    expect(frontCover(unit, roundBase(0, 0, 50))).toBe(0);
  });
});

describe('a rod', () => {
  const bases = [roundBase(2000, 0, 100), rectangleBase(1000, 150, 900, 200, 200), roundBase(500, 151, 100)];

  it('thin: what the line crosses', () => {
    expect(basesUnderRod(0, 0, 3000, 0, 0, bases)).toEqual([{ index: 0, from: 1900, to: 2100 }]);
  });

  it('thick: what its width covers, nearest first; its side touching is not covering', () => {
    expect(basesUnderRod(0, 0, 3000, 0, 100, bases)).toEqual([{ index: 0, from: 1900, to: 2100 }]);
    expect(basesUnderRod(0, 0, 3000, 0, 102, bases)).toEqual([
      { index: 1, from: 900, to: 1100 },
      { index: 0, from: 1900, to: 2100 },
    ]);
    expect(basesUnderRod(0, 0, 3000, 0, 200, bases).map(({ index }) => index)).toEqual([2, 1, 0]);
    expect(basesUnderRod(0, 0, 3000, 0, 200, bases, [1]).map(({ index }) => index)).toEqual([2, 0]);
    expect(basesUnderRod(0, 0, 1000, 0, 200, bases).map(({ index }) => index)).toEqual([2, 1]);
    expect(basesUnderRod(0, 0, 1000, 0, 200, bases)[1]).toEqual({ index: 1, from: 900, to: 1000 });
  });

  it('thick covers at least what thin does', () => {
    fc.assert(
      fc.property(fc.array(base, { maxLength: 5 }), point, point, (some, a, b) => {
        const thin = basesUnderRod(a.x, a.y, b.x, b.y, 0, some).filter(({ from, to }) => to - from > 1);
        const thick = basesUnderRod(a.x, a.y, b.x, b.y, 40, some).map(({ index }) => index);
        for (const { index } of thin) expect(thick).toContain(index);
      }),
    );
  });
});

describe('the length of a stretch inside a base', () => {
  it('is what lies between its edges, whichever way the stretch runs', () => {
    expect(lengthInside(unit, -1000, 0, 1000, 0)).toBe(400);
    expect(lengthInside(unit, 1000, 50, -1000, 50)).toBe(400);
    expect(lengthInside(unit, 0, 0, 0, 1000)).toBe(100);
    expect(lengthInside(unit, -10, 10, 20, 50)).toBe(50);
  });

  it('is nothing beside it and along its edge', () => {
    expect(lengthInside(unit, -1000, 101, 1000, 101)).toBe(0);
    expect(lengthInside(unit, -1000, 100, 1000, 100)).toBe(0);
    expect(lengthInside(unit, 150, 200, 300, 50)).toBe(0);
  });
});
