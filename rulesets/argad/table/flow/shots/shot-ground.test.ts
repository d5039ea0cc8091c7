import { describe, expect, test } from 'vitest';
import { fallsDue, shootOut, shotAt, type VolleyCase, walk } from '../testing/volley.ts';

const musket = ['flintlock-musket' as const];

const square = (x: number, y: number, size: number) => box(x, y, size, size);
const box = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];
const area = (kind: string, corners: number[][], more: object = {}) => ({
  areas: [{ id: 'area', kind: kind as 'woods', corners, ...more }],
});
const line = (kind: string, ...points: number[][]) => ({
  lines: [{ id: 'line', kind: kind as 'hedge', points }],
});

/** A musketeer and a target 20 cm away. By default the shot misses. */
function duel(one: object, other: object, rest: Partial<VolleyCase> = {}) {
  return shootOut({
    blue: { a: { at: [20, 50], firearms: musket, order: shotAt('b'), ...one } },
    red: { b: { at: [42, 50], ...other } },
    dice: { a: [1, 1, 1, 1] },
    ...rest,
  });
}

describe('ground between', () => {
  test('shoot.cover: a hedge in the line; none for a rider, none if the shooter stands against it', () => {
    expect(duel({}, {}, { map: line('hedge', [35, 40], [35, 60]) }).why('a')).toEqual(['shoot.cover']);
    const rider = { troop: 'light-cavalry' };
    expect(duel({}, rider, { map: line('hedge', [35, 40], [35, 60]) }).why('a')).toEqual([]);
    expect(duel({}, {}, { map: line('hedge', [21, 40], [21, 60]) }).why('a')).toEqual([]);
  });

  test('shoot.forest, hide.forest-deep: up to 10 cm of wood protect, more hide', () => {
    const wood = (depth: number) => ({ map: area('woods', box(25, 40, depth, 20)) });
    expect(duel({}, {}, wood(10)).why('a')).toEqual(['shoot.forest']);
    expect(duel({}, {}, wood(10.1)).held('a')).toEqual(['hide.forest-deep']);
  });

  const house = (kind: 'window' | 'loophole') => ({
    id: 'house',
    rooms: [{ id: 'hall', corners: square(36, 45, 10) }],
    openings: [
      {
        id: 'gap',
        kind,
        at: [
          [36, 49],
          [36, 51],
        ],
        joins: ['hall', 'outside'],
      },
      {
        id: 'door',
        kind: 'door' as const,
        at: [
          [40, 55],
          [42, 55],
        ],
        joins: ['hall', 'outside'],
      },
    ],
  });

  test('building.sight, building.window, building.loophole: into a house only through its openings', () => {
    const inside = { at: [37, 50], room: 'hall' };
    const window = { map: { buildings: [house('window')] } };
    expect(duel({}, inside, window).why('a')).toEqual(['shoot.cover']);
    const slit = { map: { buildings: [house('loophole')] } };
    expect(duel({}, inside, slit).why('a')).toEqual(['shoot.narrow-opening']);
    const deepInside = { at: [40, 50], room: 'hall' };
    expect(duel({ at: [20, 60] }, deepInside, window).held('a')).toEqual(['shoot.line-solid']);
    expect(duel({}, deepInside, slit).why('a')).toEqual([]);
  });

  test('building.hidden: who hides inside cannot be shot, except from the same room or when he shoots himself', () => {
    const window = { map: { buildings: [house('window')] } };
    const hidden = { at: [40, 50], room: 'hall', posture: 'crouched' };
    expect(duel({}, hidden, window).held('a')).toEqual(['building.hidden']);
    const shoots = { ...hidden, firearms: musket, order: shotAt('a') };
    const both = duel({}, shoots, { ...window, dice: { a: [1], b: [1] } });
    expect(both.shot('a')).toBeDefined();
    expect(duel({ at: [44, 50], room: 'hall' }, hidden, window).shot('a')).toBeDefined();
  });

  test('shoot.afloat: from an unsteady deck at somebody who is not aboard', () => {
    const boat = (deck: 'steady' | 'unsteady') => ({
      areas: [{ id: 'sea', kind: 'deep-water' as const, corners: square(10, 40, 25) }],
      vessels: [{ id: 'boat', kind: 'rowing-boat' as const, corners: box(16, 45, 14, 10), deck }],
    });
    const edition = 'argad-coastal';
    const sails = { vessel: 'boat' };
    expect(duel(sails, {}, { edition, map: boat('unsteady') }).why('a')).toEqual(['shoot.afloat']);
    expect(duel(sails, {}, { edition, map: boat('steady') }).why('a')).toEqual([]);
    const aboard = { at: [26, 50], vessel: 'boat' };
    expect(duel(sails, aboard, { edition, map: boat('unsteady') }).why('a')).toEqual([]);
  });
});

