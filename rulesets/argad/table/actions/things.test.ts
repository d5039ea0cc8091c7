/** Refusals about things, saddles and boats, each beside a case that is allowed. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { noOrder, type SkirmishCase, square } from '../flow/testing/skirmish.ts';
import { asking, at } from './testing/ask.ts';

const foe = { foe: { at: [90, 90] as const } };

describe('things', () => {
  const { order, mistake, state } = asking({
    blue: {
      man: { at: [20, 20] },
      laden: { at: [20, 40], carries: 'letter' },
      porter: { at: [40, 40], carries: 'barrel' },
      helper: { at: [42, 40] },
      rider: { at: [60, 20], troop: 'light-cavalry' },
    },
    red: { thief: { at: [90, 90], carries: 'purse' } },
    map: {
      objects: [
        { id: 'chest', name: 'Chest', weight: 'heavy', at: [30, 20] },
        { id: 'letter', name: 'Letter' },
        { id: 'barrel', name: 'Barrel', weight: 'very-heavy' },
        { id: 'purse', name: 'Purse' },
        { id: 'bag', name: 'Bag', at: [60, 21] },
        { id: 'trunk', name: 'Trunk', weight: 'heavy', at: [61, 20] },
      ],
    },
  });

  test('figure.carry: within touch, at the start or at the end of the way', () => {
    expect(order('man', { take: 'chest' })).toEqual(['figure.carry']);
    expect(order('man', { take: 'chest', path: [at(29, 20)] })).toEqual([]);
    expect(order('man', { take: 'chest', takeWhen: 'start', path: [at(29, 20)] })).toEqual(['figure.carry']);
    expect(order('man', { take: 'purse', path: [at(38, 20)] })).toEqual(['figure.carry']);
  });

  test('figure.equipment: one load at most', () => {
    const path = [at(29, 30)];
    expect(order('laden', { take: 'chest', path })).toContain('figure.equipment');
    expect(order('laden', { take: 'chest', path, drop: true })).not.toContain('figure.equipment');
  });

  test('figure.carry: two share a load', () => {
    expect(order('man', { take: 'barrel', takeWhen: 'start' })).toContain('figure.carry');
    expect(order('helper', { take: 'barrel', takeWhen: 'start' })).toEqual([]);
    expect(order('porter', { path: [at(40, 52)] })).toEqual([]);
    expect(order('porter', { path: [at(40, 56)] })).toEqual(['move.foot-light']);
    state.things[2]!.carriers.push(anIndex(3));
    state.figures[3]!.carries = anIndex(2);
    expect(order('porter', { path: [at(40, 56)] })).toEqual([]);
    expect(order('porter', { path: [at(40, 56.1)] })).toEqual(['move.foot-light']);
  });

  test('move.load-heavy: taken up at the start it slows, at the end it does not', () => {
    const { order: by } = asking({
      blue: { man: { at: [20, 20] } },
      red: foe,
      map: { objects: [{ id: 'chest', name: 'Chest', weight: 'heavy', at: [20, 21] }] },
    });
    expect(by('man', { take: 'chest', takeWhen: 'start', path: [at(36, 20)] })).toEqual([]);
    expect(by('man', { take: 'chest', takeWhen: 'start', path: [at(36.1, 20)] })).toEqual([
      'move.foot-light',
    ]);
  });

  test('move.load-mounted: nothing heavy in the saddle', () => {
    expect(order('rider', { take: 'bag' })).toEqual([]);
    expect(order('rider', { take: 'trunk' })).toEqual(['move.load-mounted']);
  });

  test('figure.carry: what is not there is not taken, what is not carried not dropped', () => {
    expect(mistake({ kind: 'order', figure: 'man', take: 'crown' })).toBe('value take');
    expect(mistake({ kind: 'order', figure: 'man', drop: true })).toBe('value drop');
    expect(mistake({ kind: 'order', figure: 'laden', take: 'letter' })).toBe('value take');
    expect(order('laden', { drop: true })).toEqual([]);
  });
});

describe('saddle', () => {
  const dismounted = { mounted: false } as const;
  const { order, mistake, state } = asking({
    blue: {
      rider: { at: [20, 20], troop: 'light-cavalry' },
      walker: { at: [40, 20], troop: 'light-cavalry', now: dismounted },
      unhorsed: { at: [60, 20], troop: 'heavy-cavalry', now: dismounted },
      porter: { at: [40, 60], troop: 'heavy-cavalry', now: dismounted },
    },
    red: foe,
    map: { objects: [{ id: 'chest', name: 'Chest', weight: 'heavy', at: [40, 61] }] },
  });
  state.horses.push({ rider: anIndex(1), x: 4000, y: 2400, heading: 900 });
  state.horses.push({ rider: anIndex(3), x: 4000, y: 5700, heading: 0 });

  test('figure.mount-time: half of the way is left', () => {
    expect(order('rider', { saddle: 'dismount', path: [at(40, 20)] })).toEqual([]);
    expect(order('rider', { saddle: 'dismount', path: [at(40.1, 20)] })).toEqual(['figure.mount-time']);
  });

  test('figure.mount-time: the horse is touched before or after the way', () => {
    expect(order('walker', { saddle: 'mount' })).toEqual(['figure.mount-time']);
    expect(order('walker', { saddle: 'mount', path: [at(40, 20.6)] })).toEqual([]);
    expect(order('porter', { saddle: 'mount', path: [at(49, 60)] })).toEqual(['figure.mount-time']);
    state.figures[1]!.y = 2050;
    expect(order('walker', { saddle: 'mount', path: [at(49.3, 20.5)] })).toEqual([]);
    expect(order('walker', { saddle: 'mount', path: [at(50, 20.5)] })).toEqual(['figure.mount-time']);
    state.figures[1]!.y = 2000;
  });

  test('figure.mount-time: only out of the saddle one is in, only on to a horse one has', () => {
    expect(mistake({ kind: 'order', figure: 'rider', saddle: 'mount' })).toBe('value saddle');
    expect(mistake({ kind: 'order', figure: 'walker', saddle: 'dismount' })).toBe('value saddle');
    expect(mistake({ kind: 'order', figure: 'unhorsed', saddle: 'mount' })).toBe('value saddle');
  });

  test('move.load-mounted: nobody mounts with a heavy load', () => {
    state.figures[3]!.y = 5830;
    expect(order('porter', { saddle: 'mount' })).toEqual([]);
    state.figures[3]!.carries = anIndex(0);
    state.things[0]!.carriers.push(anIndex(3));
    expect(order('porter', { saddle: 'mount' })).toEqual(['move.load-mounted']);
  });
});

describe('boats', () => {
  const boat = (id: string, x: number) => ({
    id,
    kind: 'rowing-boat' as const,
    corners: [
      [x, 41],
      [x + 4, 41],
      [x + 4, 51],
      [x, 51],
    ],
  });
  const crew: SkirmishCase['blue'] = {
    one: { at: [21, 43], vessel: 'gig' },
    two: { at: [23, 43], vessel: 'gig' },
    three: { at: [21, 46], vessel: 'gig' },
    shore: { at: [22, 35] },
  };
  const harbour = (blue = crew) =>
    asking({
      edition: 'argad-coastal',
      blue,
      red: { foe: { at: [90, 90] } },
      map: {
        areas: [
          { id: 'shallows', kind: 'knee-water', corners: square(0, 40, 20).map(([x, y]) => [x! * 5, y!]) },
          {
            id: 'sea',
            kind: 'deep-water',
            corners: [
              [0, 60],
              [100, 60],
              [100, 75],
              [0, 75],
            ],
          },
        ],
        vessels: [boat('gig', 20), { ...boat('brig', 60), kind: 'ship' as const }],
      },
    });
  const row = (path: object[], rowers = ['one', 'two']) => ({ kind: 'row', vessel: 'gig', path, rowers });

  test('water.boat: 10 cm, and no ship is rowed', () => {
    const { refused, cost } = harbour();
    expect(refused(row([at(22, 56)]))).toEqual([]);
    expect(cost(row([at(22, 56)]))).toMatchObject({ cm: 10, allowanceCm: 10, dice: 0 });
    expect(refused(row([at(22, 56.1)]))).toEqual(['water.boat']);
    expect(refused({ ...row([at(62, 50)]), vessel: 'brig' })).toEqual([
      'water.boat',
      'water.boat-crew',
      'water.boat-crew',
    ]);
  });

  test('terrain.deep-water: boats stay on water', () => {
    expect(harbour().refused(row([at(22, 39)]))).toEqual(['terrain.deep-water']);
  });

  test('water.boat-crew: two aboard row and do nothing else', () => {
    const { refused, state, mistake, order } = harbour();
    expect(refused(row([at(22, 50)], ['one', 'shore']))).toEqual(['water.boat-crew']);
    expect(mistake(row([at(22, 50)], ['one', 'one']))).toBe('value rowers[1]');
    expect(mistake(row([at(22, 50)], ['one', 'foe']))).toBe('value rowers[1]');
    expect(order('one', { hand: 'bare-hands' })).toEqual([]);
    state.rowings[0] = { path: [at(22, 50)], rowers: ['one', 'two'] };
    expect(order('one', { hand: 'bare-hands' })).toEqual(['water.boat-crew']);
    expect(order('three', { hand: 'bare-hands' })).toEqual([]);
    state.rowings[0] = null;
    state.orders[0] = noOrder;
    expect(refused(row([at(22, 50)]))).toEqual(['water.boat-crew']);
  });

  test('water.boat-board: from beside the hull, for half of the way', () => {
    const { order, mistake } = harbour();
    expect(order('shore', { board: 'gig' })).toEqual(['water.boat-board']);
    // Knee-high water leaves 10 cm of 20, and the gunwale 5 of these.
    expect(order('shore', { board: 'gig', path: [at(22, 39.9)] })).toEqual([]);
    expect(order('shore', { board: 'gig', path: [at(24, 39.9)] })).toEqual(['water.boat-board']);
    expect(order('shore', { path: [at(24, 39.9)] })).toEqual([]);
    expect(mistake({ kind: 'order', figure: 'shore', board: 'raft' })).toBe('value board');
    expect(mistake({ kind: 'order', figure: 'shore', ashore: true })).toBe('value ashore');
    expect(mistake({ kind: 'order', figure: 'one', board: 'gig' })).toBe('value board');
  });

  test('water.boat-board: out of it by a way over land or shallows', () => {
    const { order } = harbour();
    expect(order('one', { ashore: true, path: [at(21, 39)] })).toEqual([]);
    expect(order('one', { ashore: true })).toEqual(['water.boat-board']);
    expect(order('one', { path: [at(21, 39)] })).toEqual(['water.boat-board']);
    expect(order('one', { path: [at(21, 48)] })).toEqual([]);
  });

  test('shoot.immobile: who is rowed along is on the move', () => {
    const { order, state } = harbour({
      ...crew,
      three: { ...crew['three']!, firearms: ['flintlock-musket'] },
    });
    const shot = { shot: { weapon: 'flintlock-musket', target: 'foe' } };
    expect(order('three', shot)).toEqual([]);
    state.rowings[0] = { path: [at(22, 50)], rowers: ['one', 'two'] };
    expect(order('three', shot)).toEqual(['turn.shoot-or-move', 'shoot.immobile']);
  });

  test('hide.crouch-move: there is no cover on deck', () => {
    expect(harbour().order('one', { path: [at(21, 44)], pace: 'crouch' })).toEqual(['hide.crouch-move']);
  });

  test('water.boat-crew: no more than it carries', () => {
    const crowd = (n: number) =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `sailor-${i}`,
          { at: [21 + 2 * (i % 2), 43 + 2 * Math.floor(i / 2)] as const, vessel: 'gig' },
        ]),
      );
    const full = (n: number) => harbour({ ...crowd(n), shore: { at: [22, 39.9] } });
    expect(full(7).order('shore', { board: 'gig' })).toEqual([]);
    expect(full(8).order('shore', { board: 'gig' })).toEqual(['water.boat-crew']);
  });
});
