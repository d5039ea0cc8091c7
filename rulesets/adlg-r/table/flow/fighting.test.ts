/** Engagement of commanders, choices in melee, pursuit, and losses as the sheet counts them, by commands. */
import { describe, expect, it } from 'vitest';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, corpsIn, indexIn, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { playFrom, type ScriptedBattle } from '../testing/play.ts';

const shot = (x: number, y: number, more = {}) => ({ kind: 'shot', at: [x, y], ...more }) as const;
const pair: BattleSetup = {
  south: { a: shot(10, 8), b: shot(20, 4) },
  north: { z: shot(10, 9), y: shot(20, 16), x: shot(24, 16) },
};

function pass(battle: ScriptedBattle, side: 'south' | 'north'): void {
  battle.give({ kind: 'activate', corps: `${side}-corps` });
  battle.give({ kind: 'done' });
}

const attached = (table: Table, state: State) => {
  touch(table, state, 'a', 'z');
  Object.assign(corpsIn(table, state, 'south-corps').commander, {
    with: indexIn(table, 'a'),
    status: 'with',
  });
};

describe('commanders', () => {
  it('commander.engage, commander.stays-engaged: asked before the dice, and engaged while the melee lasts', () => {
    const battle = playFrom(pair, { a: { melee: [3, 3] }, z: { melee: [3, 3] } }, attached);
    pass(battle, 'south');
    expect(battle.asked()).toBe('south engagement');
    expect(battle.against({ kind: 'engage', corps: 'south-corps', yes: false })).toEqual([
      'yes: he is not engaged',
    ]);
    battle.give({ kind: 'engage', corps: 'south-corps', yes: true });
    expect(battle.all('engaged')).toMatchObject([{ engaged: true }]);
    // The +1 of the commander decides.
    expect(battle.all('fought')).toMatchObject([{ loser: 'b' }]);
    pass(battle, 'north');
    expect(corpsIn(battle.table, battle.state, 'south-corps').commander.status).toBe('engaged');
    battle.give({ kind: 'activate', corps: 'south-corps' });
    expect(battle.against({ kind: 'ride', corps: 'south-corps', to: { x: 4000, y: 2000 } })).toEqual([
      'commander.stays-engaged',
    ]);
  });

  it('commander.stays-engaged: by option it is chosen in each phase', () => {
    const battle = playFrom({ ...pair, options: { 'commander.stays-engaged': false } }, {}, attached);
    pass(battle, 'south');
    battle.give({ kind: 'engage', corps: 'south-corps', yes: true });
    pass(battle, 'north');
    expect(battle.asked()).toBe('south engagement');
  });

  it('commander.included: always engaged, without a question', () => {
    const battle = playFrom(
      {
        southCorps: { 'south-corps': { included: 'a', units: { a: shot(10, 8) } } },
        north: { z: shot(10, 9) },
      },
      {},
      (table, state) => touch(table, state, 'a', 'z'),
    );
    pass(battle, 'south');
    expect(battle.all('engaged')).toMatchObject([{ engaged: true }]);
  });
});

describe('melees by command', () => {
  const two: BattleSetup = {
    south: { a: { kind: 'heavy-swordsmen', at: [10, 8] } },
    north: {
      z: { kind: 'heavy-cavalry', at: [9.5, 8.875] },
      y: { kind: 'heavy-cavalry', at: [10.5, 8.875] },
      x: shot(20, 16),
    },
  };
  const both = (table: Table, state: State) => {
    touch(table, state, 'a', 'y');
    touch(table, state, 'a', 'z');
  };

  it('melee.pairing-tie: the phasing player names the main enemy', () => {
    const battle = playFrom(two, {}, both);
    pass(battle, 'south');
    expect(battle.asked()).toBe('south melee');
    expect(battle.against({ kind: 'fight', unit: 'a', against: 'x' })).toEqual(['melee.pairing']);
    battle.give({ kind: 'fight', unit: 'a', against: 'z' });
    expect(battle.all('fought')).toMatchObject([{ b: indexIn(battle.table, 'z') }]);
  });

  it('melee.pairing-tie: by option the older contact, without a question', () => {
    const battle = playFrom({ ...two, options: { 'melee.pairing-tie': 'older' } }, {}, both);
    pass(battle, 'south');
    expect(battle.all('fought')).toMatchObject([{ b: indexIn(battle.table, 'y') }]);
  });
});

