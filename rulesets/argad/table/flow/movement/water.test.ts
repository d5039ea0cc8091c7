import { describe, expect, test } from 'vitest';
import type { State } from '../../state/model.ts';
import type { Rowing } from '../../state/orders.ts';
import { square } from '../testing/skirmish.ts';
import { to, type WalkCase, walkOut } from '../testing/walk.ts';

const faraway = { z: { at: [95, 95] } } as const;
const sea = { id: 'sea', kind: 'deep-water' as const, corners: square(40, 0, 40) };
const edition = 'argad-coastal';

describe('swimming', () => {
  const swim = (changes: object, dice: WalkCase['dice'] = {}) =>
    walkOut({
      edition,
      map: { areas: [sea] },
      blue: { a: { at: [50, 20], swims: 'good', now: { swimming: true }, ...changes } },
      red: faraway,
      dice,
    });

  test('water.swim-good, water.swim-average, water.swim-dice: 8 cm or 4, without dice', () => {
    expect(swim({ order: to([70, 20]) }).place('a')).toEqual([58, 20]);
    expect(swim({ swims: 'average', order: to([70, 20]) }).place('a')).toEqual([54, 20]);
    expect(swim({ order: to([70, 20]) }).figure('a').swimming).toBe(true);
  });

  test('water.change: walking and swimming each take their share of the turn', () => {
    const { place, figure } = swim({ at: [29, 20], now: {}, order: to([60, 20]) });
    expect(place('a')[0]).toBeGreaterThan(42.8);
    expect(place('a')[0]).toBeLessThanOrEqual(43);
    expect(figure('a').swimming).toBe(true);
    const out = swim({ at: [43, 20], order: to([20, 20]) });
    expect(out.place('a')[0]).toBeGreaterThanOrEqual(29);
    expect(out.place('a')[0]).toBeLessThan(29.3);
    expect(out.figure('a').swimming).toBe(false);
  });

  test('water.swimmer-shoots: deep water spoils the powder', () => {
    const { all, figure } = swim({ at: [38, 20], now: {}, firearms: ['pistol'], order: to([42, 20]) });
    expect(all('soaked')).toEqual([{ kind: 'soaked', figure: 0 }]);
    expect(figure('a').loaded).toBe(0);
    expect(swim({ at: [30, 20], now: {}, firearms: ['pistol'], order: to([38, 20]) }).all('soaked')).toEqual(
      [],
    );
  });

  test('water.swimmer-shoots, turn.shot-moving: whoever shoots on his way into the water has shot with dry powder', () => {
    const shot = { weapon: 'pistol', target: 'z', moment: 'moving', after: 100, fallback: 'hold' } as const;
    const order = { ...to([42, 20]), shot };
    const { all, turn } = swim({ at: [38, 20], now: {}, firearms: ['pistol', 'pistol'], order });
    expect(all('soaked')).toEqual([]);
    expect(turn.dueShots).toHaveLength(1);
    expect(turn.toSoak).toEqual([0]);
  });

  test('terrain.knee-water, water.knee: whoever wades walks, halved and with a die', () => {
    const { all, figure } = walkOut({
      edition,
      map: { areas: [{ ...sea, kind: 'knee-water' }] },
      blue: { a: { at: [38, 20], order: to([48, 20]) } },
      red: faraway,
      dice: { a: [4] },
    });
    expect(all('slowed')).toMatchObject([{ ground: 'very-difficult', tenths: [600] }]);
    expect(figure('a').swimming).toBe(false);
  });
});

