/** The invariants find what is wrong: each is broken once. */
import { describe, expect, it } from 'vitest';
import { apply } from '../state/apply.ts';
import type { AdlgCommand } from '../state/commands.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { type BattleSetup, indexIn, layBattle, unitIn } from '../testing/battle.ts';
import { touch } from '../testing/contacts.ts';
import { brokenInvariants } from './index.ts';

const battle: BattleSetup = {
  south: {
    a: { kind: 'shot', weapon: 'musket', at: [10, 8] },
    b: { kind: 'shot', weapon: 'musket', at: [15, 8] },
  },
  north: { z: { kind: 'shot', at: [10, 11] }, y: { kind: 'shot', at: [15, 9] } },
};

/** Names of the invariants that these events break, from the given position. */
function broken(
  events: (table: Table, state: State) => readonly AdlgEvent[],
  arrange: (table: Table, state: State) => void = () => {},
): string[] {
  const { table, state } = layBattle(battle);
  touch(table, state, 'b', 'y');
  arrange(table, state);
  const before = copyState(state);
  const happened = events(table, state);
  for (const event of happened) apply(table, state, event);
  const command: AdlgCommand = { kind: 'done' };
  const lines = brokenInvariants(table, before, { side: 'south', command, events: happened }, state);
  return [...new Set(lines.map((line) => line.split(':')[0]!))];
}

const shot = (table: Table, more: { target?: string; loss?: number } = {}): AdlgEvent => ({
  kind: 'shot',
  shot: {
    main: indexIn(table, 'a'),
    target: indexIn(table, more.target ?? 'z'),
    edge: 'front',
    supports: [],
  },
  loss: more.loss ?? 0,
  targets: [],
  dice: [{ actor: 'a', purpose: 'shoot', faces: [1, 6] }],
});

const lost = (table: Table, more = {}): AdlgEvent => ({
  kind: 'lost',
  unit: indexIn(table, 'z'),
  points: 1,
  by: 'shoot.roll',
  ...more,
});

describe('invariants', () => {
  it('hold where nothing is wrong', () => {
    expect(broken((table) => [shot(table)])).toEqual([]);
  });

  it('2: points beyond the cohesion, back without a rally, and losses that name no row', () => {
    expect(broken((table) => [lost(table, { points: 9, by: 'rout.friends' })])).toEqual(['2 points lost']);
    expect(
      broken(
        (table) => [lost(table, { points: -1, by: 'rout.friends' })],
        (table, state) => {
          unitIn(table, state, 'z').lost = 2;
        },
      ),
    ).toEqual(['2 points lost']);
    expect(broken((table) => [lost(table, { by: 'no.row' })])).toEqual(['2 losses name rows']);
  });

  it('3: more spent than there is, and a wrong price', () => {
    const rally = (table: Table, spent: number): AdlgEvent => ({
      kind: 'ordered',
      corps: 0 as never,
      units: [indexIn(table, 'a')],
      order: 'rally',
      spent,
      free: 0,
    });
    const purse = (_table: Table, state: State) => {
      state.commands[0]!.cp = 3;
    };
    expect(broken((table) => [rally(table, 1)])).toEqual(['3 command points']);
    expect(broken((table) => [rally(table, 2)], purse)).toEqual([]);
    expect(broken((table) => [rally(table, 3)], purse)).toEqual(['3 command points']);
  });

  it('9, 10, 12: shots by chargers and at units in melee, two at one target, other results than the dice say', () => {
    expect(
      broken(
        (table) => [shot(table)],
        (table, state) => {
          unitIn(table, state, 'a').doings.charged = true;
        },
      ),
    ).toEqual(['9 who shoots', '12 as resolved']);
    expect(broken((table) => [shot(table, { target: 'y' })])).toContain('9 who shoots');
    const laid = (table: Table): AdlgEvent => {
      const event = shot(table);
      return { kind: 'shotLaid', shot: (event as Extract<AdlgEvent, { kind: 'shot' }>).shot };
    };
    expect(broken((table) => [laid(table), laid(table)])).toEqual(['10 one shot']);
    expect(broken((table) => [shot(table, { loss: 1 })])).toEqual(['12 as resolved']);
    expect(broken((table) => [shot(table, { loss: 2 })])).toEqual(['10 one shot', '12 as resolved']);
  });

  it('11, 12: a unit that is main twice', () => {
    const fought = (table: Table): AdlgEvent => ({
      kind: 'fought',
      a: indexIn(table, 'b'),
      b: indexIn(table, 'y'),
      loser: 'none',
      lossA: 0,
      lossB: 0,
      dice: [{ actor: 'b', purpose: 'melee', faces: [3, 3] }],
    });
    expect(broken((table) => [fought(table)])).toEqual([]);
    expect(broken((table) => [fought(table), fought(table)])).toContain('11 roles');
  });

  it('13, 19: points that fall among the dice, routed units that stay', () => {
    const shooting = (_table: Table, state: State) => {
      state.step = 'shooting';
    };
    expect(broken((table) => [lost(table)], shooting)).toEqual(['13 losses fall together']);
    expect(
      broken(
        () => [{ kind: 'stepBegan', step: 'pursuit' }],
        (table, state) => {
          unitIn(table, state, 'z').status = 'routed';
        },
      ),
    ).toEqual(['19 routed are gone']);
  });

  it('20, 23: wrong sums, ends without a reason, and battles that go on', () => {
    const checked = (losses: number[], values = [4, 4]): AdlgEvent => ({ kind: 'checked', losses, values });
    const next: AdlgEvent = { kind: 'sequenceBegan', turn: 1, sequence: 2, active: 1 as never };
    const ended: AdlgEvent = { kind: 'ended', result: { winners: [], by: 'victory.break', points: {} } };
    expect(broken(() => [checked([0, 0])])).toEqual([]);
    expect(broken(() => [checked([1, 0])])).toEqual(['20 losses and values']);
    expect(broken(() => [checked([0, 0]), ended])).toEqual(['23 endings']);
    expect(broken(() => [checked([4, 0]), next])).toEqual(['20 losses and values', '23 endings']);
  });
});
