/** Routs, commanders and pursuit, by small positions. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import {
  type BattleSetup,
  corpsIn,
  indexIn,
  layBattle,
  type TestUnit,
  turnOn,
  unitIn,
} from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { mayPursue, mustPursue, pursue, removeRouted, riskCommanders, runOf, spreadRouts } from './index.ts';

const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});

/** Who loses a point when these units are routed. */
function hurt(battle: BattleSetup, routed: readonly string[], dice = {}, lost: Record<string, number> = {}) {
  const { table, state } = layBattle(battle);
  for (const id of routed) unitIn(table, state, id).status = 'routed';
  for (const [id, points] of Object.entries(lost)) unitIn(table, state, id).lost = points;
  const { turn, all } = turnOn(table, state, dice);
  spreadRouts(turn);
  return all('lost').map(({ unit: index, by }) => `${table.units[index]!.id} ${by}`);
}

describe('routs', () => {
  it('rout.friends, rout.behind: friends less than 1 UD straight behind, nobody else', () => {
    // The rear of a lies at 7.5.
    const behind = (x: number, y: number) =>
      hurt({ south: { a: unit('shot', 10, 8), b: unit('shot', x, y) }, north: { z: unit('shot', 10, 6) } }, [
        'a',
      ]);
    expect(behind(10, 6.1)).toEqual(['b rout.friends']);
    expect(behind(10, 6)).toEqual([]);
    expect(behind(11.9, 6.5)).toEqual(['b rout.friends']);
    expect(behind(12, 6.5)).toEqual([]);
  });

  it('rout.li, rout.guns: LI hurts only LI, guns and wagons hurt nobody', () => {
    const by = (kind: TestUnit['kind'], other: TestUnit['kind']) =>
      hurt({ south: { a: unit(kind, 10, 8), b: unit(other, 10, 6.6) } }, ['a']);
    expect(by('light-infantry', 'shot')).toEqual([]);
    expect(by('light-infantry', 'light-infantry')).toHaveLength(1);
    expect(by('light-artillery', 'shot')).toEqual([]);
    expect(by('war-wagon', 'shot')).toEqual([]);
  });

  it('rout.cascade, rout.cascade-order: wave after wave, or each to its end', () => {
    const battle = (options = {}): BattleSetup => ({
      options,
      south: {
        a: unit('heavy-cavalry', 10, 8),
        b: unit('heavy-cavalry', 10, 7),
        c: unit('heavy-cavalry', 10, 6),
        d: unit('heavy-cavalry', 15, 8),
        e: unit('heavy-cavalry', 15, 7),
      },
    });
    expect(hurt(battle(), ['a', 'd'], {}, { b: 2 })).toEqual([
      'b rout.friends',
      'e rout.friends',
      'c rout.friends',
    ]);
    expect(hurt(battle({ 'rout.cascade-order': 'depth-first' }), ['a', 'd'], {}, { b: 2 })).toEqual([
      'b rout.friends',
      'c rout.friends',
      'e rout.friends',
    ]);
  });

  it('elephant.rampage: a strip that the die decides, both sides but LI', () => {
    const battle: BattleSetup = {
      south: {
        a: unit('elephants', 10, 8),
        b: unit('shot', 10, 6.6),
        c: unit('light-infantry', 11, 8),
      },
      north: { z: unit('shot', 10, 9.4), y: unit('light-cavalry', 9, 8) },
    };
    const rampage = (face: number) => hurt(battle, ['a'], { a: { rampage: [face] } });
    expect(rampage(1)).toEqual(['z elephant.rampage']);
    expect(rampage(2)).toEqual(['y elephant.rampage']);
    expect(rampage(3)).toEqual([]);
    expect(rampage(5)).toEqual(['b elephant.rampage']);
  });
});

