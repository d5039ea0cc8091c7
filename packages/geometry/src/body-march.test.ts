/** Bodies of several bases that march as one, and the points drawn along a track. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  baseAfterSteps,
  carriedWith,
  hullOf,
  makePath,
  measuredCorner,
  pointDistance,
  pointsBetween,
  pointsOfTrack,
  rectangleBase,
  stepsInBody,
  type TrackStep,
  trackBySteps,
} from './index.ts';

const left = rectangleBase(1000, 1000, 900, 400, 200);
const right = rectangleBase(1400, 1000, 900, 400, 200);
const body = hullOf([left, right], 900);
const wheel: TrackStep = { step: 'wheel', about: 'front-left', angle: 300 };

describe('a body that marches as one', () => {
  it('gives each base steps that end where the body carries it', () => {
    const march = fc.record({ step: fc.constant('march' as const), by: fc.integer({ min: 1, max: 900 }) });
    const turn = fc.tuple(fc.boolean(), fc.integer({ min: 50, max: 900 })).map(
      ([isLeft, angle]): TrackStep => ({
        step: 'wheel',
        about: isLeft ? 'front-left' : 'front-right',
        angle: isLeft ? angle : -angle,
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(march, turn), { minLength: 1, maxLength: 4 }), (steps) => {
        for (const base of [left, right]) {
          const there = baseAfterSteps(base, stepsInBody(base, body, steps));
          const carried = carriedWith(base, body, steps);
          expect(pointDistance(there.x, there.y, carried.x, carried.y)).toBeLessThan(40);
        }
      }),
    );
  });

  it('makes one march of two, and none of two that cancel each other', () => {
    const on = (by: number): TrackStep => ({ step: 'march', by });
    expect(stepsInBody(left, body, [on(300), on(200)])).toEqual([on(500)]);
    expect(stepsInBody(left, body, [on(300), on(-300)])).toEqual([]);
  });

  it('keeps the place of a base in a body that turns about, each on the spot', () => {
    const about: TrackStep = { step: 'turn', angle: 1800 };
    expect(carriedWith(left, body, [about])).toEqual({ x: 1000, y: 1000 });
  });
});

describe('points along a track', () => {
  it('draws straight parts by their ends and wheels by samples', () => {
    const straight = trackBySteps(left, [
      { step: 'slide', by: 200 },
      { step: 'march', by: 500 },
    ]);
    expect(pointsOfTrack(straight, 0, 700, 'middle')).toEqual([
      { x: 1000, y: 1000 },
      { x: 1200, y: 1000 },
      { x: 1200, y: 1500 },
    ]);
    const bent = trackBySteps(left, [wheel]);
    expect(measuredCorner([straight, bent])).toBe('front-right');
    expect(pointsOfTrack(bent, 0, 209, 'front-right')).toHaveLength(4);
    expect(measuredCorner([straight])).toBe('front');
  });

  it('cuts a path between two distances', () => {
    const path = makePath([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 400 },
    ]);
    expect(pointsBetween(path, 100, 500)).toEqual([
      { x: 100, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 200 },
    ]);
    expect(pointsBetween(path, 300, 700)).toEqual([
      { x: 300, y: 0 },
      { x: 300, y: 400 },
    ]);
  });
});
