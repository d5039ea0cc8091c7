import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { FigureIndex } from '../../state/indices.ts';
import { fightOut, type SkirmishCase, type Soldier, square } from '../testing/skirmish.ts';

const west = [50, 50] as const;
const east = [52, 50] as const;
const dice = { a: [1], b: [1], c: [1], d: [1] };

type Plain = Partial<Soldier>;

/** The lines of the first figure's blow at one it touches, and its modifier. */
function linesOf(one: Plain, other: Plain, rest: Partial<SkirmishCase> = {}): Record<string, number> {
  const { blow } = fightOut({
    blue: { a: { at: west, ...one } },
    red: { b: { at: east, ...other } },
    dice,
    ...rest,
  });
  const struck = blow('a')!;
  const lines = Object.fromEntries((struck.why ?? []).map(({ rule, value }) => [rule, value]));
  expect(Object.values(lines).reduce((sum: number, value) => sum + Number(value), 0)).toBe(struck.modifier);
  return lines as Record<string, number>;
}

/** A rider beside a figure on foot. */
const rider = (troop: NonNullable<Soldier['troop']>): Plain => ({ troop, at: [48, 50], facing: 90 });
const onFoot: Plain = { at: [51.5, 50] };

describe('weapon and training', () => {
  test('melee.improvised, melee.class-2, melee.class-1, melee.bare-hands: one malus for weapon and training', () => {
    expect(linesOf({ weapons: ['club'], class: 2 }, {})).toEqual({ 'melee.improvised': -1 });
    expect(linesOf({ class: 2 }, {})).toEqual({ 'melee.class-2': -1 });
    expect(linesOf({ class: 1 }, {})).toEqual({ 'melee.class-1': -1 });
    expect(linesOf({ weapons: [] }, {})).toEqual({ 'melee.bare-hands': -1 });
  });

  test('melee.heavy-tool: more than makes up for it outdoors', () => {
    expect(linesOf({ weapons: ['heavy-tool'] }, {})).toEqual({
      'melee.improvised': -1,
      'melee.heavy-tool': 1,
    });
  });

  test('leader.wound: the first hit of a leader wounds and costs a class, the second removes', () => {
    const options = { 'leader.wound': true };
    const blue = { a: { at: west, leader: true } };
    const hit = { blue, red: { b: { at: east, weapons: ['bayonet' as const] } }, options };
    const wounded = fightOut({ ...hit, dice: { a: [1], b: [4] } });
    expect(wounded.all('wounded')).toHaveLength(1);
    expect(wounded.figure('a')).toMatchObject({ status: 'on', wounded: true });
    expect(wounded.blow('a')).toBeDefined();
    const again = fightOut({ ...hit, blue: { a: { ...blue.a, now: { wounded: true } } }, dice: { b: [3] } });
    expect(again.blow('b')).toMatchObject({ need: 3, recoil: 2, result: 'hit' });
    expect(again.figure('a').status).toBe('dead');
  });

  test('leader.radius: far from every leader all bonuses are lost, maluses stay', () => {
    const options = { 'leader.radius': true };
    const strike = (distance: number) =>
      fightOut({
        options,
        blue: { a: { at: west, weapons: ['heavy-tool'] }, c: { at: [50, 52 + distance], leader: true } },
        red: { b: { at: east } },
        dice,
      }).blow('a');
    expect(strike(20)?.modifier).toBe(0);
    expect(strike(20.1)?.modifier).toBe(-1);
  });
});

