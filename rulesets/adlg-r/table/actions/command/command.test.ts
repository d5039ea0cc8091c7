/** Command range, prices, rallies and rides, by small positions. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../../state/model.ts';
import {
  type BattleSetup,
  corpsIn,
  indexIn,
  layBattle,
  type TestUnit,
  unitIn,
} from '../../testing/battle.ts';
import { touch } from '../../testing/contacts.ts';
import { playFrom } from '../../testing/play.ts';
import { isInRange, plotRally, plotRide, rallyFacts } from './index.ts';

type Arrange = (table: Table, state: State) => void;

const unit = (kind: TestUnit['kind'], x: number, y: number, more: Partial<TestUnit> = {}): TestUnit => ({
  kind,
  at: [x, y],
  ...more,
});

function laid(battle: BattleSetup, arrange: Arrange = () => {}) {
  const { table, state } = layBattle(battle);
  const corps = [...table.corpsOf.values()][0]!;
  state.corps = corps;
  Object.assign(state.commands[corps]!, { cp: 3, free: 1 });
  arrange(table, state);
  return { table, state, corps };
}

/** The commander of the only southern corps stands at (15, 1). */
const one = (a: TestUnit, north: BattleSetup['north'] = {}, more: BattleSetup = {}): BattleSetup => ({
  south: { a },
  north,
  ...more,
});

describe('command range', () => {
  const isIn = (battle: BattleSetup, ids: readonly string[], arrange?: Arrange) => {
    const { table, state, corps } = laid(battle, arrange);
    return isInRange(
      table,
      state,
      corps,
      ids.map((id) => indexIn(table, id)),
    );
  };

  it('command.measure, command.measure-base, command.competent: from base to base, at the range is inside', () => {
    // His base ends at 15.5; a is 2 UD wide.
    expect(isIn(one(unit('shot', 22.5, 1)), ['a'])).toBe(true);
    expect(isIn(one(unit('shot', 22.6, 1)), ['a'])).toBe(false);
  });

  it('command.range-double, command.mixed-group: twice as far for light troops and dragoons', () => {
    expect(isIn(one(unit('light-cavalry', 28, 1)), ['a'])).toBe(true);
    const group: BattleSetup = { south: { a: unit('light-infantry', 24, 1), b: unit('shot', 25.5, 1) } };
    expect(isIn(group, ['a'])).toBe(true);
    expect(isIn(group, ['a', 'b'])).toBe(false);
    expect(isIn({ ...group, options: { 'command.mixed-group': 'any' } }, ['a', 'b'])).toBe(true);
  });

  it('command.measure-attached, command.lost: as if just behind his unit; without commander nobody is in range', () => {
    const battle: BattleSetup = { south: { a: unit('shot', 8, 10), b: unit('shot', 1, 9.5) } };
    const attached: Arrange = (table, state) => {
      Object.assign(corpsIn(table, state, 'south-corps').commander, {
        with: indexIn(table, 'a'),
        status: 'with',
      });
    };
    expect(isIn(battle, ['b'])).toBe(false);
    expect(isIn(battle, ['b'], attached)).toBe(true);
    expect(
      isIn(battle, ['a'], (table, state) => {
        corpsIn(table, state, 'south-corps').commander.status = 'lost';
      }),
    ).toBe(false);
  });
});

