/** The front of a group, and turns about its ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerOf, type Footprint, placeBase } from './base.ts';
import { frontLine, hullOf, stepsInWheel, turnedAbout } from './front-line.ts';
import { pointDistance } from './point.ts';
import { trackBySteps } from './track.ts';

describe('frontLine', () => {
  it('lies across the foremost base and is as wide as all of them', () => {
    const block: Footprint = { shape: 'rectangle', width: 600, depth: 200 };
    const bases = [
      placeBase(block, { x: 1000, y: 1000, heading: 900 }),
      placeBase(block, { x: 2000, y: 1100, heading: 900 }),
    ];
    expect(frontLine(bases, 900)).toEqual({
      heading: 900,
      left: { x: 700, y: 1200 },
      right: { x: 2300, y: 1200 },
      middle: { x: 1500, y: 1200 },
    });
  });

  it('of round bases has their width, whatever the direction', () => {
    const bases = [0, 500].map((x) => placeBase({ shape: 'round', radius: 100 }, { x, y: 0, heading: 0 }));
    expect(frontLine(bases, 900)).toMatchObject({ left: { x: -100, y: 100 }, right: { x: 600, y: 100 } });
    expect(frontLine(bases, 0)).toMatchObject({ left: { x: 600, y: 100 }, right: { x: 600, y: -100 } });
  });
});

describe('turnedAbout', () => {
  it('keeps the distance from the pivot, and back again is where it was', () => {
    const coordinate = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(coordinate, coordinate, fc.integer({ min: -1800, max: 1800 }), (x, y, angle) => {
        const pivot = { x: 300, y: -700 };
        const turned = turnedAbout({ x, y }, pivot, angle);
        const [was, is] = [{ x, y }, turned].map((at) => pointDistance(at.x, at.y, pivot.x, pivot.y));
        expect(Math.abs(is! - was!)).toBeLessThanOrEqual(2);
        const back = turnedAbout(turned, pivot, -angle);
        expect(Math.max(Math.abs(back.x - x), Math.abs(back.y - y))).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('to the left is against the clock', () => {
    expect(turnedAbout({ x: 100, y: 0 }, { x: 0, y: 0 }, 900)).toEqual({ x: 0, y: 100 });
  });
});

describe('stepsInWheel', () => {
  const block: Footprint = { shape: 'rectangle', width: 600, depth: 200 };

  it('bring every base of a line to its place in the line, facing as the line does', () => {
    const wheel = fc.record({
      n: fc.integer({ min: 1, max: 6 }),
      angle: fc.integer({ min: -900, max: 900 }).filter((angle) => angle !== 0),
      heading: fc.integer({ min: 0, max: 3599 }),
    });
    fc.assert(
      fc.property(wheel, ({ n, angle, heading }) => {
        const first = placeBase(block, { x: 5000, y: 5000, heading });
        const bases = Array.from({ length: n }, (_, at) =>
          placeBase(block, {
            x: Math.round(first.x + (2 * at + at * 0.1) * first.ux),
            y: Math.round(first.y + (2 * at + at * 0.1) * first.uy),
            heading,
          }),
        );
        const about = angle > 0 ? 'front-left' : 'front-right';
        const pivot = cornerOf(hullOf(bases, heading), about);
        for (const base of bases) {
          const { to } = trackBySteps(base, stepsInWheel(base, pivot, angle));
          const there = turnedAbout({ x: base.x, y: base.y }, pivot, angle);
          expect(to.heading).toBe((((heading + angle) % 3600) + 3600) % 3600);
          expect(pointDistance(to.x, to.y, there.x, there.y)).toBeLessThanOrEqual(25);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('close up a base of the second line', () => {
    const base = placeBase(block, { x: 300, y: -1000, heading: 900 });
    const steps = stepsInWheel(base, { x: 0, y: 100 }, 300);
    expect(steps.map(({ step }) => step)).toEqual(['wheel', 'march', 'slide']);
    const { to } = trackBySteps(base, steps);
    const there = turnedAbout({ x: 300, y: -1000 }, { x: 0, y: 100 }, 300);
    expect(pointDistance(to.x, to.y, there.x, there.y)).toBeLessThanOrEqual(10);
  });
});
