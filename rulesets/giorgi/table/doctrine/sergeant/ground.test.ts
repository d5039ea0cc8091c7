/** Tests of a sergeant's use of terrain: bridges, houses, and a whole movement in one answer. */
import { createRandom } from '@grognard/opponent';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../../index.ts';
import { type BattleSetup, give, layBattle, playOn, riverWithBridge, unitIn } from '../../testing/battle.ts';

function planned(battle: BattleSetup) {
  const { table, state } = layBattle(battle);
  const { rules, doctrine } = gameOn(table);
  const { commands } = doctrine.plan(
    rules.view(state, { side: 'south' }),
    'south',
    'steady',
    createRandom(1),
  );
  const match = playOn(table, state);
  for (const command of commands) if (command.kind === 'move') give(match, 'south', command);
  return { commands, table, match };
}

describe('a sergeant before a river (terrain.river)', () => {
  const beyond = (at: readonly [number, number], formation: 'column' | 'line'): BattleSetup => ({
    areas: riverWithBridge(70, 78),
    turns: 4,
    objectives: [{ at: [74, 75] }],
    south: { a: { at, formation } },
    north: { b: { at: [20, 90], bases: 2 } },
  });

  test('a column that faces the bridge goes over it', () => {
    const { table, match } = planned(beyond([74, 38], 'column'));
    expect(unitIn(table, match.state, 'a').stands.y).toBeGreaterThan(4800);
  });

  test('a column beside the bridge comes up before it', () => {
    const { table, match } = planned(beyond([55, 30], 'column'));
    const { x, y } = unitIn(table, match.state, 'a').stands;
    expect(Math.abs(x - 7400)).toBeLessThan(1900);
    expect(y).toBeLessThan(4800);
  });
});

describe('a sergeant near a house (building.enter)', () => {
  const village = (objective: readonly [number, number]): BattleSetup => ({
    turns: 2,
    objectives: [{ at: objective }],
    houses: [{ at: [40, 42] }],
    south: { a: { at: [40, 34], formation: 'line', bases: 3 } },
    north: { b: { at: [40, 90], bases: 2 } },
  });

  test('goes into the one that holds an objective', () => {
    const { commands } = planned(village([40, 42]));
    expect(commands[0]).toMatchObject({ kind: 'move', unit: 'a', enter: 'house-0' });
  });

  test('leaves alone the one that holds none', () => {
    const { commands } = planned(village([80, 30]));
    expect(commands[0]).toMatchObject({ kind: 'move', unit: 'a', enter: null });
  });
});

test('turn.order: a sergeant orders the whole movement before a die falls, each unit once, and closes it', () => {
  const { commands } = planned({
    south: {
      a: { at: [30, 15], formation: 'column' },
      c: { at: [60, 15], formation: 'column' },
      e: { at: [90, 15], formation: 'column' },
    },
    north: { b: { at: [60, 90] } },
  });
  const moved = commands.flatMap((command) => (command.kind === 'move' ? [command.unit] : []));
  expect(moved.toSorted()).toEqual(['a', 'c', 'e']);
  expect(commands.at(-1)).toEqual({ kind: 'done' });
});
