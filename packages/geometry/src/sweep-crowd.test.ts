/** Figures that walk almost in contact for a whole movement. Pairs at rest move as if they were tested in every part. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  makePath,
  moveSlice,
  overlaps,
  roundBase,
  type SweepRules,
  type SweptBody,
  startMovement,
  trackAlong,
  wentSoFar,
  whereNow,
} from './index.ts';

const radius = 100;

const walker = fc.record({
  file: fc.integer({ min: 0, max: 3 }),
  rank: fc.integer({ min: 0, max: 4 }),
  x: fc.constantFrom(0, 0, 3, 9),
  y: fc.constantFrom(0, 0, 2, 5, 11),
  aside: fc.oneof(fc.constant(0), fc.integer({ min: -60, max: 60 })),
  bend: fc.option(fc.integer({ min: -200, max: 200 }), { freq: 1 }),
  want: fc.constantFrom(0, 1000, 1500, 1500, 1500, 1600),
});
const crowd = fc.array(walker, { minLength: 3, maxLength: 12 });

function bodiesOf(given: readonly (typeof walker extends fc.Arbitrary<infer W> ? W : never)[]): SweptBody[] {
  const bodies: SweptBody[] = [];
  for (const { file, rank, x, y, aside, bend, want } of given) {
    const base = roundBase(file * 2 * radius + x + file * 5, rank * 2 * radius + y + rank * 2, radius);
    if (bodies.some((other) => overlaps(other.base, base))) continue;
    const middle = bend === null ? [] : [{ x: base.x + bend, y: base.y + 700 }];
    const path = makePath([base, ...middle, { x: base.x + aside, y: base.y + 1600 }]);
    bodies.push({ base, track: want === 0 ? null : trackAlong(base, path, 'ahead'), at: 0, want });
  }
  return bodies;
}

function rulesFor(bodies: readonly SweptBody[], foes: number): SweepRules {
  const side = (i: number) => (bodies[i]!.base.x % 7 < foes ? 0 : 1);
  return { contact: 10, gap: 0, meeting: (i, j) => (side(i) === side(j) ? 'wait' : 'halt') };
}

it('fare the same whether they are left alone or always looked at', () => {
  fc.assert(
    fc.property(crowd, fc.constantFrom(0, 0, 1, 3), fc.constantFrom(5, 8, 16), (given, foes, parts) => {
      const bodies = bodiesOf(given);
      // A body that may jump has no known speed, so it is tested in every part.
      const watched = bodies.map((body) => ({
        ...body,
        track: body.track && { ...body.track, swiftness: null },
      }));
      const fast = startMovement(bodies, rulesFor(bodies, foes), 40, parts);
      const slow = startMovement(watched, rulesFor(watched, foes), 40, parts);
      for (let slice = 0; slice < 40; slice++) {
        expect(moveSlice(fast)).toEqual(moveSlice(slow));
        bodies.forEach((_, i) => {
          expect(wentSoFar(fast, i)).toBe(wentSoFar(slow, i));
          for (let j = 0; j < i; j++) expect(overlaps(whereNow(fast, i), whereNow(fast, j))).toBe(false);
        });
      }
    }),
    { numRuns: 300 },
  );
});
