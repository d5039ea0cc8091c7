/** Tests of rays out of a front edge. */
import { describe, expect, it } from 'vitest';
import { cornersOf, rectangleBase } from './base.ts';
import { raysReaching } from './rays.ts';

/** Faces north; its front edge runs from 900 to 1100 at 1000. */
const base = rectangleBase(1000, 950, 900, 200, 100);
const at = (x: number, y: number, width = 200) => rectangleBase(x, y, 900, width, 100);
const stop = (x: number, y: number, width = 200) => ({ corners: cornersOf(at(x, y, width)) });

describe('rays out of a front edge', () => {
  it('reach what stands ahead within the reach, as wide as it is covered', () => {
    expect(raysReaching(base, at(1000, 1200), 400, [])).toBe(200);
    expect(raysReaching(base, at(1150, 1200), 400, [])).toBe(50);
    expect(raysReaching(base, at(1200, 1200), 400, [])).toBe(0);
  });

  it('do not reach what lies exactly at the reach, or behind', () => {
    expect(raysReaching(base, at(1000, 1449), 400, [])).toBe(200);
    expect(raysReaching(base, at(1000, 1450), 400, [])).toBe(0);
    expect(raysReaching(base, at(1000, 850), 400, [])).toBe(0);
  });

  it('end at the first thing in the way', () => {
    expect(raysReaching(base, at(1000, 1300), 400, [stop(1000, 1100)])).toBe(0);
    expect(raysReaching(base, at(1000, 1300), 400, [stop(1150, 1100)])).toBe(150);
    expect(raysReaching(base, at(1000, 1300), 400, [stop(1000, 1450)])).toBe(200);
    expect(raysReaching(base, at(1000, 1300), 400, [stop(950, 1100, 20), stop(1050, 1100, 20)])).toBe(160);
  });

  it('go nowhere from inside a stop, but start on its border', () => {
    expect(raysReaching(base, at(1000, 1200), 400, [stop(1000, 1000)])).toBe(0);
    expect(raysReaching(base, at(1000, 1200), 400, [stop(1000, 950)])).toBe(200);
  });

  it('end at a line', () => {
    const line = {
      corners: [
        { x: 950, y: 1050 },
        { x: 1500, y: 1050 },
      ],
    };
    expect(raysReaching(base, at(1000, 1200), 400, [line])).toBe(50);
  });

  it('reach a body that turns a corner to them, up to where a slanting stop crosses it', () => {
    const turned = rectangleBase(1000, 1200, 450, 200, 200);
    expect(raysReaching(base, turned, 400, [])).toBeCloseTo(200, 6);
    const wedge = {
      corners: [
        { x: 1000, y: 1200 },
        { x: 1200, y: 1000 },
        { x: 1200, y: 1300 },
      ],
    };
    // Its lower edge comes down as steeply as that of the body goes up from its corner at 1058.
    expect(raysReaching(base, turned, 400, [wedge])).toBeCloseTo(171, 6);
  });

  it('are the same whichever way everything faces', () => {
    const quarter = rectangleBase(1050, 1000, 0, 200, 100);
    expect(raysReaching(quarter, rectangleBase(1300, 850, 0, 200, 100), 400, [])).toBe(50);
  });
});