describe('ground', () => {
  const wall = {
    id: 'wall',
    kind: 'low-wall' as const,
    points: [
      [51, 40],
      [51, 60],
    ],
  };

  test('melee.obstacle: who holds an obstacle has the better of it; nobody does whom both are said to', () => {
    const map = { lines: [wall] };
    expect(linesOf({ now: { holdsAgainst: [anIndex(1)] } }, {}, { map })).toEqual({ 'melee.obstacle': 1 });
    expect(
      linesOf({ now: { holdsAgainst: [anIndex(1)] } }, { now: { holdsAgainst: [anIndex(0)] } }, { map }),
    ).toEqual({});
  });

  test('melee.obstacle-one: only one defender strikes an attacker across it', () => {
    const { all, blow } = fightOut({
      blue: {
        a: { at: [50, 51], now: { holdsAgainst: [anIndex(2)] } },
        b: { at: [50, 49], now: { holdsAgainst: [anIndex(2)] } },
      },
      red: { c: { at: [51.8, 50] } },
      dice: { a: [1], c: [1] },
    });
    expect(all('struck')).toHaveLength(2);
    expect(blow('b')).toBeUndefined();
  });

  test('melee.higher: against an enemy on higher ground', () => {
    const hill = { id: 'hill', kind: 'hill' as const, corners: square(51, 40, 20), level: 1 };
    expect(linesOf({}, {}, { map: { areas: [hill] } })).toEqual({ 'melee.higher': -1 });
    expect(linesOf({ at: [54, 50] }, {}, { map: { areas: [hill] } })).toEqual({});
  });

  test('melee.higher-stays: who climbed stays lower, wherever the models stand', () => {
    const hill = { id: 'hill', kind: 'hill' as const, corners: square(40, 40, 11), level: 1 };
    const map = { areas: [hill] };
    expect(linesOf({ now: { below: [anIndex(1)] } }, {}, { map })).toEqual({ 'melee.higher': -1 });
    expect(linesOf({}, { now: { below: [anIndex(0)] } }, { map })).toEqual({});
  });
});

describe('riders', () => {
  test('melee.cavalry, melee.foot-vs-cavalry, melee.mounted-infantry-vs-cavalry', () => {
    expect(linesOf(rider('light-cavalry'), onFoot)).toEqual({ 'melee.cavalry': 1 });
    expect(linesOf(onFoot, { ...rider('light-cavalry') })).toEqual({ 'melee.foot-vs-cavalry': -1 });
    expect(linesOf(rider('mounted-infantry'), { at: [53, 50], facing: 270, troop: 'heavy-cavalry' })).toEqual(
      {
        'melee.mounted-infantry-vs-cavalry': -1,
      },
    );
  });

  test('figure.dismounted: a dismounted rider is foot', () => {
    expect(
      linesOf({ troop: 'light-cavalry', now: { mounted: false } }, { at: [60, 50], now: { x: 5200 } }),
    ).toEqual({});
  });

  test('melee.cavalry-ground: bushes under either take the bonus, woods the malus of foot too', () => {
    const ground = (kind: 'bushes' | 'woods') => ({
      map: { areas: [{ id: 'ground', kind, corners: square(51, 40, 20) }] },
    });
    expect(linesOf(rider('light-cavalry'), onFoot, ground('bushes'))).toEqual({});
    expect(linesOf(onFoot, rider('light-cavalry'), ground('bushes'))).toEqual({
      'melee.foot-vs-cavalry': -1,
    });
    expect(linesOf(onFoot, rider('light-cavalry'), ground('woods'))).toEqual({});
  });

  const charging = (on: 'b' | 'c'): Partial<SkirmishCase> => ({
    before: ({ chargeOn, moved }, figure) => {
      chargeOn[figure('a')] = on === 'b' ? figure('b') : anIndex(99);
      moved[figure('a')] = true;
    },
  });

  test('melee.charge, charge.one-turn: a charge counts in the turn in which it is made', () => {
    const charge = { 'melee.cavalry': 1, 'melee.charge': 1 };
    expect(linesOf(rider('light-cavalry'), onFoot, charging('b'))).toEqual(charge);
    expect(linesOf(rider('light-cavalry'), onFoot, charging('c'))).toEqual(charge);
    expect(linesOf({ ...rider('light-cavalry'), now: { charged: 1 } }, onFoot)).toEqual({
      'melee.cavalry': 1,
    });
  });

  test('charge.ground, charge.obstacle, charge.who: no bonus where there is no charge', () => {
    const map = { areas: [{ id: 'ground', kind: 'bushes' as const, corners: square(51, 40, 20) }] };
    expect(linesOf(rider('light-cavalry'), onFoot, { ...charging('b'), map })).toEqual({});
    const held = { ...onFoot, now: { holdsAgainst: [anIndex<FigureIndex>(0)] } };
    expect(linesOf(rider('light-cavalry'), held, charging('b'))).toEqual({ 'melee.cavalry': 1 });
    expect(linesOf(rider('mounted-infantry'), onFoot, charging('b'))).toEqual({});
  });

  test('melee.braced: an immobile man with a bayonet against a charge straight at him', () => {
    const before: SkirmishCase['before'] = ({ chargeOn, moved }, figure) => {
      chargeOn[figure('b')] = figure('a');
      moved[figure('b')] = true;
    };
    const bayonet: Plain = { ...onFoot, weapons: ['bayonet'] };
    const lines = { 'melee.foot-vs-cavalry': -1, 'melee.braced': 1 };
    expect(linesOf(bayonet, rider('light-cavalry'), { before })).toEqual(lines);
    const walks: SkirmishCase['before'] = (turn, figure) => {
      before(turn, figure);
      turn.moved[figure('a')] = true;
    };
    expect(linesOf(bayonet, rider('light-cavalry'), { before: walks })).toEqual({
      'melee.foot-vs-cavalry': -1,
    });
  });
});

