import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Base,
  baseDistance,
  haltBody,
  type MeetingRule,
  makePath,
  moveSlice,
  overlaps,
  placeBase,
  pointDistance,
  poseAlong,
  rectangleBase,
  roundBase,
  type SweepResult,
  type SweepRules,
  type SweptBody,
  startMovement,
  sweep,
  trackAlong,
  trackBySteps,
  wentSoFar,
  whereNow,
} from './index.ts';
import { footprint, heading, point } from './samples.test.ts';

function goes(base: Base, want: number, ...points: [number, number][]): SweptBody {
  const path = makePath([[base.x, base.y] as const, ...points].map(([x, y]) => ({ x, y })));
  return { base, track: trackAlong(base, path, 'ahead'), at: 0, want };
}

const stands = (base: Base): SweptBody => ({ base, track: null, at: 0, want: 0 });
const rules = (how: MeetingRule, contact = 10, gap = 0): SweepRules => ({ contact, gap, meeting: () => how });

/** The bases after a slice. */
function after(bodies: readonly SweptBody[], { went }: SweepResult): Base[] {
  return bodies.map(({ base, track, at }, i) => {
    if (track === null || went[i] === 0) return base;
    const pose = { x: 0, y: 0, heading: 0 };
    poseAlong(track, at + went[i]!, pose);
    return placeBase(base.footprint, pose);
  });
}

const man = (x: number, y: number) => roundBase(x, y, 100);

describe('who meets nobody', () => {
  it('goes as far as he wants, or to the end of his path', () => {
    expect(sweep([goes(man(0, 0), 50, [1000, 0])], rules('halt')).went).toEqual([50]);
    expect(sweep([goes(man(0, 0), 50, [30, 0])], rules('halt')).went).toEqual([30]);
    // It keeps its pace and arrives before the other crosses its path.
    expect(
      sweep([goes(man(0, 0), 640, [30, 0]), goes(man(235, -300), 640, [235, 900])], rules('wait')).went[0],
    ).toBe(30);
    expect(sweep([{ ...goes(man(0, 0), 50, [1000, 0]), at: 970 }], rules('halt')).went).toEqual([30]);
    expect(sweep([], rules('halt'))).toEqual({ went: [], touched: [] });
    expect(sweep([stands(man(0, 0)), stands(man(50, 0))], rules('halt')).touched).toEqual([]);
  });
});

describe('who halt', () => {
  it('stop as soon as they touch, both of them', () => {
    const bodies = [goes(man(0, 0), 100, [1000, 0]), goes(man(300, 0), 100, [-1000, 0])];
    const result = sweep(bodies, rules('halt'));
    expect(result.touched).toEqual([[0, 1]]);
    const [a, b] = after(bodies, result);
    expect(baseDistance(a!, b!)).toBeLessThanOrEqual(10);
    expect(baseDistance(a!, b!)).toBeGreaterThan(5);
    expect(result.went[0]).toBe(result.went[1]);
  });

  it('a standing one is touched too', () => {
    const result = sweep([stands(man(260, 0)), goes(man(0, 0), 100, [1000, 0])], rules('halt'));
    expect(result.touched).toEqual([[0, 1]]);
    expect(result.went).toEqual([0, 50]);
  });

  it('touch even where a part of the way would jump the tolerance', () => {
    const result = sweep([stands(man(260, 0)), goes(man(0, 0), 640, [1000, 0])], rules('halt', 0));
    expect(result.touched).toEqual([[0, 1]]);
    expect(result.went[1]).toBe(60);
  });

  it('may leave a contact that stood at the start, and touch the next', () => {
    const bodies = [stands(man(0, 0)), goes(man(200, 0), 100, [2000, 0]), stands(man(480, 0))];
    const result = sweep(bodies, rules('halt'));
    expect(result.touched).toEqual([[1, 2]]);
    expect(result.went[1]).toBeGreaterThanOrEqual(70);
  });

  it('three at once touch in pairs', () => {
    const bodies = [goes(man(-220, 0), 64, [0, 0]), goes(man(220, 0), 64, [0, 0]), stands(man(0, 0))];
    const result = sweep(bodies, rules('halt', 0));
    expect(result.touched).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(result.went).toEqual([20, 20, 0]);
  });
});

