/** The invariants of bases, contacts and moves find what is wrong: each is broken once. */
import { describe, expect, it } from 'vitest';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent, MoveCause, OrderName } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, indexIn, layBattle, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { begin } from '../testing/position.ts';
import { brokenInvariants } from './index.ts';

const ud = 400;
const battle: BattleSetup = {
  areas: [{ kind: 'impassable', at: [24, 10], size: [2, 2] }],
  south: {
    a: { kind: 'shot', at: [10, 8] },
    b: { kind: 'shot', at: [12, 8] },
    c: { kind: 'medium-cavalry', at: [20, 4], traits: ['headstrong'] },
    light: { kind: 'light-cavalry', at: [26, 4] },
  },
  north: {
    z: { kind: 'shot', at: [10, 13] },
    y: { kind: 'shot', at: [15, 9] },
    x: { kind: 'shot', at: [20, 6.5] },
  },
};

/** Names of the invariants that these events break, from the given position. */
function broken(
  events: (table: Table, state: State) => readonly AdlgEvent[],
  arrange: (table: Table, state: State) => void = () => {},
  command: AdlgCommand = { kind: 'done' },
): string[] {
  const { table, state } = layBattle(battle);
  arrange(table, state);
  const before = copyState(state);
  const happened = events(table, state);
  for (const event of happened) apply(table, state, event);
  const lines = brokenInvariants(table, before, { side: 'south', command, events: happened }, state);
  return [...new Set(lines.map((line) => line.split(':')[0]!))];
}

const at = (x: number, y: number, heading = 900) => ({
  x: Math.round(x * ud),
  y: Math.round(y * ud),
  heading,
});

/** A unit goes to a place. */
const moved = (
  id: string,
  to: ReturnType<typeof at>,
  { cause = 'order', used = 0, slid = false }: { cause?: MoveCause; used?: number; slid?: boolean } = {},
) => {
  return (table: Table, state: State): AdlgEvent => ({
    kind: 'moved',
    cause,
    ways: [{ unit: indexIn(table, id), way: [unitIn(table, state, id).pose, to] }],
    used: used * ud,
    slid,
  });
};
const one = (event: (table: Table, state: State) => AdlgEvent) => (table: Table, state: State) => [
  event(table, state),
];