describe('pursuit by command', () => {
  it('pursuit.must: bound units go the full way by themselves', () => {
    const battle = playFrom(
      { ...pair, south: { a: { kind: 'heavy-cavalry', at: [10, 8.125], traits: ['headstrong'] } } },
      { a: { melee: [6, 1] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        unitIn(table, state, 'z').lost = 4;
      },
    );
    pass(battle, 'south');
    expect(battle.all('pursued')).toMatchObject([{ by: 400 }]);
    expect(battle.asked()).toBe('north activation');
  });

  it('pursuit.move: others up to 1 UD, if they like', () => {
    const battle = playFrom(pair, { a: { melee: [6, 1] } }, (table, state) => {
      touch(table, state, 'a', 'z');
      unitIn(table, state, 'z').lost = 4;
    });
    pass(battle, 'south');
    expect(battle.asked()).toBe('south pursuit');
    expect(battle.against({ kind: 'pursue', unit: 'a', by: 401 })).toEqual(['pursuit.move']);
    expect(battle.against({ kind: 'pursue', unit: 'b', by: 400 })).toEqual(['pursuit.all']);
    battle.give({ kind: 'pursue', unit: 'a', by: 200 });
    expect(battle.unit('a').pose.y).toBe(3400);
    expect(battle.asked()).toBe('north activation');
  });
});

describe('supporters in pursuit', () => {
  const begun = (b: readonly number[], c?: readonly number[]) => {
    const battle = playFrom(
      {
        south: { a: shot(10, 8), b: shot(b[0]!, b[1]!) },
        north: {
          z: shot(10, 9),
          y: shot(20, 16),
          x: shot(24, 16),
          ...(c === undefined ? {} : { c: shot(c[0]!, c[1]!) }),
        },
      },
      { a: { melee: [6, 1] } },
      (table, state) => {
        touch(table, state, 'a', 'z');
        unitIn(table, state, 'z').lost = 4;
      },
    );
    pass(battle, 'south');
    return battle;
  };

  it('pursuit.supporters: with corners together they go along, as far', () => {
    const battle = begun([12, 8]);
    battle.give({ kind: 'pursue', unit: 'a', by: 400, with: ['b'] });
    expect([battle.unit('a').pose.y, battle.unit('b').pose.y]).toEqual([3600, 3600]);
    const apart = begun([12.2, 8]);
    expect(apart.against({ kind: 'pursue', unit: 'a', by: 400, with: ['b'] })).toEqual([
      'pursuit.supporters',
    ]);
    const stopped = begun([12, 8], [13, 9.4]);
    stopped.give({ kind: 'pursue', unit: 'a', by: 400, with: ['b'] });
    expect([stopped.unit('a').pose.y, stopped.unit('b').pose.y]).toEqual([3360, 3360]);
    expect(stopped.all('met').flatMap(({ contacts }) => contacts)).toMatchObject([
      { by: indexIn(stopped.table, 'b'), how: 'pursuit' },
    ]);
  });
});

describe('losses', () => {
  const losses = (lost: number, kind: 'shot' | 'heavy-cavalry' = 'shot', options = {}, status = 'on') => {
    const battle = playFrom(
      { options, south: { a: { kind, at: [10, 8] }, b: shot(20, 4) }, north: { z: shot(10, 16) } },
      {},
      (table, state) => {
        Object.assign(unitIn(table, state, 'a'), { lost, status });
      },
    );
    pass(battle, 'south');
    return battle.all('checked')[0]?.losses[0];
  };

  it('victory.disordered, victory.four-markers, victory.four-markers-instead, victory.instead', () => {
    expect([losses(0), losses(1), losses(3), losses(4)]).toEqual([0, 1, 1, 2]);
    expect(losses(4, 'shot', { 'victory.four-markers-instead': false })).toBe(3);
    expect(losses(2, 'heavy-cavalry')).toBe(1);
  });

  it('victory.routed, victory.routed-battle-unit, victory.fled, victory.fled-battle-unit', () => {
    expect(losses(5, 'shot', {}, 'removed')).toBe(4);
    expect(losses(3, 'heavy-cavalry', {}, 'removed')).toBe(2);
    expect(losses(1, 'shot', {}, 'fled')).toBe(1);
    expect(losses(1, 'heavy-cavalry', {}, 'fled')).toBe(1);
  });

  it('victory.commander, victory.commander-value: 1 and his value', () => {
    const lost = (grade: 'ordinary' | 'competent' | 'strategist', options = {}) => {
      const battle = playFrom(
        {
          options,
          southCorps: { 'south-corps': { grade, units: { a: shot(10, 4), b: shot(15, 4), c: shot(20, 4) } } },
          north: { z: shot(10, 16) },
        },
        {},
        (table, state) => {
          corpsIn(table, state, 'south-corps').commander.status = 'lost';
        },
      );
      pass(battle, 'south');
      return battle.all('checked')[0]?.losses[0];
    };
    expect([lost('ordinary'), lost('competent'), lost('strategist')]).toEqual([1, 2, 4]);
    expect(lost('strategist', { 'victory.commander-value': { strategist: 2 } })).toBe(3);
  });

  it('victory.value, victory.value-battle-unit: a Battle Unit counts 2, by option 1, expendable levies nothing', () => {
    const values = (options = {}) => {
      const battle = playFrom({
        options,
        south: {
          a: shot(10, 4),
          b: { kind: 'heavy-cavalry', at: [15, 4] },
          c: { kind: 'levy', at: [20, 4], traits: ['expendable'] },
        },
        north: { z: shot(10, 16) },
      });
      pass(battle, 'south');
      return battle.all('checked')[0]?.values;
    };
    expect(values()).toEqual([3, 2]);
    expect(values({ 'victory.value-battle-unit': 1 })).toEqual([2, 1]);
  });
});
