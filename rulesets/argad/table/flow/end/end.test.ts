import { hashedFaces, Match } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rules.ts';
import type { State, Table } from '../../state/model.ts';
import { type BattleSetup, endTurnOn, figureIn, layBattle } from '../../testing/battle.ts';

const two: BattleSetup['sides'] = {
  blue: { b1: { at: [20, 20] }, b2: { at: [24, 20] } },
  red: { r1: { at: [70, 20] }, r2: { at: [74, 20] } },
};
const three: BattleSetup['sides'] = { ...two, green: { g1: { at: [40, 60] } } };

function end(battle: BattleSetup, change: (table: Table, state: State) => void = () => {}) {
  const { table, state } = layBattle(battle);
  change(table, state);
  const { all } = endTurnOn(table, state);
  return { table, state, all, result: state.result };
}

const kill =
  (...ids: string[]) =>
  (table: Table, state: State) => {
    for (const id of ids) figureIn(table, state, id).status = 'dead';
  };

describe('the end of a battle', () => {
  test('turn.sequence-end: a turn ends, and the next one begins without orders', () => {
    const { all, state } = end({ sides: two });
    expect(all('turnEnded')).toEqual([{ kind: 'turnEnded', turn: 1 }]);
    expect([state.turn, state.phase, state.result]).toEqual([2, 'orders', null]);
  });

  test('scenario.turns: after the last turn; scenario.winner: equal points are a draw', () => {
    const { result, state } = end({ sides: two, turns: 1 });
    expect(result).toEqual({ winners: [], by: 'scenario.turns', points: { blue: 0, red: 0 } });
    expect([state.phase, state.turn]).toEqual(['over', 1]);
  });

  test('scenario.winner: most points win, secret aims among them', () => {
    const aims = [
      { id: 'a', side: 'blue', kind: 'kill' as const, figures: ['r1'], points: 3, secret: true },
      { id: 'b', side: 'red', kind: 'kill' as const, figures: ['b1'], points: 2 },
    ];
    const { result } = end({ sides: two, aims, turns: 1 }, kill('r1', 'b1'));
    expect(result).toMatchObject({ winners: ['blue'], points: { blue: 3, red: 2 } });
  });

  test('scenario.end: only one side has figures left; prisoners are nobody', () => {
    const held = { ...two, red: { ...two['red']!, r3: { at: [80, 40] as [number, number], captive: true } } };
    expect(end({ sides: held }, kill('r1', 'r2')).result?.by).toBe('scenario.end');
    expect(end({ sides: three }, kill('r1', 'r2')).result).toBeNull();
    expect(end({ sides: three }, kill('r1', 'r2', 'g1')).result?.by).toBe('scenario.end');
  });

  test('leader.half: off, a side fights to the last; on, it withdraws when half have fallen', () => {
    const options = { 'leader.half': true };
    expect(end({ sides: two }, kill('r1')).result).toBeNull();
    expect(end({ sides: two, options }, kill('r1')).result?.by).toBe('leader.half');
    const { all, state, table } = end({ sides: three, options }, kill('r1'));
    expect(state.result).toBeNull();
    expect(all('left').map(({ figure, edge }) => [table.roster[figure]!.id, edge])).toEqual([
      ['r2', 'south'],
    ]);
    expect(tableRules(table).awaits(state)).toMatchObject({ sides: ['blue', 'green'] });
  });
});

describe('giving up', () => {
  const play = (sides: BattleSetup['sides']) => {
    const { table, state } = layBattle({ sides });
    return { table, match: new Match(tableRules(table), state, hashedFaces(7)) };
  };

  test('scenario.end: of two sides the other wins', () => {
    const { match } = play(two);
    expect(match.submit('red', { kind: 'concede' }).done).toBe(true);
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['blue'], by: 'scenario.end' } });
  });

  test('scenario.sides: of three, the others fight on, and are not kept waiting', () => {
    const { match, table } = play(three);
    match.submit('blue', { kind: 'seal' });
    match.submit('green', { kind: 'seal' });
    match.submit('red', { kind: 'concede' });
    expect(match.state.turn).toBe(2);
    expect(figureIn(table, match.state, 'r1').status).toBe('gone');
    expect(match.awaits()).toMatchObject({ kind: 'orders', sides: ['blue', 'green'] });
    match.submit('green', { kind: 'concede' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { winners: ['blue'] } });
  });

  test('scenario.turns: sealing and nothing else comes to an end', () => {
    const { match } = play(two);
    for (let n = 0; n < 100 && match.awaits().kind !== 'over'; n++)
      for (const side of ['blue', 'red']) match.submit(side, { kind: 'seal' });
    expect(match.awaits()).toMatchObject({ kind: 'over', result: { by: 'scenario.turns' } });
    expect(match.state.turn).toBe(8);
  });
});
