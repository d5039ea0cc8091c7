import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asHeading,
  type Base,
  baseDistance,
  firstMet,
  makePath,
  nearestAlong,
  overlaps,
  placeBase,
  poseAlong,
  rectangleBase,
  roundBase,
  type Track,
  type TrackStep,
  trackAlong,
  trackBySteps,
  trackLength,
} from './index.ts';
import { base, displaced, heading, point } from './samples.test.ts';

const body = fc
  .tuple(point, heading, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }))
  .map(([at, way, files, ranks]) =>
    placeBase({ shape: 'rectangle', width: 60, depth: 40, files, ranks }, { ...at, heading: way }),
  );
const step: fc.Arbitrary<TrackStep> = fc.oneof(
  fc.record({ step: fc.constant('march' as const), by: fc.integer({ min: -200, max: 500 }) }),
  fc.record({ step: fc.constant('slide' as const), by: fc.integer({ min: -200, max: 200 }) }),
  fc.record({
    step: fc.constant('wheel' as const),
    about: fc.constantFrom('front-left' as const, 'front-right' as const),
    angle: fc.integer({ min: -600, max: 600 }),
  }),
  fc.record({ step: fc.constant('turn' as const), angle: fc.constantFrom(900, 1800, -450) }),
);
const track: fc.Arbitrary<Track> = fc.oneof(
  fc
    .tuple(body, fc.array(step, { minLength: 1, maxLength: 4 }))
    .map(([one, steps]) => trackBySteps(one, steps)),
  fc
    .tuple(
      body,
      fc.array(point, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('ahead' as const, 'kept' as const),
    )
    .map(([one, points, facing]) => trackAlong(one, makePath([one, ...points]), facing)),
);

function at(way: Track, along: number): Base {
  const pose = { x: 0, y: 0, heading: 0 };
  poseAlong(way, along, pose);
  return placeBase(way.footprint, pose);
}

/** The poses of a track that count: at every whole tenth, and after the turn at the start of each piece. */
function looks(way: Track): { along: number; base: Base }[] {
  const all = Array.from({ length: trackLength(way) + 1 }, (_, along) => ({
    along,
    base: at(way, along),
    turn: 0,
  }));
  const turns = way.pieces.map(({ start, pose }) => ({
    along: Math.floor(start / 2 ** 20),
    base: placeBase(way.footprint, pose),
    turn: 1,
  }));
  return [...all, ...turns].sort((a, b) => a.along - b.along || a.turn - b.turn);
}

/** Reference implementation that tests every whole tenth. */
function slowlyMet(way: Track, bases: readonly Base[], gap: number): { index: number; along: number } | null {
  let met: { index: number; along: number } | null = null;
  bases.forEach((other, index) => {
    const start = at(way, 0);
    let isLeft = !overlaps(start, other);
    const kept = isLeft ? Math.min(gap, baseDistance(start, other)) : gap;
    let last = 0;
    for (const look of looks(way)) {
      const isTurn = look.along === last && look.along > 0;
      const isNear = kept === 0 ? overlaps(look.base, other) : baseDistance(look.base, other) < kept;
      if (!isLeft) isLeft = !isNear;
      else if (isNear) {
        const along = isTurn || look.along === 0 ? look.along : look.along - 1;
        if (met === null || along < met.along) met = { index, along };
        return;
      }
      last = look.along;
    }
  });
  return met;
}

describe('whom a track meets first', () => {
  it('stops a whole tenth before the gap is broken', () => {
    const way = trackBySteps(rectangleBase(0, 0, 0, 200, 100), [{ step: 'march', by: 1000 }]);
    const wall = rectangleBase(800, 0, 0, 400, 100);
    expect(firstMet(way, [wall], 0)).toEqual({ index: 0, along: 700 });
    expect(firstMet(way, [wall], 100)).toEqual({ index: 0, along: 600 });
    expect(firstMet(way, [wall], 0, [0])).toBeNull();
    expect(firstMet(way, [rectangleBase(800, 300, 0, 400, 100)], 0)).toBeNull();
    expect(firstMet(way, [rectangleBase(800, 299, 0, 400, 100)], 0)).toEqual({ index: 0, along: 700 });
  });

  it('takes the nearer of two, and of two alike the first', () => {
    const way = trackBySteps(rectangleBase(0, 0, 0, 200, 100), [{ step: 'march', by: 1000 }]);
    const walls = [800, 500, 500].map((x) => rectangleBase(x, 0, 0, 400, 100));
    expect(firstMet(way, walls, 0)).toEqual({ index: 1, along: 400 });
  });

  it('whoever starts too near may leave but not come nearer, whoever starts inside may go out', () => {
    const one = rectangleBase(0, 0, 0, 200, 100);
    const back = trackBySteps(one, [{ step: 'march', by: -300 }]);
    const ahead = trackBySteps(one, [{ step: 'march', by: 300 }]);
    const near = rectangleBase(150, 0, 0, 200, 100);
    expect(firstMet(back, [near], 100)).toBeNull();
    expect(firstMet(ahead, [near], 100)).toEqual({ index: 0, along: 0 });
    expect(firstMet(ahead, [rectangleBase(60, 0, 0, 200, 100)], 0)).toBeNull();
  });

  it('a wheel meets what its outer corner sweeps', () => {
    const line = placeBase(
      { shape: 'rectangle', width: 300, depth: 200, files: 6 },
      { x: 0, y: 0, heading: 900 },
    );
    const wheel = trackBySteps(line, [{ step: 'wheel', about: 'front-left', angle: 450 }]);
    expect(firstMet(wheel, [roundBase(700, 500, 50)], 0)).not.toBeNull();
    expect(firstMet(wheel, [roundBase(-1100, 500, 50)], 0)).toBeNull();
  });

  it('is what a look at every tenth finds', () => {
    fc.assert(
      fc.property(
        track,
        fc.array(base, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, 1, 30, 100),
        (way, bases, gap) => {
          expect(firstMet(way, bases, gap)).toEqual(slowlyMet(way, bases, gap));
        },
      ),
      { numRuns: 250 },
    );
  });
});

describe('where a track is nearest', () => {
  it('is what a look at every tenth finds, the first of equals', () => {
    fc.assert(
      fc.property(track, base, (way, other) => {
        let best = { along: 0, distance: Number.POSITIVE_INFINITY };
        for (let along = 0; along <= trackLength(way); along++) {
          const distance = baseDistance(at(way, along), other);
          if (distance < best.distance) best = { along, distance };
        }
        expect(nearestAlong(way, other)).toEqual(best);
      }),
      { numRuns: 250 },
    );
  });

  it('passing by, it is nearest beside', () => {
    const way = trackBySteps(rectangleBase(0, 0, 0, 200, 100), [{ step: 'march', by: 1000 }]);
    // Rounded down to a whole tenth, it is as near a little earlier.
    expect(nearestAlong(way, roundBase(500, 400, 100))).toEqual({ along: 426, distance: 200 });
  });
});

describe('turned by quarters', () => {
  it('meets and is nearest at the same place', () => {
    fc.assert(
      fc.property(
        body,
        fc.array(step, { minLength: 1, maxLength: 3 }),
        base,
        fc.integer({ min: 1, max: 3 }),
        (one, steps, other, quarters) => {
          const way = trackBySteps(one, steps);
          const turned = trackBySteps(displaced(one, quarters, 70, -40), steps);
          const there = displaced(other, quarters, 70, -40);
          expect(turned.to.heading).toBe(asHeading(way.to.heading + quarters * 900));
          expect(firstMet(turned, [there], 30)).toEqual(firstMet(way, [other], 30));
          expect(nearestAlong(turned, there)).toEqual(nearestAlong(way, other));
        },
      ),
      { numRuns: 150 },
    );
  });
});
