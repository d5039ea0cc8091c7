import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseToPolyline,
  isBaseOn,
  makePolyline,
  meetsPolyline,
  polylineProblems,
  rectangleBase,
  roundBase,
  sideOfPolyline,
} from './index.ts';
import { point } from './samples.test.ts';

/** A hedge to the right, then upwards. */
const hedge = makePolyline([
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 500 },
]);

describe('lines on the table', () => {
  it('are checked, with the place of what is wrong', () => {
    expect(polylineProblems([{ x: 0, y: 0 }], 'lines[0].points')).toEqual([
      { place: 'lines[0].points', message: 'a line has at least 2 points' },
    ]);
    const twice = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ];
    expect(polylineProblems(twice)[0]?.place).toBe('points[2]');
    expect(() => makePolyline(twice)).toThrow(/points\[2\]/);
  });

  it('touching one is meeting it', () => {
    expect(meetsPolyline(hedge, 500, -100, 500, 100)).toBe(true);
    expect(meetsPolyline(hedge, 500, -100, 500, 0)).toBe(true);
    expect(meetsPolyline(hedge, 500, -100, 500, -1)).toBe(false);
    expect(meetsPolyline(hedge, 1000, 500, 2000, 500)).toBe(true);
    expect(meetsPolyline(hedge, -100, 0, 2000, 0)).toBe(true);
    expect(meetsPolyline(hedge, 0, 1, 999, 500)).toBe(false);
  });

  it('have a left and a right side, at bends and beyond ends too', () => {
    expect(sideOfPolyline(hedge, 500, 10)).toBe('left');
    expect(sideOfPolyline(hedge, 500, -10)).toBe('right');
    expect(sideOfPolyline(hedge, 500, 0)).toBe('on');
    expect(sideOfPolyline(hedge, 1200, -300)).toBe('right');
    expect(sideOfPolyline(hedge, 900, 100)).toBe('left');
    expect(sideOfPolyline(hedge, -50, 10)).toBe('left');
    expect(sideOfPolyline(hedge, -50, -10)).toBe('right');
    expect(sideOfPolyline(hedge, -50, 0)).toBe('on');
    expect(sideOfPolyline(hedge, 990, 700)).toBe('left');
    expect(sideOfPolyline(hedge, 1010, 700)).toBe('right');
    expect(sideOfPolyline(hedge, 1000, 0)).toBe('on');
  });

  it('walked the other way the sides are swapped', () => {
    const back = makePolyline(hedge.points.toReversed());
    const other = { left: 'right', right: 'left', on: 'on' } as const;
    fc.assert(
      fc.property(point, ({ x, y }) => {
        expect(sideOfPolyline(back, x - 1000, y - 1500)).toBe(
          other[sideOfPolyline(hedge, x - 1000, y - 1500)],
        );
      }),
    );
  });

  it('a base pressed against one is not on it', () => {
    expect(isBaseOn(roundBase(500, 100, 100), hedge)).toBe(false);
    expect(isBaseOn(roundBase(500, 99, 100), hedge)).toBe(true);
    expect(isBaseOn(rectangleBase(500, 100, 0, 200, 200), hedge)).toBe(false);
    expect(baseToPolyline(roundBase(500, 150, 100), hedge)).toBe(50);
  });
});