describe('boats', () => {
  const boat = {
    id: 'boat',
    kind: 'rowing-boat' as const,
    corners: [
      [50, 18],
      [58, 18],
      [62, 20],
      [58, 22],
      [50, 22],
    ],
  };
  const crew = {
    a: { at: [52, 20], vessel: 'boat' },
    b: { at: [56, 20], vessel: 'boat', firearms: ['pistol'] },
  } as const;
  const row = (rowing: Partial<Rowing>, rest: Partial<WalkCase> = {}) =>
    walkOut({
      edition,
      map: { areas: [sea], vessels: [boat] },
      blue: crew,
      red: faraway,
      ...rest,
      prepare: (state) => {
        state.rowings[0] = { path: [{ x: 7500, y: 2000 }], rowers: ['a', 'b'], ...rowing };
      },
    });

  test('water.boat: 10 cm, with everybody aboard', () => {
    const { all, place, state, turn, figure } = row({});
    expect(state.vessels[0]).toMatchObject({ x: 6560, y: 2000 });
    expect(place('a')).toEqual([62, 20]);
    expect(place('b')).toEqual([66, 20]);
    expect(all('rowed')).toHaveLength(1);
    expect(figure('b')).toMatchObject({ vessel: 0, swimming: false, loaded: 1 });
    expect(turn.moved.slice(0, 2)).toEqual([true, true]);
  });

  test('water.boat: a boat that turns takes them round', () => {
    const { place } = row({ path: [{ x: 5560, y: 3000 }] });
    expect(place('a')).toEqual([55.6, 26.4]);
    expect(place('b')).toEqual([55.6, 30.4]);
  });

  test('water.boat-crew: not without two who row', () => {
    const { all } = row({}, { blue: { ...crew, a: { ...crew.a, now: { status: 'dead' } } } });
    expect(all('rowed')).toEqual([]);
  });

  test('water.boat-board: half the way, then aboard, to a free place on deck', () => {
    const { all, figure, place } = walkOut({
      edition,
      map: { areas: [{ ...sea, corners: square(50, 0, 40) }], vessels: [boat] },
      blue: { ...crew, c: { at: [44, 20], swims: 'good', order: { ...to([47, 20]), board: 'boat' } } },
      red: faraway,
    });
    expect(all('boarded')).toEqual([]);
    expect(place('c')).toEqual([47, 20]);
    const near = walkOut({
      edition,
      map: { areas: [{ ...sea, corners: square(50, 0, 40) }], vessels: [boat] },
      blue: { ...crew, c: { at: [42, 20], order: { ...to([48.15, 20]), board: 'boat' } } },
      red: faraway,
    });
    expect(near.all('boarded')).toHaveLength(1);
    expect(near.figure('c')).toMatchObject({ vessel: 0, swimming: false });
    expect(figure('c').vessel).toBe(-1);
    expect(near.place('c')[0]).toBeGreaterThanOrEqual(50.2);
  });

  test('water.boat-board: ashore over the side, dry, with half the allowance', () => {
    const { all, place, figure } = walkOut({
      edition,
      map: { areas: [{ ...sea, corners: square(50, 0, 40) }], vessels: [boat] },
      blue: { a: { ...crew.a, firearms: ['pistol'], order: { ...to([40, 20]), ashore: true } } },
      red: faraway,
    });
    expect(place('a')).toEqual([42, 20]);
    expect(all('wentAshore')).toHaveLength(1);
    expect(figure('a')).toMatchObject({ vessel: -1, swimming: false, loaded: 1 });
  });

  test('water.boat-board: the gunwale stands among the reasons of the slowing die, and they add up', () => {
    const { all, turn } = walkOut({
      edition,
      map: { areas: [{ ...sea, kind: 'knee-water' as const }], vessels: [boat] },
      blue: { a: { ...crew.a, order: { ...to([50, 14]), ashore: true } } },
      red: faraway,
      dice: { a: [3] },
    });
    const [{ why = [] }] = all('slowed') as [ReturnType<typeof all<'slowed'>>[number]];
    expect(why.map(({ rule, value }) => [rule, value])).toEqual([
      ['move.foot-light', 20],
      ['terrain.very-difficult', -10],
      ['water.boat-board', -5],
    ]);
    expect(turn.allowance[0]).toBe(200);
  });

  test('water.deep, water.boat-board: who cannot swim does not step over the side into deep water; who can, swims', () => {
    const jump = (changes: object) =>
      walkOut({
        edition,
        map: { areas: [sea], vessels: [boat] },
        blue: { a: { ...crew.a, ...changes, order: { ...to([52, 16.8]), ashore: true } } },
        red: faraway,
      });
    const dry = jump({});
    expect(dry.figure('a')).toMatchObject({ vessel: 0, swimming: false });
    expect(dry.place('a')[1]).toBeGreaterThanOrEqual(18);
    expect(jump({ swims: 'good' }).figure('a')).toMatchObject({ vessel: -1, swimming: true, y: 1680 });
    expect(jump({ swims: 'good', armour: 4, gear: 'breastplate' }).figure('a').swimming).toBe(false);
  });

  test('water.boat, move.no-overlap: a boat with somebody under its side stays where it is', () => {
    const { all } = row(
      {},
      { blue: { ...crew, c: { at: [54, 14], swims: 'good', now: { swimming: true, y: 1750 } } } },
    );
    expect(all('rowed')).toEqual([]);
  });

  test('water.boat: a boat stops short of a swimmer and of another hull', () => {
    const { state } = row(
      {},
      {
        blue: { ...crew, c: { at: [66, 20], swims: 'good', now: { swimming: true } } },
      },
    );
    expect(state.vessels[0]!.x).toBeLessThanOrEqual(5860);
  });

  /** A figure whose base projects over the side. */
  const leaning = { ...crew, a: { ...crew.a, now: { y: 1810 } } } as const;
  const swimmer = { swims: 'good', now: { swimming: true } } as const;
  const apart = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
    Math.sqrt((ax! - bx!) ** 2 + (ay! - by!) ** 2);

  test('water.boat, move.no-overlap: who swims up to a boat that cannot get off stops short of those who lean out of it', () => {
    const c = { ...swimmer, at: [52, 10], order: to([52, 17]) } as const;
    const d = { ...swimmer, at: [63.1, 20] } as const;
    const { all, place } = row({}, { blue: { ...leaning, c, d } });
    expect(all('rowed')).toEqual([]);
    expect(place('c')[1]).toBeGreaterThan(15);
    expect(apart(place('a'), place('c'))).toBeGreaterThanOrEqual(2);
  });

  test('water.boat, move.no-overlap: those who lean out are not rowed over a swimmer beside the hull, on the way or at its end', () => {
    for (const x of [56, 60, 62]) {
      const { state, place } = row({}, { blue: { ...leaning, c: { ...swimmer, at: [x, 16.9] } } });
      expect(state.vessels[0]!.x).toBeGreaterThan(5560);
      expect(place('a')[0]).toBeLessThan(x);
      expect(apart(place('a'), place('c'))).toBeGreaterThanOrEqual(2);
    }
  });

  test('water.boat, move.no-overlap: nor round a bend', () => {
    const path = [
      { x: 5860, y: 2000 },
      { x: 5860, y: 2700 },
    ];
    expect(row({ path }, { blue: leaning }).state.vessels[0]).toEqual({ x: 5860, y: 2700, heading: 900 });
    // Clear of the hull before it turns, then obstructing the hull itself, or only the figure that leans out.
    const hit = row({ path }, { blue: { ...crew, c: { ...swimmer, at: [61.2, 16.4] } } });
    expect(hit.state.vessels[0]).toMatchObject({ y: 2000, heading: 0 });
    const { state, place } = row({ path }, { blue: { ...leaning, c: { ...swimmer, at: [61.7, 16.4] } } });
    expect(state.vessels[0]).toEqual({ x: 5860, y: 2000, heading: 0 });
    expect(apart(place('a'), place('c'))).toBeGreaterThanOrEqual(2);
  });

  test('water.boat: who keeps his place aboard has the same one however often the hull turns', () => {
    const start = {
      boat: { x: 5560, y: 2000, heading: 0 },
      a: { x: 5108, y: 1877 },
      b: { x: 5391, y: 1951 },
    };
    const round = [
      { x: 5700, y: 2217 },
      { x: 5391, y: 2109 },
      { x: 5513, y: 1907 },
      { x: 5787, y: 2303 },
    ];
    const ways = [...round, ...round, ...round, { x: 5560, y: 1990 }, { x: 5660, y: 1990 }];
    let last: State | null = null;
    for (const point of ways) {
      const before: State | null = last;
      const prepare = (state: State) => {
        Object.assign(state.vessels[0]!, before?.vessels[0] ?? start.boat);
        Object.assign(state.figures[0]!, before?.figures[0] ?? start.a);
        Object.assign(state.figures[1]!, before?.figures[1] ?? start.b);
        state.rowings[0] = { path: [point], rowers: ['a', 'b'] };
      };
      const map = { areas: [sea], vessels: [boat] };
      last = walkOut({ edition, map, blue: crew, red: faraway, prepare }).state;
    }
    expect(last!.vessels[0]).toEqual({ x: 5660, y: 1990, heading: 0 });
    expect(last!.figures.slice(0, 2)).toMatchObject([
      { x: start.a.x + 100, y: start.a.y - 10 },
      { x: start.b.x + 100, y: start.b.y - 10 },
    ]);
  });
});