describe('invariants', () => {
  it('hold where nothing is wrong', () => {
    expect(broken(one(moved('a', at(10, 10), { used: 2 })))).toEqual([]);
  });

  it('1: on another base, over the edge, on impassable ground', () => {
    expect(broken(one(moved('a', at(11, 8), { used: 1 })))).toEqual(['1 bases apart']);
    expect(broken(one(moved('a', at(0.5, 8), { used: 1 })))).toEqual(['1 bases apart']);
    expect(broken(one(moved('light', at(24, 10))))).toEqual(['1 bases apart']);
  });

  it('4: a fourth move, a second slide, a second try to rally', () => {
    const again = (table: Table, state: State) => {
      Object.assign(unitIn(table, state, 'light').doings, { moves: 3, slid: true, triedRally: true });
    };
    const slide = moved('light', at(26.5, 4), { slid: true });
    expect(broken(one(slide), again)).toContain('4 how often');
    expect(
      broken((table) => [{ kind: 'rallied', unit: indexIn(table, 'light'), recovered: 0 }], again),
    ).toEqual(['4 how often']);
  });

  it('5: a second move within 4 UD of an enemy', () => {
    const second = (table: Table, state: State) => {
      unitIn(table, state, 'a').doings.moves = 1;
    };
    expect(broken(one(moved('a', at(10, 8.5), { used: 0.5 })), second)).toEqual(['5 further moves']);
  });

  it('6: farther than the allowance', () => {
    expect(broken(one(moved('a', at(10, 10), { used: 3.2 })))).toEqual(['6 lengths']);
    expect(broken(one(moved('a', at(10, 10), { used: 3.2, cause: 'support' })))).toEqual(['6 lengths']);
  });

  it('7: contacts of units that do not touch, on another edge, complete where they are not', () => {
    const lay = (more: object) => (table: Table, state: State) => {
      unitIn(table, state, 'y').pose = at(10.5, 9, 2700);
      touch(table, state, 'a', 'y', more);
    };
    const nothing = () => [];
    expect(broken(nothing, lay({ complete: false }))).toEqual([]);
    expect(broken(nothing, lay({ complete: true }))).toEqual(['7 contacts']);
    expect(broken(nothing, lay({ complete: false, edge: 'left' }))).toEqual(['7 contacts']);
    expect(broken(nothing, (table, state) => touch(table, state, 'a', 'z'))).toEqual(['7 contacts']);
  });

  it('8: contact without a charge, twice, or by a move to the camp', () => {
    const met = (table: Table, more: object = {}): AdlgEvent => ({
      kind: 'met',
      contacts: [
        {
          by: indexIn(table, 'a'),
          on: indexIn(table, 'y'),
          edge: 'front',
          complete: false,
          since: 1,
          how: 'charge',
          uncontrolled: false,
          first: true,
          ...more,
        },
      ],
    });
    const close = (table: Table, state: State) => {
      unitIn(table, state, 'y').pose = at(10.5, 9, 2700);
    };
    expect(broken((table) => [met(table)], close)).toEqual(['8 new contacts']);
    expect(broken((table) => [met(table, { how: 'pursuit', first: false })], close)).toEqual([
      '8 new contacts',
    ]);
    expect(broken((table) => [met(table, { how: 'conform', first: false })], close)).toEqual([]);
    expect(broken((table) => [met(table, { how: 'support' })], close)).toEqual(['8 new contacts']);
    const camp = (_: Table, state: State) => {
      state.camps = [null, { pose: at(10, 11.5), fortified: false, lost: false }] as never;
    };
    expect(broken(one(moved('a', at(10, 10), { used: 2 })), camp)).toEqual(['8 camps']);
  });

  it('14: a unit that goes out of a zone', () => {
    const near = (table: Table, state: State) => {
      unitIn(table, state, 'z').pose = at(10, 9.8, 2700);
    };
    expect(broken(one(moved('a', at(10, 6), { used: 2 })), near)).toEqual(['14 held']);
  });

  it('15: a group that is torn apart', () => {
    const command: AdlgCommand = {
      kind: 'move',
      units: ['a', 'b'],
      steps: [{ step: 'advance', by: 1 }],
      free: false,
    };
    expect(broken(one(moved('a', at(10, 9), { used: 1 })), undefined, command)).toEqual(['15 groups']);
  });

  it('16: evaders without a die, or farther than it says', () => {
    const run = moved('light', at(26, 1), { cause: 'evade', used: 5.5 });
    const rolled = (table: Table, change: number): AdlgEvent => ({
      kind: 'distanceRolled',
      units: [indexIn(table, 'light')],
      ud: change,
    });
    expect(broken(one(run))).toEqual(['16 evaders']);
    expect(broken((table, state) => [rolled(table, 0), run(table, state)])).toEqual(['16 evaders']);
    expect(broken((table, state) => [rolled(table, 1), run(table, state)])).toEqual([]);
  });

  it('17: a pursuit by the other side, or too far', () => {
    expect(broken((table) => [{ kind: 'pursued', unit: indexIn(table, 'z'), by: ud }])).toEqual([
      '17 pursuers',
    ]);
    expect(broken(one(moved('light', at(26, 6), { cause: 'pursuit', used: 2 })))).toEqual(['17 pursuers']);
  });

  it('18: a Headstrong unit that is bound and does nothing', () => {
    expect(broken(() => [{ kind: 'corpsDone', corps: 0 as never }])).toEqual(['18 Headstrong']);
    expect(
      broken((table) => [
        { kind: 'held', units: [indexIn(table, 'c')] },
        { kind: 'corpsDone', corps: 0 as never },
      ]),
    ).toEqual([]);
  });

  it('3: a price that the sheet has not', () => {
    const ordered =
      (order: OrderName, spent: number) =>
      (table: Table): AdlgEvent[] => [
        { kind: 'ordered', corps: 0 as never, units: [indexIn(table, 'a')], order, spent, free: 0 },
      ];
    const rich = (_: Table, state: State) => {
      state.commands[0]!.cp = 6;
      state.commands[0]!.commander.pose = at(10, 6);
    };
    expect(broken(ordered('charge', 1), rich)).toEqual([]);
    expect(broken(ordered('charge', 3), rich)).toEqual(['3 command points']);
    expect(broken(ordered('uncontrolled', 1), rich)).toEqual(['3 command points']);
  });

  it('1: a charger who waits for an answer may still be among friends; nobody may who does not', () => {
    const light = (x: number, y: number) =>
      ({ kind: 'light-infantry', weapon: 'musket', at: [x, y] }) as const;
    const played = begin({
      south: { a: light(10, 8), b: light(10, 7.4) },
      north: { z: { ...light(12.5, 8), facing: 270 } },
    });
    const { table, state } = played;
    const before = copyState(state);
    const turned = [{ step: 'quarter', to: 'right' }] as const;
    const command = {
      kind: 'charge',
      units: ['a'],
      opening: turned,
      target: 'z',
      into: true,
      free: false,
    } as const;
    const events = played.give(command);
    expect(played.asked()).toBe('north answer');
    const judged = (after: State) =>
      brokenInvariants(table, before, { side: 'south', command, events }, after).filter((line) =>
        line.startsWith('1 '),
      );
    expect(judged(state)).toEqual([]);
    expect(judged({ ...state, agenda: [] })).toEqual(['1 bases apart: a stands on b']);
    played.give({ kind: 'answer', units: ['z'], how: 'stand' });
    expect(played.asked()).toBe('south orders');
    expect(judged(state)).toEqual([]);
  });
});
