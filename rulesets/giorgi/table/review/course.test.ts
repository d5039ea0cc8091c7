/** Tests of readings of the flow of a battle, each as a position. */
import { anIndex } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { isBroken } from '../flow/victory.ts';
import { type BattleSetup, give, layBattle, playOn, unitIn } from '../testing/battle.ts';

const attack = (unit: string, target: string) => ({ kind: 'move', unit, steps: [], target });

describe('T37: the general', () => {
  const led: BattleSetup = {
    options: { 'command.general': true },
    south: { a: { at: [75, 30] } },
    north: { x: { at: [75, 47] }, y: { at: [20, 90] }, z: { at: [120, 90] } },
  };

  it('command.general: he is in nobody’s way and no target', () => {
    const { table, state } = layBattle(led);
    state.generals[0] = { ...state.generals[0]!, x: 7500, y: 3600 };
    const match = playOn(table, state);
    give(match, 'south', { kind: 'move', unit: 'a', steps: [{ step: 'march', by: 700 }] });
    expect(unitIn(table, match.state, 'a').stands.y).toBe(3700);
    expect(match.state.generals[0]).toMatchObject({ x: 7500, y: 3600, with: -1, status: 'on' });
  });

  it('command.general-lost: he stays where he was when his unit breaks, unless he is lost with it', () => {
    const lost = (face: number) => {
      const { table, state } = layBattle(led);
      state.generals[0] = { ...state.generals[0]!, x: 7500, y: 2900, with: anIndex(0) };
      const a = unitIn(table, state, 'a');
      a.rung = 2;
      const match = playOn(table, state, {
        'x shot': [1, 1, 1],
        'a losses': [6, 6, 6],
        'south general': [face],
      });
      give(match, 'south', { kind: 'done' });
      give(match, 'north', { kind: 'fire', unit: 'x', shot: 'small-arms', target: 'a' });
      return match.state.generals[0];
    };
    expect(lost(2)).toMatchObject({ status: 'on', with: -1, moved: false });
    expect(lost(1)).toMatchObject({ status: 'lost', with: -1 });
  });
});

describe('T39: broken', () => {
  it('scenario.broken: whoever rallies counts no longer', () => {
    const { table, state } = layBattle({
      south: { a: { at: [30, 10] }, b: { at: [100, 10] } },
      north: { x: { at: [30, 90] }, y: { at: [100, 90] } },
    });
    state.step = 'start';
    unitIn(table, state, 'a').rung = 3;
    expect(isBroken(table, state, anIndex(0))).toBe(true);
    const match = playOn(table, state, { 'a rally': [1] });
    give(match, 'south', { kind: 'rally', unit: 'a', heading: 900 });
    expect(isBroken(table, match.state, anIndex(0))).toBe(false);
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ kind: 'turn', sides: ['north'] });
  });
});

describe('T40: other orders of doing things', () => {
  const two: BattleSetup = {
    options: { 'turn.reactions': 'after-movement' },
    south: { a: { at: [30, 40] }, b: { at: [100, 40] }, c: { at: [65, 10] } },
    north: { x: { at: [30, 49] }, y: { at: [100, 49] }, far: { at: [65, 95] } },
  };
  const misses = { 'x shot': [6, 6, 6], 'y shot': [6, 6, 6] };

  it('turn.reactions: attacks that waited are answered and go in in the order of declaring', () => {
    const { table, state } = layBattle(two);
    const match = playOn(table, state, misses);
    give(match, 'south', attack('b', 'y'));
    give(match, 'south', attack('a', 'x'));
    // There are no reactions yet, so the others still move.
    give(match, 'south', { kind: 'move', unit: 'c', steps: [{ step: 'march', by: 500 }] });
    expect(match.state.clashes).toEqual([]);
    give(match, 'south', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ phase: 'reaction', sides: ['north'] });
    expect(match.state.agenda.at(-1)).toMatchObject({ do: 'attack', approach: { unit: 1 } });
    give(match, 'north', { kind: 'done' });
    expect(match.state.agenda.at(-1)).toMatchObject({ do: 'attack', approach: { unit: 0 } });
    expect(match.state.clashes).toMatchObject([{ by: 1, on: 4 }]);
    give(match, 'north', { kind: 'done' });
    expect(match.awaits()).toMatchObject({ phase: 'melee', sides: ['south'] });
  });

  it('turn.unit-order: from the left also in a fire step', () => {
    const { table, state } = layBattle({
      options: { 'turn.unit-order': 'left-to-right' },
      south: { a: { at: [30, 40] }, b: { at: [100, 40] } },
      north: { x: { at: [30, 55] }, y: { at: [100, 55] } },
    });
    state.step = 'small-arms';
    const fire = (unit: string, target: string) => ({ kind: 'fire', unit, shot: 'small-arms', target });
    const match = playOn(table, state, { 'b shot': [6, 6, 6] });
    expect(match.check('south', fire('a', 'x'))).toMatchObject({ allowed: true });
    give(match, 'south', fire('b', 'y'));
    // The left one has lost its turn, so nobody is prompted for more shots.
    expect(match.state.step).toBe('move');
  });
});