describe('who wait', () => {
  it('friends that claim one spot both stop short of it', () => {
    const bodies = [goes(man(-300, 0), 320, [400, 0]), goes(man(300, 0), 320, [-400, 0])];
    const result = sweep(bodies, rules('wait'));
    expect(result.went[0]).toBe(result.went[1]);
    expect(result.went[0]).toBe(200);
    expect(result.touched).toEqual([]);
  });

  it('a fast one follows a slow one at his pace, who loses nothing', () => {
    const bodies = [goes(man(0, 0), 320, [5000, 0]), goes(man(220, 0), 64, [5000, 0])];
    const result = sweep(bodies, rules('wait'));
    expect(result.went[1]).toBe(64);
    expect(result.went[0]).toBeGreaterThanOrEqual(78);
    expect(result.went[0]).toBeLessThanOrEqual(84);
  });

  it('keep a gap, unless they stood nearer already', () => {
    const bodies = [stands(man(500, 0)), goes(man(0, 0), 400, [5000, 0])];
    const [a, b] = after(bodies, sweep(bodies, rules('wait', 0, 20)));
    expect(baseDistance(a!, b!)).toBeGreaterThanOrEqual(20);
    expect(baseDistance(a!, b!)).toBeLessThan(30);
    const near = [stands(man(0, 0)), goes(man(205, 0), 100, [5000, 0])];
    expect(sweep(near, rules('wait', 0, 20)).went[1]).toBe(100);
  });

  it('go on when the way becomes free', () => {
    const bodies = [goes(man(0, 0), 192, [5000, 0]), goes(man(250, 0), 640, [250, 5000])];
    const result = sweep(bodies, rules('wait'));
    expect(result.went[1]).toBe(640);
    expect(result.went[0]).toBeGreaterThan(100);
  });
});

describe('who pass', () => {
  it('go through each other', () => {
    expect(sweep([goes(man(0, 0), 640, [1000, 0]), stands(man(300, 0))], rules('pass')).went).toEqual([
      640, 0,
    ]);
  });

  it('pairs that overlap from the start are left alone', () => {
    expect(sweep([goes(man(0, 0), 100, [1000, 0]), stands(man(50, 0))], rules('halt')).went).toEqual([
      100, 0,
    ]);
  });
});

describe('who overlap by rounding', () => {
  it('come no nearer, but may part', () => {
    const other = stands(man(197, 0));
    expect(sweep([goes(man(0, 0), 100, [1000, 0]), other], rules('wait')).went).toEqual([0, 0]);
    expect(sweep([goes(man(0, 0), 100, [-1000, 0]), other], rules('wait')).went).toEqual([100, 0]);
  });
});

describe('a wheeling body', () => {
  it('stops before what its outer wing runs into', () => {
    const line = placeBase(
      { shape: 'rectangle', width: 400, depth: 300, files: 4 },
      { x: 0, y: 0, heading: 900 },
    );
    const track = trackBySteps(line, [{ step: 'wheel', about: 'front-left', angle: 900 }]);
    const bodies: SweptBody[] = [{ base: line, track, at: 0, want: 640 }, stands(man(700, 400))];
    const result = sweep(bodies, rules('wait'));
    expect(result.went[0]).toBeGreaterThan(50);
    expect(result.went[0]).toBeLessThan(640);
    const [a, b] = after(bodies, result);
    expect(overlaps(a!, b!)).toBe(false);
  });
});

type Given<Samples> = Samples extends fc.Arbitrary<infer Sample> ? Sample : never;

