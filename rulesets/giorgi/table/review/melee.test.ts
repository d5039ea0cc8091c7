/** Tests of melees in combination: squares between foot and horse, assaults on houses, advances and breakthroughs. */
import { none } from '@grognard/lists';
import { describe, expect, test } from 'vitest';
import type { BattleSetup, FacesByActor } from '../testing/battle.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

/** A chart with one cell, so that a melee has the result a test needs. */
const always = (cell: string) => ({
  'melee.chart': { min: 0, max: 0, cells: [Array.from({ length: 11 }, () => cell)] },
});

/** Attacks without reactions, up to the melees. */
function fight(
  battle: BattleSetup,
  attacks: readonly (readonly [string, string])[],
  faces: FacesByActor = {},
): ScriptedBattle {
  const played = playFrom(battle, faces);
  for (const [unit, target] of attacks) {
    played.give({ kind: 'move', unit, target });
    while (played.asked().endsWith('reaction')) played.close();
  }
  played.give({ kind: 'done' });
  return played;
}

/** Other units, far away, so that no side is broken by one rout. */
const far = { far: { at: [130, 88] }, far2: { at: [130, 93] }, far3: { at: [130, 98] } } as const;

describe('reactors against open order that attacks', () => {
  /** Light infantry in open order attacks a line, and a unit comes at it. */
  function answered(unit: string, how: string, options: BattleSetup['options'] = {}): ScriptedBattle {
    const played = playFrom(
      {
        options,
        south: { a: { kind: 'light', at: [50, 30], formation: 'open', gapCm: 3 } },
        north: {
          t: { at: [50, 36], bases: 4 },
          h: { at: [60, 38], bases: 3, formation: 'column', facing: 180 },
          ...far,
        },
      },
      { 't reaction': [1], 'h reaction': [1], 't dash': [6, 6], 'h dash': [6, 6], 'a melee': [3, 3] },
    );
    played.give({ kind: 'move', unit: 'a', target: 't' });
    played.give({ kind: 'answer', unit, how });
    while (played.asked().endsWith('reaction')) played.close();
    return played;
  }

  test('melee.multiple, skirmish.when: who comes to help joins the melee of the unit attacked', () => {
    for (const options of [{}, { 'melee.group': 'each-defender' }, { 'skirmish.when': 'melee-phase' }]) {
      const played = answered('h', 'support', options);
      expect(played.all('met').map(({ clash }) => clash.how)).toEqual(['attack', 'support']);
      played.give({ kind: 'done' });
      expect(played.all('fought')).toMatchObject([{ melee: { attackers: [0], defenders: [1, 2] } }]);
      expect(played.all('struck')).toEqual([]);
    }
  });

  test('melee.multiple, skirmish.when: who counter-attacks is in one melee with it, not in two', () => {
    const played = answered('t', 'counter-attack');
    expect(played.all('met').map(({ clash }) => clash.how)).toEqual(['attack', 'counter-attack']);
    played.give({ kind: 'done' });
    expect(played.all('fought')).toMatchObject([{ melee: { attackers: [0], defenders: [1] } }]);
    expect([played.all('struck').length, played.state.clashes.length]).toEqual([0, 0]);
  });
});

