import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBaseIn,
  isBaseOn,
  makePath,
  makePolygon,
  makePolyline,
  type Polygon,
  placeBase,
  poseAlong,
  rectangleBase,
  roundBase,
  stretchesIn,
  stretchesOn,
  type Track,
  trackAlong,
  trackBySteps,
  trackLength,
} from './index.ts';
import { footprint, heading, point, polygon } from './samples.test.ts';

const wood = makePolygon([
  { x: 1000, y: -500 },
  { x: 2000, y: -500 },
  { x: 2000, y: 500 },
  { x: 1000, y: 500 },
]);
const ahead = (base: ReturnType<typeof roundBase>, ...points: [number, number][]) =>
  trackAlong(base, makePath([[base.x, base.y] as const, ...points].map(([x, y]) => ({ x, y }))), 'ahead');

describe('in an area', () => {
  it('from the first touch of the base to the last', () => {
    expect(stretchesIn(wood, ahead(roundBase(0, 0, 100), [3000, 0]))).toEqual({
      stretches: [{ from: 900, to: 2100 }],
      length: 1200,
    });
    expect(stretchesIn(wood, ahead(rectangleBase(0, 0, 0, 200, 500), [3000, 0]))).toEqual({
      stretches: [{ from: 750, to: 2250 }],
      length: 1500,
    });
    expect(stretchesIn(wood, ahead(roundBase(1500, 0, 100), [1600, 0])).stretches).toEqual([
      { from: 0, to: 100 },
    ]);
  });

  it('sliding along its border is not being in it', () => {
    expect(stretchesIn(wood, ahead(roundBase(0, 600, 100), [3000, 600])).length).toBe(0);
    expect(stretchesIn(wood, ahead(rectangleBase(0, 600, 0, 200, 200), [3000, 600])).length).toBe(0);
    expect(stretchesIn(wood, ahead(rectangleBase(0, 599, 0, 200, 200), [3000, 599])).length).toBe(1200);
  });

  it('in and out and in again over several legs', () => {
    const track = ahead(roundBase(0, 0, 100), [1200, 0], [1200, 900], [1800, 900], [1800, 0]);
    expect(stretchesIn(wood, track).stretches).toEqual([
      { from: 900, to: 1800 },
      { from: 3000, to: 3600 },
    ]);
    expect(stretchesIn(wood, track).length).toBe(1500);
  });

  it('a leg that ends inside and the next are one stretch', () => {
    const track = ahead(roundBase(0, 0, 100), [1500, 0], [1500, 2000]);
    expect(stretchesIn(wood, track).stretches).toEqual([{ from: 900, to: 2100 }]);
  });

  it('agrees with looking at every place', () => {
    const legs = fc.array(point, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        footprint,
        heading,
        legs,
        polygon,
        fc.constantFrom('ahead', 'kept' as const),
        (form, way, points, area, facing) => {
          const path = makePath(points);
          const track = trackAlong({ footprint: form, heading: way }, path, facing);
          compareSlowly(track, area);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a wheel is looked at every millimetre', () => {
    const line = placeBase(
      { shape: 'rectangle', width: 400, depth: 300, files: 4 },
      { x: 0, y: 0, heading: 900 },
    );
    const track = trackBySteps(line, [{ step: 'wheel', about: 'front-left', angle: 900 }]);
    const near = makePolygon([
      { x: 0, y: 900 },
      { x: 400, y: 900 },
      { x: 400, y: 1300 },
      { x: 0, y: 1300 },
    ]);
    const { stretches } = stretchesIn(near, track);
    expect(stretches).toHaveLength(1);
    compareSlowly(track, near, 30);
  });
});

/** Compares with a test at every tenth of the track, except for the rounding at the ends of stretches. */
function compareSlowly(track: Track, area: Polygon, slack = 3): void {
  const { stretches, length } = stretchesIn(area, track);
  const base = placeBase(track.footprint, track.from);
  const pose = { x: 0, y: 0, heading: 0 };
  for (let along = 1; along < trackLength(track); along += 7) {
    poseAlong(track, along, pose);
    const isThere = isBaseIn(placeBase(base.footprint, pose), area);
    const isSure = stretches.some(({ from, to }) => along > from + slack && along < to - slack);
    const isPossible = stretches.some(({ from, to }) => along > from - slack && along < to + slack);
    if (isSure && !isThere) {
      // Along a border the rounding of the position decides. A base a tenth larger is inside.
      expect(isBaseIn(grown(pose, track), area)).toBe(true);
    }
    if (isThere && !isPossible) expect(isBaseIn(shrunk(pose, track), area)).toBe(false);
  }
  const sum = stretches.reduce((total, { from, to }) => total + to - from, 0);
  expect(Math.abs(sum - length)).toBeLessThanOrEqual(stretches.length + 1);
}

function resized(pose: { x: number; y: number; heading: number }, { footprint: form }: Track, by: number) {
  if (form.shape === 'round')
    return placeBase({ shape: 'round', radius: Math.max(1, form.radius + by) }, pose);
  const [width, depth] = [Math.max(2, form.width + 2 * by), Math.max(2, form.depth + 2 * by)];
  return placeBase({ shape: 'rectangle', width, depth }, pose);
}
const grown = (pose: { x: number; y: number; heading: number }, track: Track) => resized(pose, track, 3);
const shrunk = (pose: { x: number; y: number; heading: number }, track: Track) => resized(pose, track, -3);

describe('on a linear obstacle', () => {
  const hedge = makePolyline([
    { x: 1000, y: -500 },
    { x: 1000, y: 500 },
  ]);

  it('from the first touch to the last', () => {
    expect(stretchesOn(hedge, ahead(roundBase(0, 0, 100), [3000, 0])).stretches).toEqual([
      { from: 900, to: 1100 },
    ]);
    // Past the end of the hedge, where the rim of the base is round.
    expect(stretchesOn(hedge, ahead(roundBase(0, 560, 100), [3000, 560])).stretches).toEqual([
      { from: 920, to: 1080 },
    ]);
    expect(stretchesOn(hedge, ahead(roundBase(0, 600, 100), [3000, 600])).stretches).toEqual([]);
    expect(stretchesOn(hedge, ahead(roundBase(900, 0, 100), [900, 300])).stretches).toEqual([]);
  });

  it('standing still touches nothing new', () => {
    expect(stretchesOn(hedge, ahead(roundBase(1000, 0, 100))).stretches).toEqual([]);
    expect(isBaseOn(roundBase(1000, 0, 100), hedge)).toBe(true);
  });
});