describe('commanders', () => {
  function risk(
    faces: readonly number[],
    arrange: (table: Table, state: State) => void,
    included: string | null = null,
  ) {
    const { table, state } = layBattle({
      southCorps: { corps: { included, units: { a: unit('shot', 10, 8), b: unit('shot', 10, 5) } } },
      north: { z: unit('shot', 10, 9) },
    });
    const { commander } = corpsIn(table, state, 'corps');
    commander.with = indexIn(table, 'a');
    commander.status = 'engaged';
    arrange(table, state);
    const { turn, all, events } = turnOn(table, state, { corps: { 'commander-risk': faces } });
    riskCommanders(turn);
    removeRouted(turn);
    return { by: all('commanderLost').map(({ by }) => by), table, state, events };
  }
  const fought = (loser: 'a' | 'b') => (table: Table, state: State) => {
    state.fought = [{ a: indexIn(table, 'a'), b: indexIn(table, 'z'), loser }];
  };
  const routed = (by: string) => (table: Table, state: State) => {
    fought('a')(table, state);
    Object.assign(unitIn(table, state, 'a'), { status: 'routed', routedBy: by });
  };

  it('commander.killed-lost, commander.killed-routed: on a 1, or up to 3 when his unit is routed in melee', () => {
    expect(risk([1], fought('a')).by).toEqual(['commander.killed-lost']);
    expect(risk([2], fought('a')).by).toEqual([]);
    expect(risk([1], fought('b')).by).toEqual([]);
    expect(risk([3], routed('melee.roll')).by).toEqual(['commander.killed-routed']);
    expect(risk([4], routed('melee.roll')).by).toEqual([]);
  });

  it('commander.included-routed: included in a unit routed by anything else', () => {
    expect(risk([3], routed('rout.friends'), 'a').by).toEqual(['commander.included-routed']);
    expect(risk([4], routed('rout.friends'), 'a').by).toEqual([]);
  });

  it('commander.attached-safe, commander.contacted: not engaged he goes to the nearest friend within 5 UD, else is lost', () => {
    const attached = (more: (table: Table, state: State) => void) =>
      risk([1], (table, state) => {
        routed('melee.roll')(table, state);
        corpsIn(table, state, 'corps').commander.status = 'with';
        more(table, state);
      });
    const safe = attached(() => {});
    expect(safe.by).toEqual([]);
    // Just behind b, whose rear lies at 4.5 UD.
    expect(corpsIn(safe.table, safe.state, 'corps').commander).toMatchObject({
      status: 'alone',
      pose: { x: 4000, y: 1600 },
    });
    const alone = attached((table, state) => {
      const b = unitIn(table, state, 'b');
      b.pose = { ...b.pose, x: 10_000 };
    });
    expect(alone.by).toEqual(['commander.contacted']);
  });
});

