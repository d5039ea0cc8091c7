import { describe, expect, test } from 'vitest';
import { fallsDue, shootOut, shotAt, type VolleyCase, walk } from '../../flow/testing/volley.ts';

const musket = ['flintlock-musket' as const];
const pistol = ['pistol' as const];
const atPistol = (more: object = {}) => shotAt('b', { weapon: 'pistol', ...more });

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

const doorNorth = {
  id: 'door',
  kind: 'door' as const,
  at: [
    [29, 54],
    [31, 54],
  ],
  joins: ['hall', 'outside'],
};

describe('shots that are refused', () => {
  test('shoot.loaded: an empty weapon', () => {
    expect(duel({ now: { loaded: 0 } }, {}).held('a')).toEqual(['shoot.loaded']);
  });

  test('shoot.range: to the last band, on its limit still in range', () => {
    expect(duel({}, { at: [82, 50] }).shot('a')).toMatchObject({ rangeCm: 60, need: 7 });
    expect(duel({}, { at: [82.1, 50] }).held('a')).toEqual(['shoot.range']);
  });

  test('figure.measure: from centre to centre with the option', () => {
    const options = { 'figure.measure': 'centre' };
    expect(duel({}, {}, { options }).shot('a')).toMatchObject({ rangeCm: 22, need: 6 });
  });

  test('figure.measure: a rider is measured from the edge of his base', () => {
    const rider = { troop: 'light-cavalry', facing: 90 };
    expect(duel({}, rider).shot('a')?.rangeCm).toBe(18.5);
  });

  test('shoot.contact-start: who touched an enemy when the turn began fires a pistol only', () => {
    const away: VolleyCase['moves'] = (turn, id) => {
      turn.state.figures[id('b')]!.x = 3000;
    };
    expect(duel({}, { at: [22, 50] }, { moves: away }).held('a')).toEqual(['shoot.contact-start']);
    const { shot } = duel({ firearms: pistol, order: atPistol() }, { at: [22, 50] });
    expect(shot('a')).toMatchObject({ rangeCm: 0, modifier: 0 });
  });

  test('shoot.contact-later: once in contact no musket at the end, but a pistol', () => {
    const reached: VolleyCase['moves'] = (turn, id) => {
      walk(turn, id('b'), 22, 50);
      turn.touchedAny[id('a')] = true;
    };
    expect(duel({}, {}, { moves: reached }).held('a')).toEqual(['shoot.contact-later']);
    const { shot } = duel({ firearms: pistol, order: atPistol() }, {}, { moves: reached });
    expect(shot('a')).toMatchObject({ rangeCm: 0, moment: 'end' });
  });

  test('shoot.on-foot, figure.dismounted: no musket from the saddle, but beside the horse', () => {
    const rider = { troop: 'light-cavalry' };
    expect(duel(rider, {}).held('a')).toEqual(['shoot.on-foot']);
    expect(duel({ ...rider, now: { mounted: false } }, {}).shot('a')).toBeDefined();
  });

  test('shoot.support: a rampart musket needs something to rest on', () => {
    const rampart = { firearms: ['rampart-musket'], order: shotAt('b', { weapon: 'rampart-musket' }) };
    const edition = 'argad-coastal';
    const rests = (x: number) => duel(rampart, {}, { edition, map: { supports: [[x, 50]] } });
    expect(rests(21.2).held('a')).toEqual(['shoot.support']);
    expect(rests(21).shot('a')).toBeDefined();
  });

  test('shoot.mounted-infantry-moving: not on the move', () => {
    const rider = { troop: 'mounted-infantry', firearms: pistol, at: [30, 50], order: atPistol() };
    const ridden: VolleyCase['moves'] = (turn, id) => walk(turn, id('a'), 31, 50);
    expect(duel(rider, {}, { moves: ridden }).held('a')).toEqual(['shoot.mounted-infantry-moving']);
    expect(duel(rider, {}).why('a')).toEqual(['shoot.mounted-infantry']);
  });

  test.each([
    ['argad-2021', 'receiving', []],
    ['argad-2021', 'receiving-charge', ['shoot.moving']],
    ['argad-2024', 'receiving', ['shoot.moving']],
  ] as const)('shoot.mounted-awaiting: %s, %s', (edition, approach, lines) => {
    const rider = { troop: 'light-cavalry', firearms: pistol, order: atPistol({ moment: 'contact' }) };
    const { why, shot } = duel(
      rider,
      {},
      {
        edition,
        moves(turn, id) {
          walk(turn, id('b'), 23, 50);
          fallsDue(turn, id('a'), { moment: 'contact', other: id('b'), approach });
        },
      },
    );
    expect(shot('a')).toBeDefined();
    expect(why('a')).toEqual(lines);
  });

  test('shoot.line-figure: a base between the middles blocks, friend or foe; not with the option, not the dead', () => {
    const third = { at: [30, 50.9] as const };
    const blue = { a: { at: [20, 50] as const, firearms: musket, order: shotAt('b') } };
    const red = { b: { at: [42, 50] as const } };
    const dice = { a: [1] };
    expect(shootOut({ blue: { ...blue, c: third }, red }).held('a')).toEqual(['shoot.line-figure']);
    expect(shootOut({ blue, red: { ...red, c: third } }).held('a')).toEqual(['shoot.line-figure']);
    const beside = { at: [30, 51] as const };
    expect(shootOut({ blue: { ...blue, c: beside }, red, dice }).shot('a')).toBeDefined();
    const options = { 'shoot.line-figure': 'free' };
    expect(shootOut({ blue: { ...blue, c: third }, red, dice, options }).shot('a')).toBeDefined();
    const dead = { ...third, now: { status: 'dead' as const } };
    expect(shootOut({ blue: { ...blue, c: dead }, red, dice }).shot('a')).toBeDefined();
  });

  test('shoot.line-solid: a high wall or a house between', () => {
    expect(duel({}, {}, { map: line('high-wall', [30, 40], [30, 60]) }).held('a')).toEqual([
      'shoot.line-solid',
    ]);
    const house = { id: 'house', rooms: [{ id: 'hall', corners: square(26, 46, 8) }], openings: [doorNorth] };
    expect(duel({}, {}, { map: { buildings: [house] } }).held('a')).toEqual(['shoot.line-solid']);
  });

  test('shoot.over-friends: the rear rank of two fires over the front rank, the third rank does not', () => {
    const rank = (y: number, ids: string[]) =>
      Object.fromEntries(
        ids.map((id, n) => [id, { at: [30 - y, 48 + 2 * n] as const, facing: 90, firearms: musket }]),
      );
    const front = rank(0, ['f', 'g']);
    const rear = rank(2, ['h', 'a']);
    const third = rank(4, ['i', 'j']);
    const fires = (figures: object, shooter: string, files: string[]) =>
      shootOut({
        blue: {
          ...figures,
          f: { ...front.f!, leader: true },
          [shooter]: { ...(figures as typeof front)[shooter]!, order: shotAt('b') },
        },
        red: { b: { at: [50, 50] } },
        bodies: [{ id: 'body', figures: files, files: 2, facing: 90 }],
        dice: { [shooter]: [1] },
      });
    expect(fires({ ...front, ...rear }, 'a', ['g', 'f', 'a', 'h']).shot('a')).toBeDefined();
    const deep = fires({ ...front, ...rear, ...third }, 'j', ['g', 'f', 'a', 'h', 'j', 'i']);
    expect(deep.held('j')).toEqual(['shoot.line-figure']);
  });

  test('shoot.over-friends: from a wall walk over those below, not over those beside', () => {
    const map = area('wall-walk', box(15, 40, 8, 20), { level: 1 });
    const between = (x: number) => ({
      blue: {
        a: { at: [17, 50] as const, firearms: musket, order: shotAt('b') },
        c: { at: [x, 50] as const },
      },
      red: { b: { at: [42, 50] as const } },
      dice: { a: [1] },
      map,
    });
    expect(shootOut(between(30)).shot('a')).toBeDefined();
    expect(shootOut(between(20)).held('a')).toEqual(['shoot.line-figure']);
  });

  test('shoot.into-melee: not at a target that touches a friend, unless in contact with it oneself', () => {
    const friend = { c: { at: [44, 50] as const } };
    const fires = (a: object, options = {}) =>
      shootOut({
        blue: { a: { at: [20, 50], firearms: musket, order: shotAt('b'), ...a }, ...friend },
        red: { b: { at: [42, 50] } },
        dice: { a: [1] },
        options,
      });
    expect(fires({}).held('a')).toEqual(['shoot.into-melee']);
    expect(fires({}, { 'shoot.into-melee': 'allowed' }).shot('a')).toBeDefined();
    expect(fires({ at: [40, 50], firearms: pistol, order: atPistol() }).shot('a')).toBeDefined();
  });

  test('water.swimmer-shoots, water.swim-shot: a swimmer does not shoot, and is harder to hit', () => {
    const sea = { areas: [{ id: 'sea', kind: 'deep-water' as const, corners: square(60, 60, 30) }] };
    const swims = { swims: 'good', now: { swimming: true } };
    const edition = 'argad-coastal';
    expect(duel(swims, {}, { edition, map: sea }).held('a')).toEqual(['water.swimmer-shoots']);
    expect(duel({}, swims, { edition, map: sea }).why('a')).toEqual(['shoot.swimming']);
  });
});
