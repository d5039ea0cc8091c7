import { describe, expect, test } from 'vitest';
import type { BattleSetup } from '../testing/battle.ts';
import { play, to } from './testing/play.ts';

type CmPoint = [number, number];
const foot = (x: number, y: number, more: object = {}) => ({
  at: [x, y] as CmPoint,
  weapons: ['sword' as const],
  ...more,
});
const far = { at: [95, 5] as CmPoint };
const hedge = (x: number) => ({
  lines: [
    {
      id: 'hedge',
      kind: 'hedge' as const,
      points: [
        [x, 0],
        [x, 100],
      ],
    },
  ],
});
const hill = (x: number) => ({
  areas: [
    {
      id: 'hill',
      kind: 'hill' as const,
      level: 1,
      corners: [
        [x, 0],
        [100, 0],
        [100, 100],
        [x, 100],
      ],
    },
  ],
});

describe('obstacles', () => {
  const wait = { blue: { a: foot(40, 50), z: foot(5, 5) }, red: { b: foot(52, 50), far } };

  test('melee.obstacle, melee.obstacle-who: who stood there holds it, turn after turn', () => {
    const { turn, figureIndex } = play({ sides: wait, map: hedge(51) });
    const first = turn({ a: to([50, 50]) }, { 'a slow': [1], 'b blow': [1] });
    const of = (id: string, { all }: typeof first) =>
      all('struck').find(({ figure }) => figure === figureIndex(id))!;
    expect([of('a', first).modifier, of('b', first).modifier]).toEqual([0, 1]);
    const second = turn({}, {});
    expect([of('a', second).modifier, of('b', second).modifier]).toEqual([0, 1]);
  });

  test('melee.obstacle-who: if both came this turn, nobody holds it', () => {
    const sides = { ...wait, red: { b: foot(60, 50), far } };
    const { turn } = play({ sides, map: hedge(51) });
    const { all } = turn({ a: to([50, 50]), b: to([52, 50]) });
    expect(all('struck').map(({ modifier }) => modifier)).toEqual([0, 0]);
  });

  test('melee.obstacle-one: of two defenders one strikes the attacker', () => {
    const sides = { ...wait, red: { b: foot(52, 49), c: foot(52, 51), far } };
    const { turn } = play({ sides, map: hedge(51.2) });
    const { all } = turn({ a: to([50.2, 50]) });
    expect(all('struck')).toHaveLength(2);
  });
});

describe('heights', () => {
  const sides = { blue: { a: foot(44, 50), z: foot(5, 5) }, red: { b: foot(53.5, 50), far } };

  test('melee.higher, melee.higher-stays: who climbs stays lower wherever he stands, until the other is driven off', () => {
    const { turn, figure, figureIndex } = play({ sides, map: hill(48) });
    const first = turn({ a: to([51.5, 50]) }, {});
    expect(first.all('touched')).toHaveLength(1);
    expect(figure('a').below).toEqual([figureIndex('b')]);
    expect(first.all('struck').map(({ modifier }) => modifier)).toEqual([-1, 0]);
    const second = turn({ a: { stepUp: true } }, { 'a blow': [4] });
    expect(second.all('recoiled')).toHaveLength(1);
    expect(figure('a').below).toEqual([]);
    const third = turn({}, {});
    expect(third.all('struck').map(({ modifier }) => modifier)).toEqual([0, 0]);
  });
});

