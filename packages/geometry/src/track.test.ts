import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cornerOf,
  type Footprint,
  type MovablePose,
  makePath,
  moveBase,
  placeBase,
  pointDistance,
  poseAlong,
  rectangleBase,
  straightRun,
  type Track,
  type TrackStep,
  trackAlong,
  trackBySteps,
  trackLength,
  wheelArc,
} from './index.ts';
import { heading, point } from './samples.test.ts';

function poseOf(track: Track, along: number): MovablePose {
  const pose = { x: 0, y: 0, heading: 0 };
  poseAlong(track, along, pose);
  return pose;
}

const line: Footprint = { shape: 'rectangle', width: 400, depth: 300, files: 5 };

describe('along a path', () => {
  const rider = rectangleBase(0, 0, 2700, 250, 500);
  const path = makePath([
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 400 },
  ]);

  it('faces along the leg, turning behind each bend', () => {
    const track = trackAlong(rider, path, 'ahead');
    expect(trackLength(track)).toBe(1400);
    expect(poseOf(track, 0)).toEqual({ x: 0, y: 0, heading: 2700 });
    expect(poseOf(track, 1)).toEqual({ x: 1, y: 0, heading: 0 });
    expect(poseOf(track, 1000)).toEqual({ x: 1000, y: 0, heading: 0 });
    expect(poseOf(track, 1001)).toEqual({ x: 1000, y: 1, heading: 900 });
    expect(poseOf(track, 1400)).toEqual({ x: 1000, y: 400, heading: 900 });
    expect(poseOf(track, 9999)).toEqual({ x: 1000, y: 400, heading: 900 });
  });

  it('or keeps its heading', () => {
    expect(poseOf(trackAlong(rider, path, 'kept'), 1200)).toEqual({ x: 1000, y: 200, heading: 2700 });
  });

  it('the straight run goes back to the last bend', () => {
    const track = trackAlong(rider, path, 'ahead');
    expect(straightRun(track, 1400)).toBe(400);
    expect(straightRun(track, 1000)).toBe(1000);
    expect(straightRun(track, 700)).toBe(700);
    expect(straightRun(track, 0)).toBe(0);
    expect(straightRun(track, 5000)).toBe(400);
  });

  it('of one point goes nowhere', () => {
    const still = trackAlong(rider, makePath([{ x: 3, y: 4 }]), 'ahead');
    expect(poseOf(still, 10)).toEqual({ x: 3, y: 4, heading: 2700 });
    expect(straightRun(still, 10)).toBe(0);
  });
});

describe('by steps', () => {
  const body = placeBase(line, { x: 5000, y: 5000, heading: 900 });

  it('marches ahead and back, slides right and left', () => {
    const steps: TrackStep[] = [
      { step: 'march', by: 300 },
      { step: 'slide', by: 200 },
      { step: 'march', by: -100 },
      { step: 'slide', by: -50 },
    ];
    const track = trackBySteps(body, steps);
    expect(trackLength(track)).toBe(650);
    expect(poseOf(track, 300)).toEqual({ x: 5000, y: 5300, heading: 900 });
    expect(poseOf(track, 400)).toEqual({ x: 5100, y: 5300, heading: 900 });
    expect(poseOf(track, 650)).toEqual({ x: 5150, y: 5200, heading: 900 });
    expect(track.swiftness).toBe(1);
  });

  it('wheels about a corner that stays in place, measured on the outer corner', () => {
    expect(wheelArc(2000, 900)).toBe(3141);
    expect(wheelArc(2000, -900)).toBe(3141);
    expect(wheelArc(400, 600)).toBe(418);
    const track = trackBySteps(body, [{ step: 'wheel', about: 'front-left', angle: 900 }]);
    expect(trackLength(track)).toBe(3141);
    expect(track.to.heading).toBe(1800);
    const pivot = cornerOf(body, 'front-left');
    const moving = placeBase(line, body);
    for (const along of [1, 500, 1570, 3000, 3141]) {
      const pose = poseOf(track, along);
      moveBase(moving, pose.x, pose.y, pose.heading);
      expect(cornerOf(moving, 'front-left')).toEqual(pivot);
    }
    expect(poseOf(track, 1571).heading).toBe(1350);
    expect(track.swiftness).toBe(1);
  });

  it('a deep column is swifter in its middle than at its outer corner', () => {
    const column = placeBase({ shape: 'rectangle', width: 400, depth: 300, ranks: 8 }, body);
    const { swiftness } = trackBySteps(column, [{ step: 'wheel', about: 'front-left', angle: 100 }]);
    expect(swiftness).toBeCloseTo(Math.hypot(200, 1200) / 400, 5);
  });

  it('the pivot stays in place for any heading, angle and corner', () => {
    const corner = fc.constantFrom('front-left', 'front-right', 'rear-right', 'rear-left' as const);
    const angle = fc.integer({ min: -900, max: 900 });
    fc.assert(
      fc.property(heading, angle, corner, fc.integer({ min: 0, max: 3200 }), (way, turn, about, along) => {
        const base = placeBase(line, { x: 5000, y: 5000, heading: way });
        const pose = poseOf(trackBySteps(base, [{ step: 'wheel', about, angle: turn }]), along);
        expect(cornerOf(placeBase(line, pose), about)).toEqual(cornerOf(base, about));
      }),
    );
  });

  it('turns about cost nothing and come last at the end', () => {
    const track = trackBySteps(body, [
      { step: 'march', by: 100 },
      { step: 'turn', angle: 1800 },
    ]);
    expect(trackLength(track)).toBe(100);
    expect(poseOf(track, 99).heading).toBe(900);
    expect(poseOf(track, 100)).toEqual({ x: 5000, y: 5100, heading: 2700 });
    const only = trackBySteps(body, [{ step: 'turn', angle: 1800 }]);
    expect(poseOf(only, 0).heading).toBe(2700);
  });

  it('a quarter-turn can lay a corner where another was', () => {
    const unit = rectangleBase(0, 0, 900, 400, 200);
    const track = trackBySteps(unit, [
      { step: 'turn', angle: -900, corner: 'front-right', becomes: 'front-left' },
    ]);
    const turned = placeBase(unit.footprint, track.to);
    expect(turned.heading).toBe(0);
    expect(cornerOf(turned, 'front-left')).toEqual(cornerOf(unit, 'front-right'));
    // Its new front lies on the line of the old right edge.
    expect(cornerOf(turned, 'front-right').x).toBe(cornerOf(unit, 'rear-right').x);
    expect(track.swiftness).toBeNull();
  });

  it('wheels and turns end a straight run, marches one after the other continue it', () => {
    const track = trackBySteps(body, [
      { step: 'wheel', about: 'front-right', angle: -300 },
      { step: 'march', by: 400 },
      { step: 'march', by: 300 },
    ]);
    expect(straightRun(track, trackLength(track))).toBe(700);
    expect(straightRun(track, 100)).toBe(0);
    const back = trackBySteps(body, [
      { step: 'march', by: 400 },
      { step: 'march', by: -300 },
    ]);
    expect(straightRun(back, 700)).toBe(300);
  });

  it('nobody gets farther than the distance along, but for the rounding of places', () => {
    fc.assert(
      fc.property(
        point,
        heading,
        fc.integer({ min: -2000, max: 2000 }),
        fc.nat(2000),
        (at, way, by, along) => {
          const base = placeBase(line, { ...at, heading: way });
          const pose = poseOf(trackBySteps(base, [{ step: 'march', by }]), along);
          expect(pointDistance(at.x, at.y, pose.x, pose.y)).toBeLessThanOrEqual(along + 1);
        },
      ),
    );
  });
});