describe('pursuit', () => {
  function after(
    battle: BattleSetup,
    contacts: readonly (readonly [string, string])[],
    gone: readonly string[],
  ) {
    const { table, state } = layBattle(battle);
    for (const [by, on] of contacts) touch(table, state, by, on);
    for (const id of gone) unitIn(table, state, id).status = 'routed';
    state.step = 'pursuit';
    const on = turnOn(table, state);
    removeRouted(on.turn);
    const ids = mayPursue(table, state).map((index) => table.units[index]!.id);
    return { table, state, ids, ...on };
  }
  const pair = (kind: TestUnit['kind'], more: Partial<TestUnit> = {}, other: TestUnit['kind'] = 'shot') => ({
    south: { a: unit(kind, 10, 8, more) },
    north: { z: unit(other, 10, 9) },
  });

  it('pursuit.who, pursuit.all: phasing units that have routed all who fought them', () => {
    expect(after(pair('shot'), [['a', 'z']], ['z']).ids).toEqual(['a']);
    expect(after(pair('shot'), [['z', 'a']], ['a']).ids).toEqual([]);
    const two: BattleSetup = {
      south: { a: unit('shot', 10, 8) },
      north: { z: unit('heavy-cavalry', 9.5, 8.9), y: unit('heavy-cavalry', 10.5, 8.9) },
    };
    const both = [
      ['a', 'z'],
      ['a', 'y'],
    ] as const;
    expect(after(two, both, ['z']).ids).toEqual([]);
    expect(after(two, both, ['z', 'y']).ids).toEqual(['a']);
  });

  it('pursuit.never: war wagons, artillery and expendable levies', () => {
    expect(after(pair('light-artillery'), [['z', 'a']], ['z']).ids).toEqual([]);
    expect(after(pair('levy', { traits: ['expendable'] }), [['a', 'z']], ['z']).ids).toEqual([]);
    expect(after(pair('levy'), [['a', 'z']], ['z']).ids).toEqual(['a']);
  });

  it('pursuit.must, pursuit.elephant, pursuit.excused, pursuit.excused-shock', () => {
    const must = (battle: BattleSetup) => {
      const { table, state } = after(battle, [['a', 'z']], ['z']);
      return mustPursue(table, state, indexIn(table, 'a'));
    };
    expect(must(pair('heavy-cavalry'))).toBe(false);
    expect(must(pair('heavy-cavalry', { traits: ['headstrong'] }))).toBe(true);
    expect(must(pair('heavy-cavalry', { traits: ['shock'] }))).toBe(true);
    expect(must(pair('elephants'))).toBe(true);
    expect(must(pair('heavy-cavalry', { traits: ['headstrong'] }, 'light-artillery'))).toBe(false);
    expect(must(pair('heavy-swordsmen', { traits: ['headstrong'] }, 'heavy-cavalry'))).toBe(false);
    const shock = pair('heavy-cavalry', { traits: ['shock'] }, 'light-artillery');
    expect(must(shock)).toBe(false);
    expect(must({ ...shock, options: { 'pursuit.excused-shock': false } })).toBe(true);
    const wood: BattleSetup = {
      ...pair('heavy-cavalry', { traits: ['headstrong'] }),
      areas: [{ kind: 'wood', at: [10, 10], size: [4, 2.4] }],
    };
    expect(must(wood)).toBe(false);
  });

  it('pursuit.move, pursuit.contact: straight on for 1 UD, or until it meets somebody', () => {
    const run = (more: BattleSetup['north'], friend = {}) => {
      const { table, state, turn, all } = after(
        { south: { a: unit('shot', 10, 8), ...friend }, north: { z: unit('shot', 10, 9), ...more } },
        [['a', 'z']],
        ['z'],
      );
      const index = indexIn(table, 'a');
      const met = runOf(table, state, index);
      pursue(turn, index, 400);
      return {
        met,
        y: unitIn(table, state, 'a').pose.y,
        contacts: all('met').flatMap(({ contacts }) => contacts),
      };
    };
    expect(run({})).toMatchObject({ met: { by: 400, met: null }, y: 3600, contacts: [] });
    expect(run({}, { b: unit('heavy-cavalry', 10, 9.075) })).toMatchObject({ y: 3280, contacts: [] });
    const enemy = run({ y: unit('shot', 10.5, 9.5) });
    expect(enemy).toMatchObject({ met: { by: 200 }, y: 3400 });
    expect(enemy.contacts).toMatchObject([{ edge: 'front', how: 'pursuit', first: false }]);
  });

  it('pursuit.one: one victor over the same enemy', () => {
    const { table, state, turn } = after(
      {
        south: { a: unit('heavy-cavalry', 9.5, 8), b: unit('heavy-cavalry', 10.5, 8) },
        north: { z: unit('shot', 10, 8.875) },
      },
      [
        ['a', 'z'],
        ['b', 'z'],
      ],
      ['z'],
    );
    expect(mayPursue(table, state)).toHaveLength(2);
    pursue(turn, indexIn(table, 'a'), 400);
    expect(mayPursue(table, state)).toEqual([]);
  });
});