describe('rally', () => {
  const plot = (battle: BattleSetup, arrange: Arrange = () => {}, free = false) => {
    const { table, state } = laid(battle, (t, s) => {
      unitIn(t, s, 'a').lost = 1;
      arrange(t, s);
    });
    const found = plotRally(table, state, indexIn(table, 'a'), free);
    return 'price' in found ? { spent: found.price.spent, free: found.price.free } : found;
  };
  const facts = (battle: BattleSetup, arrange: Arrange = () => {}) => {
    const { table, state } = laid(battle, arrange);
    return rallyFacts(table, state, indexIn(table, 'a'));
  };
  const z = unit('shot', 15, 12);

  it('rally.far, rally.near, rally.melee: free, 1 CP, 2 CP', () => {
    expect(plot(one(unit('shot', 15, 5), { z }))).toEqual({ spent: 0, free: 0 });
    // 4 UD from front to front is near.
    expect(plot(one(unit('shot', 15, 7), { z }))).toEqual({ spent: 1, free: 0 });
    const melee = one(unit('shot', 15, 5), { z: unit('shot', 15, 6) });
    expect(plot(melee, (table, state) => touch(table, state, 'a', 'z'))).toEqual({ spent: 2, free: 0 });
  });

  it('rally.melee-support: simple support is near', () => {
    const battle: BattleSetup = {
      south: { a: unit('shot', 17, 5), b: unit('shot', 15, 5) },
      north: { z: unit('shot', 15, 6) },
    };
    expect(facts(battle, (table, state) => touch(table, state, 'b', 'z')).place).toBe('near');
  });

  it('rally.out-of-range, rally.free: 1 CP more beyond range, but nothing when far', () => {
    const near = one(unit('shot', 2, 7), { z: unit('shot', 2, 12) });
    expect(plot(near)).toEqual({ spent: 2, free: 0 });
    expect(plot(one(unit('shot', 2, 7), { z }))).toEqual({ spent: 0, free: 0 });
  });

  it('command.free-rally, command.free-use, command.points: his own point only for the unit he is with', () => {
    const near = one(unit('shot', 15, 7), { z });
    const attached: Arrange = (table, state) => {
      Object.assign(corpsIn(table, state, 'south-corps').commander, {
        with: indexIn(table, 'a'),
        status: 'with',
      });
    };
    expect(plot(near, () => {}, true)).toEqual(['command.free-use']);
    expect(plot(near, attached, true)).toEqual({ spent: 0, free: 1 });
    expect(plot({ ...near, options: { 'command.free-use': 'any-order' } }, () => {}, true)).toEqual({
      spent: 0,
      free: 1,
    });
    const broke: Arrange = (table, state) => {
      Object.assign(corpsIn(table, state, 'south-corps'), { cp: 0, free: 0 });
    };
    expect(plot(near, broke)).toEqual(['command.points']);
    expect(
      plot(
        near,
        (table, state) => {
          attached(table, state);
          broke(table, state);
        },
        true,
      ),
    ).toEqual(['command.free']);
  });

  it('rally.nothing, rally.once, rally.no-move, rally.shifted, elephant.no-rally: who may not try', () => {
    const battle = one(unit('shot', 15, 5), { z });
    const doing = (doings: object, kind: TestUnit['kind'] = 'shot') =>
      plot(one(unit(kind, 15, 5), { z }), (table, state) => {
        Object.assign(unitIn(table, state, 'a').doings, doings);
      });
    expect(
      plot(battle, (table, state) => {
        unitIn(table, state, 'a').lost = 0;
      }),
    ).toEqual(['rally.nothing']);
    expect(doing({ triedRally: true })).toEqual(['rally.once']);
    expect(doing({ moved: true })).toEqual(['rally.no-move']);
    expect(doing({ shifted: true })).toEqual(['rally.shifted']);
    expect(doing({ shifted: true }, 'light-cavalry')).toEqual({ spent: 0, free: 0 });
    expect(doing({ burst: true })).toEqual(['interpenetration.burst-once']);
    expect(doing({}, 'elephants')).toEqual(['elephant.no-rally']);
  });

  it('rally.rear-support-means: heavy, behind, near, facing alike, covering half', () => {
    const support = (b: TestUnit) =>
      facts({ south: { a: unit('shot', 15, 8), b }, north: { z: unit('shot', 15, 18) } }).input.rearSupport;
    expect(support(unit('shot', 15, 6.1))).toBe(true);
    expect(support(unit('shot', 15, 5.9))).toBe(false);
    expect(support(unit('shot', 16, 6.5))).toBe(true);
    expect(support(unit('shot', 16.1, 6.5))).toBe(false);
    expect(support(unit('shot', 15, 6.1, { facing: 90 }))).toBe(false);
    expect(support(unit('light-cavalry', 15, 6.6))).toBe(false);
  });

  it('rally.commander, rally.commander-once, rally.success: he helps one unit in a turn, and a marker comes off', () => {
    const battle = playFrom(one(unit('shot', 15, 5), { z }), { a: { rally: [2] } }, (table, state) => {
      Object.assign(corpsIn(table, state, 'south-corps').commander, {
        with: indexIn(table, 'a'),
        status: 'with',
      });
      unitIn(table, state, 'a').lost = 2;
    });
    battle.give({ kind: 'activate', corps: 'south-corps' });
    battle.give({ kind: 'rally', unit: 'a' });
    // 2 + 1 reaches the 3 of a unit far from the enemy.
    expect(battle.all('rallied')).toMatchObject([{ recovered: 1 }]);
    expect(battle.unit('a').lost).toBe(1);
    expect(battle.against({ kind: 'rally', unit: 'a' })).toEqual(['rally.once']);
    expect(corpsIn(battle.table, battle.state, 'south-corps').commander.rallied).toBe(true);
  });
});

describe('rides', () => {
  const plot = (
    x: number,
    y: number,
    attach: string | null = null,
    arrange: Arrange = () => {},
    more: BattleSetup = {},
  ) => {
    const { table, state, corps } = laid(
      { ...one(unit('shot', 15, 5), { z: unit('shot', 12, 3) }), ...more },
      arrange,
    );
    const joined = attach === null ? null : indexIn(table, attach);
    const found = plotRide(table, state, corps, { x: x * 400, y: y * 400 }, joined, false);
    return 'price' in found ? [found.pose.x / 400, found.pose.y / 400, found.price.spent] : found;
  };

  it('commander.move, commander.move-cost: 5 UD for 1 CP, never into contact, off the table or onto impassable ground', () => {
    expect(plot(20, 1)).toEqual([20, 1, 1]);
    expect(plot(20.1, 1)).toEqual(['commander.move']);
    expect(plot(12, 2)).toEqual(['commander.move-terrain']);
    expect(plot(15, 0.4)).toEqual(['commander.move-terrain']);
    expect(
      plot(18, 2, null, () => {}, { areas: [{ kind: 'impassable', at: [18, 2], size: [1, 1] }] }),
    ).toEqual(['commander.move-terrain']);
  });

  it('commander.attach: to a unit, behind which he then stands and with which he moves', () => {
    expect(plot(0, 0, 'a')).toEqual([15, 4, 1]);
  });

  it('commander.moves, commander.stays-engaged, commander.included: who may not ride', () => {
    const with_ =
      (change: object): Arrange =>
      (table, state) => {
        Object.assign(corpsIn(table, state, 'south-corps').commander, change);
      };
    expect(plot(16, 1, null, with_({ moves: 3 }))).toEqual(['commander.moves']);
    expect(plot(16, 1, null, with_({ status: 'engaged' }))).toEqual(['commander.stays-engaged']);
    const included: BattleSetup = {
      southCorps: { 'south-corps': { included: 'a', units: { a: unit('shot', 15, 5) } } },
    };
    expect(plot(15, 4, null, () => {}, included)).toEqual(['commander.included']);
  });
});