describe('hidden figures', () => {
  const bushes = { map: area('bushes', square(38, 46, 8)) };
  const hidden = { posture: 'crouched' };

  test('hide.crouched: crouched in bushes, immobile and doing nothing', () => {
    expect(duel({}, hidden, bushes).held('a')).toEqual(['hide.crouched']);
    expect(duel({}, {}, bushes).why('a')).toEqual(['shoot.cover']);
    const walks: VolleyCase['moves'] = (turn, id) => walk(turn, id('b'), 43, 50);
    expect(duel({}, hidden, { ...bushes, moves: walks }).shot('a')).toBeDefined();
  });

  test('hide.crouch-move: who creeps along cover stays hidden', () => {
    const creeps: VolleyCase['moves'] = (turn, id) => walk(turn, id('b'), 43, 50);
    const order = { pace: 'crouch' as const };
    expect(duel({}, { ...hidden, order }, { ...bushes, moves: creeps }).held('a')).toEqual(['hide.crouched']);
  });

  test('hide.crouched-behind: behind a hedge from its other side only', () => {
    const hedge = { map: line('hedge', [40.9, 40], [40.9, 60]) };
    expect(duel({}, hidden, hedge).held('a')).toEqual(['hide.crouched']);
    expect(duel({ at: [60, 50] }, hidden, hedge).shot('a')).toBeDefined();
  });

  test('hide.found: from 2 cm a crouched figure is seen', () => {
    expect(duel({ at: [38, 50] }, hidden, bushes).shot('a')).toBeDefined();
    expect(duel({ at: [37.9, 50] }, hidden, bushes).held('a')).toEqual(['hide.crouched']);
  });

  test('hide.doing-nothing: shooting, lifting and reloading show him; with the option reloading does not', () => {
    const does = (order: object, options = {}) =>
      duel(
        {},
        { ...hidden, firearms: ['flintlock-musket', 'pistol'], order, now: { loaded: 1 } },
        { ...bushes, options, dice: { a: [1], b: [1] } },
      );
    expect(does({}).held('a')).toEqual(['hide.crouched']);
    expect(does(shotAt('a')).shot('a')).toBeDefined();
    expect(does(shotAt('a', { moment: 'contact' })).held('a')).toEqual(['hide.crouched']);
    expect(does({ reload: 'pistol' }).shot('a')).toBeDefined();
    const options = { 'hide.doing-nothing': 'reload-hidden' };
    expect(does({ reload: 'pistol' }, options).held('a')).toEqual(['hide.crouched']);
  });

  test('hide.reveal: who shot at the start is not hidden again in the same turn', () => {
    const shooter = { ...hidden, firearms: musket, order: shotAt('a', { moment: 'start' }) };
    expect(duel({}, shooter, { ...bushes, dice: { a: [1], b: [1] } }).shot('a')).toBeDefined();
  });
});

describe('furtive', () => {
  const musketoon = ['musketoon' as const];
  const withMusketoon = shotAt('b', { weapon: 'musketoon', moment: 'moving' });
  const walls = {
    lines: [
      {
        id: 'one',
        kind: 'high-wall' as const,
        points: [
          [36, 52],
          [36, 60],
        ],
      },
      {
        id: 'two',
        kind: 'high-wall' as const,
        points: [
          [36, 40],
          [36, 48],
        ],
      },
    ],
  };

  /** The target walks from behind one wall to `end`. The shooter, on the move, fires while it is in the gap. */
  const dash = (end: readonly [number, number], edition = 'argad-2024', rest: Partial<VolleyCase> = {}) =>
    shootOut({
      blue: { a: { at: [28, 50], firearms: musketoon, order: withMusketoon } },
      red: { b: { at: [42, 56] } },
      map: walls,
      edition,
      dice: { a: [1] },
      moves(turn, id) {
        walk(turn, id('a'), 29, 50);
        walk(turn, id('b'), 42, 50);
        fallsDue(turn, id('a'), {});
        walk(turn, id('b'), ...end);
      },
      ...rest,
    });

  test('hide.furtive-target: hidden from the shooter before and after', () => {
    expect(dash([42, 44]).why('a')).toContain('shoot.furtive-target');
    expect(dash([42, 50]).why('a')).not.toContain('shoot.furtive-target');
  });

  test.each([
    ['argad-2021', {}, true],
    ['argad-2021', { 'option.cropped-2021': 'printed' }, false],
    ['argad-2024', {}, true],
    ['argad-coastal', {}, false],
  ] as const)(
    'hide.furtive-target: %s, from behind a wall to a friend of the shooter %o',
    (edition, options, is) => {
      const blue = {
        a: { at: [28, 50] as const, firearms: musketoon, order: withMusketoon },
        c: { at: [44, 50] as const, now: { x: 4450 } },
      };
      const { why } = dash([42.4, 50], edition, { blue, options });
      expect(why('a').includes('shoot.furtive-target')).toBe(is);
    },
  );

  test('hide.furtive-shooter: who slips from wall to wall to shoot pays once, as for moving', () => {
    const { shot, why } = shootOut({
      blue: { a: { at: [42, 56], firearms: musketoon, order: withMusketoon } },
      red: { b: { at: [28, 50] } },
      map: walls,
      dice: { a: [1] },
      moves(turn, id) {
        walk(turn, id('a'), 42, 50);
        fallsDue(turn, id('a'), {});
        walk(turn, id('a'), 42, 44);
      },
    });
    expect(shot('a')).toMatchObject({ modifier: -1 });
    expect(why('a')).toEqual(['shoot.moving']);
  });
});