describe('a square between foot and horse', () => {
  const between: BattleSetup = {
    south: { a: { at: [50, 25] }, c: { kind: 'heavy-cavalry', at: [50, 62], facing: 180 } },
    north: { q: { at: [50, 40], formation: 'square' }, ...far },
  };
  const both = [
    ['a', 'q'],
    ['c', 'q'],
  ] as const;

  test('square.own-procedure, square.vs-infantry: horse throws three dice, foot fights on the chart against one less', () => {
    const played = fight(between, both, { 'a melee': [3, 3], 'c square': [1, 1, 1] });
    expect(played.asked()).toBe('south melee');
    played.give({ kind: 'fight', unit: 'c' });
    expect(played.all('squareTried')).toMatchObject([{ broken: false }]);
    expect(played.all('fought')).toMatchObject([{ attack: 4, defence: 2 }]);
  });

  test('square.survivors: once it is broken the foot stands free', () => {
    const played = fight(between, both, { 'c square': [6, 6, 6] });
    played.give({ kind: 'fight', unit: 'c' });
    expect(played.unit('q')).toMatchObject({ soldiers: 6, rung: 3 });
    expect([played.all('fought').length, played.state.clashes.length]).toEqual([0, 0]);
  });

  test('square.survivors, melee.retreat-line: it runs from all who were at it, between them if need be', () => {
    const corner: BattleSetup = {
      south: {
        a: { at: [50, 25], bases: 4 },
        c: { kind: 'heavy-cavalry', at: [72, 44], facing: 270 },
      },
      north: { q: { at: [50, 40], formation: 'square' }, ...far },
    };
    const played = fight(corner, both, { 'c square': [6, 6, 6], 'q rout': [2], 'q rally': [1] });
    played.give({ kind: 'fight', unit: 'c' });
    const [run] = played.all('moved').filter(({ how }) => how === 'R2');
    expect([run!.way[0]!.x, run!.stands.x, run!.stands.y - run!.way[0]!.y]).toEqual([5000, 5000, 2000]);
    expect(played.unit('q').status).toBe('on');
  });

  test('square.losses: what the foot has just killed counts against it', () => {
    const options = always('1R1/2-');
    const played = fight({ ...between, options }, both, { 'c square': [4, 4, 3], 'q losses': [1] });
    played.give({ kind: 'fight', unit: 'a' });
    const [tried] = played.all('squareTried');
    expect(tried).toMatchObject({ broken: true });
    expect(tried!.why).toContainEqual(expect.objectContaining({ rule: 'square.losses', value: 2 }));
  });

  test('square.no-attack: by option a square attacks, and meets horse on the chart', () => {
    const battle: BattleSetup = {
      options: { 'square.no-attack': false },
      south: { q: { at: [50, 40], formation: 'square' } },
      north: { c: { kind: 'heavy-cavalry', at: [50, 49] }, ...far },
    };
    const played = fight(battle, [['q', 'c']]);
    expect(played.all('fought')).toMatchObject([{ melee: { kind: 'chart' }, attack: 3, defence: 7 }]);
  });
});

describe('a house with several attackers', () => {
  const house: BattleSetup = {
    houses: [{ at: [60, 60] }],
    south: {
      a: { at: [60, 52] },
      b: { at: [75, 60], facing: 270, bases: 2 },
      c: { at: [45, 60], facing: 90, bases: 2 },
      d: { at: [60, 70], facing: 180, bases: 3 },
      e: { at: [71, 52], bases: 2 },
    },
    north: { g: { kind: 'grenadier', bases: 3, at: [60, 60], house: 'house-0' }, ...far },
  };
  const three = [
    ['a', 'g'],
    ['b', 'g'],
    ['c', 'g'],
  ] as const;
  const after = (cell: string, options = {}) =>
    fight({ ...house, options: { ...always(cell), ...options } }, three);

  test('building.four-battalions: a fifth finds no wall', () => {
    const played = playFrom(house);
    for (const unit of ['a', 'b', 'c', 'd']) {
      played.give({ kind: 'move', unit, target: 'g' });
      played.close();
    }
    expect(played.against({ kind: 'move', unit: 'e', target: 'g' })).toEqual(['building.four-battalions']);
  });

  test('building.outcome: driven out in open order, shaken by R1S, running by R2; lost by R2 where the option says so', () => {
    const out = { status: 'on', stands: { formation: 'open', house: -1, y: 6400 } };
    expect(after('0AV/1R1').unit('g')).toMatchObject({ ...out, rung: 0 });
    expect(after('0AV/1R1S').unit('g')).toMatchObject({ ...out, rung: 1 });
    expect(after('0AV/1R2').unit('g')).toMatchObject({ ...out, rung: 3 });
    const option = { 'building.outcome': 'eliminated-on-R2' };
    expect(after('0AV/1R2', option).unit('g').status).toBe('destroyed');
    expect(after('0AV/1R1', option).unit('g').status).toBe('on');
  });

  test('building.outcome, building.reform: one of the winners goes in; the others form up, as do those who failed', () => {
    const won = after('0BT/1R1');
    expect(won.asked()).toBe('south occupy');
    won.give({ kind: 'choose', take: 'yes', unit: 'b' });
    expect(['a', 'b', 'c'].map((id) => [won.unit(id).stands.house, won.unit(id).formUp])).toEqual([
      [-1, true],
      [0, false],
      [-1, true],
    ]);
    const lost = after('1R1S/0AV');
    expect(lost.unit('g').stands.house).toBe(0);
    expect(lost.unit('a')).toMatchObject({ formUp: true, rung: 1 });
  });

  test('building.outcome: the house may be left empty', () => {
    const won = after('0AV/1R1');
    won.give({ kind: 'choose', take: 'no' });
    expect(won.state.units.every(({ stands }) => stands.house === none)).toBe(true);
  });

  test('building.leave: a garrison told AV or BT stays inside', () => {
    for (const cell of ['1R1/0AV', '1R2/0BT']) {
      const played = after(cell);
      expect(played.asked()).not.toMatch(/breakthrough|advance/);
      expect(played.unit('g').stands.house).toBe(0);
    }
  });

  test('building.foot-only: by option horse assaults a house', () => {
    const horse: BattleSetup = { ...house, south: { c: { kind: 'light-cavalry', at: [60, 45] } } };
    const refusals = (options: object) =>
      playFrom({ ...horse, options: { ...options } }).against({ kind: 'move', unit: 'c', target: 'g' });
    expect(refusals({})).toEqual(['building.foot-only']);
    expect(refusals({ 'building.foot-only': false })).toBeNull();
  });
});