describe('any number of bodies', () => {
  const some = fc.array(
    fc.record({
      form: footprint.filter((form) =>
        form.shape === 'round' ? form.radius >= 40 : Math.min(form.width, form.depth) >= 80,
      ),
      from: point,
      way: heading,
      to: fc.array(point, { minLength: 1, maxLength: 2 }),
      want: fc.integer({ min: 0, max: 1200 }),
      isMoving: fc.boolean(),
    }),
    { minLength: 2, maxLength: 9 },
  );
  const bodiesOf = (given: Given<typeof some>) => {
    const bodies: SweptBody[] = [];
    for (const { form, from, way, to, want, isMoving } of given) {
      const base = placeBase(form, { ...from, heading: way });
      if (bodies.some((other) => overlaps(other.base, base))) continue;
      bodies.push(
        isMoving ? { ...goes(base, want, ...to.map(({ x, y }): [number, number] => [x, y])) } : stands(base),
      );
    }
    return bodies;
  };
  const meetings: MeetingRule[] = ['halt', 'wait', 'wait', 'halt', 'halt'];
  const meet = (a: SweptBody, b: SweptBody) => meetings[(a.base.x + b.base.x) % meetings.length]!;
  const rulesFor = (bodies: readonly SweptBody[], gap: number): SweepRules => ({
    contact: 10,
    gap,
    meeting: (i, j) => meet(bodies[i]!, bodies[j]!),
  });

  it('never overlap afterwards, slice after slice', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(0, 15), (given, gap) => {
        let bodies = bodiesOf(given);
        for (let slice = 0; slice < 3; slice++) {
          const result = sweep(bodies, rulesFor(bodies, gap));
          const bases = after(bodies, result);
          bases.forEach((one, i) => {
            for (const other of bases.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
            expect(result.went[i]).toBeLessThanOrEqual(bodies[i]!.want);
          });
          for (const [i, j] of result.touched) expect(i).toBeLessThan(j);
          bodies = bodies.map((body, i) => ({ ...body, base: bases[i]!, at: body.at + result.went[i]! }));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('fare the same in whatever order they are listed', () => {
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), fc.constantFrom(0, 15), (given, random, gap) => {
        const bodies = bodiesOf(given);
        const order = bodies.map((_, i) => i);
        for (let i = order.length - 1; i > 0; i--) {
          const j = random.next().value % (i + 1);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        const mixed = order.map((i) => bodies[i]!);
        const plain = sweep(bodies, rulesFor(bodies, gap));
        const other = sweep(mixed, rulesFor(mixed, gap));
        expect(order.map((i) => plain.went[i])).toEqual([...other.went]);
        const named = other.touched.map(([i, j]) => [order[i]!, order[j]!].sort((a, b) => a - b));
        expect(named.sort((p, q) => p[0]! - q[0]! || p[1]! - q[1]!)).toEqual(plain.touched);
      }),
      { numRuns: 400 },
    );
  });

  it('fare the same in many slices whether far pairs are left alone or always looked at', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(0, 15), fc.integer({ min: 1, max: 40 }), (given, gap, slices) => {
        const bodies = bodiesOf(given);
        const watched = bodies.map((body) => ({
          ...body,
          track: body.track && { ...body.track, swiftness: null },
        }));
        const parts = slices % 2 === 0 ? 64 : 16;
        const fast = startMovement(bodies, rulesFor(bodies, gap), slices, parts);
        const slow = startMovement(watched, rulesFor(watched, gap), slices, parts);
        for (let slice = 0; slice < slices; slice++) {
          expect(moveSlice(fast)).toEqual(moveSlice(slow));
          bodies.forEach((body, i) => {
            const went = wentSoFar(fast, i);
            expect(went).toBe(wentSoFar(slow, i));
            expect(went).toBeLessThanOrEqual(Math.floor((body.want * (slice + 1)) / slices));
            for (let j = 0; j < i; j++) expect(overlaps(whereNow(fast, i), whereNow(fast, j))).toBe(false);
          });
        }
        expect(moveSlice(fast)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('wheeling ones fare the same whether left alone or always looked at', () => {
    fc.assert(
      fc.property(
        heading,
        fc.integer({ min: -900, max: 900 }),
        fc.array(point, { maxLength: 8 }),
        (way, angle, men) => {
          const form = { shape: 'rectangle', width: 200, depth: 200, files: 2, ranks: 6 } as const;
          const line = placeBase(form, { x: 1500, y: 1500, heading: way });
          const track = trackBySteps(line, [
            { step: 'wheel', about: 'front-left', angle },
            { step: 'march', by: 500 },
          ]);
          const others = men.map(({ x, y }) => man(x, y)).filter((one) => !overlaps(one, line));
          const run = (how: typeof track) => {
            const bodies = [{ base: line, track: how, at: 0, want: 1500 }, ...others.map(stands)];
            const movement = startMovement(bodies, rules('wait'), 10, 32);
            return Array.from({ length: 10 }, () => [moveSlice(movement), wentSoFar(movement, 0)]);
          };
          expect(run(track)).toEqual(run({ ...track, swiftness: null }));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('a body that is halted from outside goes no farther', () => {
    const movement = startMovement([goes(man(0, 0), 400, [1000, 0])], rules('halt'), 4);
    moveSlice(movement);
    haltBody(movement, 0);
    moveSlice(movement);
    expect(wentSoFar(movement, 0)).toBe(100);
    expect(whereNow(movement, 0).x).toBe(100);
  });

  it('two enemies who run at each other touch where looking at every part finds it', () => {
    fc.assert(
      fc.property(
        point,
        point,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 600 }),
        (p, q, one, other) => {
          const [a, b] = [man(p.x, p.y), man(q.x, q.y)];
          fc.pre(baseDistance(a, b) > 10);
          const bodies = [goes(a, one, [q.x, q.y]), goes(b, other, [p.x, p.y])];
          const { went, touched } = sweep(bodies, rules('halt'));
          let [slowA, slowB] = [0, 0];
          const way = pointDistance(p.x, p.y, q.x, q.y);
          let met = false;
          for (let part = 1; part <= 64 && !met; part++) {
            const capped = bodies.map(({ want }) => Math.min(way, Math.floor((want * part) / 64)));
            const [x, y] = after(bodies, { went: capped, touched: [] });
            if (overlaps(x!, y!)) {
              met = true;
              break;
            }
            [slowA, slowB] = [capped[0]!, capped[1]!];
            met = baseDistance(x!, y!) <= 10;
          }
          expect(touched.length).toBe(met ? 1 : 0);
          expect([...went]).toEqual([slowA, slowB]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a rectangle that must turn where there is no room stays', () => {
    const bodies = [goes(rectangleBase(0, 0, 900, 200, 600), 64, [2000, 0]), stands(man(250, 150))];
    expect(sweep(bodies, rules('wait')).went[0]).toBe(0);
  });
});
