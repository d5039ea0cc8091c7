/** Tests of the goals of a recruit's units: who takes an objective, who waits, who attacks instead of firing. */
import { createRandom } from '@grognard/opponent';
import { describe, expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import type { State } from '../state/model.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';

/** First order of a recruit of the south side, in movement or in the given step. */
function ordered(battle: BattleSetup, step: State['step'] = 'move', turn = 1) {
  const { table, state } = layBattle(battle);
  state.step = step;
  state.turn = turn;
  const { rules, doctrine } = gameOn(table);
  return doctrine.plan(rules.view(state, { side: 'south' }), 'south', 'recruit', createRandom(1)).commands[0];
}

describe('turn.fire-or-move: a recruit', () => {
  const inRange: BattleSetup = {
    south: { a: { at: [40, 30], formation: 'line', bases: 6 } },
    north: { b: { at: [40, 44], formation: 'line', kind: 'guard', bases: 6 } },
  };

  test('fires at whom he had better not attack', () => {
    expect(ordered(inRange, 'small-arms')).toMatchObject({ kind: 'fire', unit: 'a', target: 'b' });
  });

  test('does not fire with whoever can attack with the sum on his side', () => {
    const weaker: BattleSetup = { ...inRange, north: { b: { at: [40, 44], kind: 'militia', bases: 2 } } };
    expect(ordered(weaker, 'small-arms')).toEqual({ kind: 'done' });
    expect(ordered(weaker)).toMatchObject({ kind: 'move', unit: 'a', target: 'b' });
  });

  test('does not fire with whoever is to take an objective that lies open (scenario.objective)', () => {
    const few: BattleSetup = { ...inRange, south: { a: { at: [40, 30], formation: 'line', bases: 2 } } };
    const open: BattleSetup = { ...few, objectives: [{ at: [75, 30] }] };
    expect(ordered(open, 'small-arms')).toEqual({ kind: 'done' });
    expect(ordered(open)).toMatchObject({ kind: 'move', unit: 'a', target: null });
    const held: BattleSetup = { ...few, objectives: [{ at: [40, 30] }] };
    expect(ordered(held, 'small-arms')).toMatchObject({ kind: 'fire', unit: 'a' });
  });
});

describe('the horse of a recruit', () => {
  const facing = (bases: number, objectives: BattleSetup['objectives'] = []): BattleSetup => ({
    turns: 8,
    objectives,
    south: { a: { at: [40, 20], kind: 'light-cavalry', bases: 6 } },
    north: { b: { at: [40, 60], kind: 'guard', formation: 'square', bases } },
  });

  test('waits where it stands as long as there is nobody to charge', () => {
    expect(ordered(facing(6))).toEqual({ kind: 'done' });
  });

  test('rides on while the enemy is far', () => {
    const far: BattleSetup = { ...facing(6), size: [100, 150], north: { b: { at: [40, 120] } } };
    expect(ordered(far)).toMatchObject({ kind: 'move', unit: 'a', target: null });
  });

  test('rides for an open objective in the last turns (scenario.objective)', () => {
    const aims = [{ at: [75, 25] }] as const;
    expect(ordered(facing(6, aims), 'move', 3)).toEqual({ kind: 'done' });
    expect(ordered(facing(6, aims), 'move', 7)).toMatchObject({ kind: 'move', unit: 'a', target: null });
  });
});