describe('winners', () => {
  const two: BattleSetup = {
    south: { a: { at: [50, 30] } },
    north: { l: { at: [50, 38] }, m: { at: [50, 43] }, ...far },
  };
  const won = (cell: string, options = {}) =>
    fight({ ...two, options: { ...always(cell), ...options } }, [['a', 'l']], { 'l rout': [1] });

  test('melee.av-contact: an advance stops 1 cm short of another enemy, or attacks him by option', () => {
    const short = won('0AV/1R2');
    expect([short.unit('a').stands.y, short.all('declared').length]).toEqual([4000, 1]);
    const on = won('0AV/1R2', { 'melee.av-contact': 'may-attack' });
    expect(on.asked()).toBe('north reaction');
    on.close();
    expect(on.all('fought')).toHaveLength(2);
  });

  test('melee.av-stay: asked only where one may decline', () => {
    expect(won('0AV/1R2', { 'melee.av-stay': 'all-may-decline' }).asked()).toBe('south advance');
    expect(won('0AV/1R2', { 'melee.av-stay': 'must' }).asked()).not.toBe('south advance');
  });

  test('melee.bt-limits: a second breakthrough in one player turn is an advance; by option it attacks nobody', () => {
    const battle: BattleSetup = {
      south: { a: { kind: 'heavy-cavalry', at: [50, 10] } },
      north: { l: { at: [50, 25] }, m: { at: [52, 48], bases: 2 }, ...far },
    };
    const through = (options: object) =>
      fight({ ...battle, options: { ...always('0BT/2R2'), ...options } }, [['a', 'l']], { 'l rout': [6] });
    const again = { kind: 'move', unit: 'a', target: 'm' } as const;
    const played = through({});
    expect(played.asked()).toBe('south breakthrough');
    played.give(again);
    while (played.asked().endsWith('reaction')) played.close();
    expect(played.all('fought')).toHaveLength(2);
    expect(played.all('moved').map(({ how }) => how)).toContain('AV');
    expect(played.unit('a').spent).toBe(true);
    expect(through({ 'melee.bt-limits': 'stop-short' }).against(again)).toContain('melee.bt-limits');
  });

  test('melee.group: linked enemies are fought in one, or one by one by option', () => {
    const wide: BattleSetup = {
      south: { a: { at: [51, 30] } },
      north: { l: { at: [45, 38], bases: 4 }, m: { at: [57, 38], bases: 4 }, ...far },
    };
    expect(fight(wide, [['a', 'l']]).all('fought')).toMatchObject([{ attack: 3, defence: 6 }]);
    const apart = fight({ ...wide, options: { 'melee.group': 'each-defender' } }, [['a', 'l']]);
    expect(apart.asked()).toBe('south melee');
  });
});