describe('close order', () => {
  const troopers = (troop: NonNullable<Soldier['troop']>) =>
    Object.fromEntries(
      ['a', 'p', 'q', 'r'].map((id, n): [string, Soldier] => [
        id,
        { at: [48, 50 - 2.5 * n], facing: 90, troop, leader: n === 3 },
      ]),
    );
  const bodies = [{ id: 'troop', figures: ['a', 'p', 'q', 'r'], files: 4, facing: 90 }];

  test('melee.charge-heavy, melee.no-cap: heavy cavalry in close order adds all its bonuses up', () => {
    const { blow } = fightOut({
      blue: troopers('heavy-cavalry'),
      bodies,
      red: { b: { at: [51.5, 50.5] } },
      dice,
      before: ({ chargeOn, chargedInBody, moved }, figure) => {
        for (const id of ['a', 'p', 'q', 'r']) {
          chargedInBody[figure(id)] = true;
          moved[figure(id)] = true;
        }
        chargeOn[figure('a')] = figure('b');
      },
    });
    expect(blow('a')?.why?.map(({ rule }) => rule)).toEqual([
      'melee.cavalry',
      'melee.charge',
      'melee.charge-heavy',
    ]);
    expect(blow('a')?.modifier).toBe(3);
  });

  test.each([
    ['argad-2021', false],
    ['argad-2024', true],
  ] as const)('melee.charge-heavy: %s, against infantry in close order that moved', (edition, counts) => {
    const { blow } = fightOut({
      edition,
      red: { a: { at: [48, 50], facing: 90, troop: 'heavy-cavalry' } },
      blue: Object.fromEntries(
        ['b', 'p', 'q', 'r'].map((id, n): [string, Soldier] => [
          id,
          { at: [51.5, 50 + 2 * n], facing: 270, leader: n === 0 },
        ]),
      ),
      bodies: [{ id: 'line', figures: ['b', 'p', 'q', 'r'], files: 4, facing: 270 }],
      dice: { a: [1], b: [1], p: [1] },
      before: ({ chargeOn, chargedInBody, moved }, figure) => {
        chargedInBody[figure('a')] = true;
        chargeOn[figure('a')] = figure('b');
        for (const id of ['a', 'b', 'p', 'q', 'r']) moved[figure(id)] = true;
      },
    });
    expect(blow('a')?.why?.some(({ rule }) => rule === 'melee.charge-heavy')).toBe(counts);
  });
});