describe('charges', () => {
  const rider = (x: number, y: number, more: object = {}) => ({
    at: [x, y] as CmPoint,
    facing: 90,
    troop: 'heavy-cavalry' as const,
    weapons: ['sabre' as const],
    ...more,
  });

  test('melee.charge, charge.one-turn: the bonus is gone in the turn after', () => {
    const { turn, figureIndex } = play({
      sides: { blue: { a: rider(20, 50), z: foot(5, 5) }, red: { b: foot(37, 50), far } },
    });
    const blow = (events: ReturnType<typeof turn>) =>
      events.all('struck').find(({ figure }) => figure === figureIndex('a'))!.modifier;
    expect(blow(turn({ a: to([36, 50]) }))).toBe(2);
    expect(blow(turn())).toBe(1);
  });

  test('melee.braced: bayonet against a charge straight at an immobile man', () => {
    const sides = (weapon: 'bayonet' | 'sword') => ({
      blue: { a: rider(20, 50), z: foot(5, 5) },
      red: { b: foot(37, 50, { weapons: [weapon] }), far },
    });
    const modifier = (weapon: 'bayonet' | 'sword') => {
      const { turn, figureIndex } = play({ sides: sides(weapon) });
      const { all } = turn({ a: to([36, 50]) });
      return all('struck').find(({ figure }) => figure === figureIndex('b'))!.modifier;
    };
    expect([modifier('bayonet'), modifier('sword')]).toEqual([0, -1]);
  });

  test('melee.charge-heavy: a body of heavy cavalry strikes with all its bonuses', () => {
    const names = ['a', 'b', 'c', 'd'];
    const blue = Object.fromEntries(
      names.map((id, n) => [id, rider(20, 50 - 2.5 * n, { leader: id === 'b' })]),
    );
    const { turn, give, figureIndex } = play({
      sides: { blue, red: { r: foot(37, 50), far } },
      bodies: { blue: [{ id: 'troop', figures: names, files: 4, facing: 90 }] },
    });
    give('blue', { kind: 'march', body: 0, steps: [{ step: 'march', by: 1600 }] });
    const { all } = turn();
    expect(all('charged').length).toBeGreaterThan(0);
    expect(all('struck').find(({ figure }) => figure === figureIndex('a'))?.modifier).toBe(3);
  });

  test('figure.rider: a hit removes rider and horse', () => {
    const { turn, match, figure } = play({
      sides: { blue: { a: rider(50, 50), z: foot(5, 5) }, red: { b: foot(53.5, 50), far } },
    });
    turn({}, { 'b blow': [6, 6, 6] });
    expect(figure('a').status).toBe('dead');
    expect(match.state.horses).toEqual([]);
  });

  test('melee.several: unnamed, the enemy charged is struck, and still in the next turn', () => {
    const red = { b: foot(37, 51, { class: 4 }), c: foot(37, 48.9, { class: 2 }), far };
    const { turn, figureIndex } = play({ sides: { blue: { a: rider(20, 50.4), z: foot(5, 5) }, red } });
    const struck = (events: ReturnType<typeof turn>) =>
      events.all('struck').find(({ figure }) => figure === figureIndex('a'))!.victim;
    expect(struck(turn({ a: to([36, 50.4]) }))).toBe(figureIndex('b'));
    expect(struck(turn())).toBe(figureIndex('b'));
  });
});

describe('stepping up', () => {
  test('melee.step-up: into the place of the dead, and on to the next enemy', () => {
    const sides: BattleSetup['sides'] = {
      blue: { a: foot(50, 50), z: foot(5, 5) },
      red: { b: foot(52, 50, { weapons: [] }), c: foot(54.1, 50), far },
    };
    const { turn, figure } = play({ sides });
    const { all } = turn({ a: { stepUp: true } }, { 'a blow': [4] });
    expect(all('steppedUp')).toHaveLength(1);
    expect(figure('a').x).toBe(5200);
    expect(turn().all('struck')).toHaveLength(2);
  });

  test('melee.step-up, weapon.reload: whoever steps up has moved, and has not reloaded', () => {
    const sides: BattleSetup['sides'] = {
      blue: { a: foot(50, 50, { firearms: ['pistol'] }), z: foot(5, 5) },
      red: { b: foot(52, 50), far },
    };
    const options = { 'weapon.reload-contact': 'yes', 'weapon.start-loaded': false };
    const loaded = (stepUp: boolean) => {
      const { turn, figure } = play({ sides, options });
      turn({ a: { stepUp, reload: 'pistol' } }, { 'a blow': [4] });
      return figure('a').loaded;
    };
    expect([loaded(false), loaded(true)]).toEqual([1, 0]);
  });
});

describe('recoil', () => {
  test('melee.recoil-several: driven by two sides at once, away from both', () => {
    const sides = { blue: { a: foot(50, 50) }, green: { g: foot(52, 48) }, red: { b: foot(52, 50), far } };
    const { turn, figure } = play({ sides });
    const { all } = turn({ g: { victim: 'b' }, a: { victim: 'b' } }, { 'a blow': [3], 'g blow': [3] });
    expect(all('recoiled')).toHaveLength(1);
    expect([figure('b').x > 5200, figure('b').y > 5000]).toEqual([true, true]);
  });

  test('melee.recoil-blocked: a friend who touches no enemy gives way as far', () => {
    const sides = {
      blue: { a: foot(50, 50, { weapons: ['spontoon'] }), z: foot(5, 5) },
      red: { b: foot(52, 50), c: foot(54, 50), far },
    };
    const { turn, figure } = play({ sides });
    turn({}, { 'a blow': [3] });
    expect([figure('b').x, figure('c').x]).toEqual([5400, 5600]);
  });
});
