/** Tests of the order of units, and of the general's ride. */
import { describe, expect, it } from 'vitest';
import { type BattleSetup, give, layBattle, playOn } from '../testing/battle.ts';

const battle: BattleSetup = {
  south: { left: { at: [30, 15] }, middle: { at: [75, 15] }, right: { at: [120, 15] } },
  north: { x: { at: [30, 90] }, y: { at: [120, 90] } },
};
const ahead = (unit: string) => ({ kind: 'move', unit, steps: [{ step: 'march', by: 500 }] });

describe('turn.unit-order', () => {
  it('turn.unit-order: units act in the order their owner likes', () => {
    const { table, state } = layBattle(battle);
    const match = playOn(table, state);
    give(match, 'south', ahead('middle'));
    give(match, 'south', ahead('left'));
    expect(match.check('south', ahead('left'))).toMatchObject({ refusals: [{ rule: 'turn.unit-order' }] });
  });

  it('turn.unit-order: by option nobody acts who stands left of one that has acted', () => {
    const { table, state } = layBattle({ ...battle, options: { 'turn.unit-order': 'left-to-right' } });
    const match = playOn(table, state);
    give(match, 'south', ahead('middle'));
    expect(match.check('south', ahead('left'))).toMatchObject({ refusals: [{ rule: 'turn.unit-order' }] });
    give(match, 'south', ahead('right'));
    give(match, 'south', { kind: 'done' });
    // The north side faces the other way, so its left is in the east.
    give(match, 'north', ahead('y'));
    give(match, 'north', ahead('x'));
  });

  it('turn.unit-order: moves can be taken back until something is handed over', () => {
    const { table, state } = layBattle(battle);
    const match = playOn(table, state);
    give(match, 'south', ahead('middle'));
    expect(match.undo('south').done).toBe(true);
    give(match, 'south', ahead('middle'));
    give(match, 'south', { kind: 'done' });
    expect(match.canUndo('south')).toBe(false);
  });
});

describe('command.general', () => {
  const led: BattleSetup = {
    ...battle,
    options: { 'command.general': true },
    areas: [
      {
        kind: 'woods',
        corners: [
          [60, 30],
          [90, 30],
          [90, 40],
          [60, 40],
        ],
      },
    ],
  };
  const ride = (x: number, y: number, attach: string | null = null) => ({
    kind: 'ride',
    path: [{ x: x * 100, y: y * 100 }],
    attach,
  });

  it('command.general: there is none in the basic game', () => {
    const { table, state } = layBattle(battle);
    expect(state.generals).toEqual([]);
    expect(playOn(table, state).check('south', ride(60, 10))).toMatchObject({
      refusals: [{ rule: 'command.general' }],
    });
  });

  it('command.general: he begins in the middle of his strip and rides once, so far as his move', () => {
    const { table, state } = layBattle(led);
    expect(state.generals[0]).toMatchObject({ x: 7500, y: 1000, with: -1, status: 'on' });
    const match = playOn(table, state);
    expect(match.check('south', ride(38, 10))).toMatchObject({ refusals: [{ rule: 'move.general' }] });
    expect(match.check('south', ride(39, 10))).toMatchObject({ allowed: true, cost: { effort: 1 } });
    give(match, 'south', ride(50, 10));
    expect(match.state.generals[0]).toMatchObject({ x: 5000, y: 1000, moved: true });
    expect(match.check('south', ride(52, 10))).toMatchObject({ refusals: [{ rule: 'turn.unit-order' }] });
  });

  it('command.general: he is mounted, woods are closed to him', () => {
    const { table, state } = layBattle(led);
    expect(playOn(table, state).check('south', ride(75, 35))).toMatchObject({
      refusals: [{ rule: 'terrain.woods-forbidden' }],
    });
  });

  it('command.general: attached by touch, he goes where his unit goes', () => {
    const { table, state } = layBattle(led);
    const match = playOn(table, state);
    expect(match.check('south', ride(75, 10, 'middle'))).toMatchObject({
      refusals: [{ rule: 'command.general-melee' }],
    });
    give(match, 'south', ride(75, 13.5, 'middle'));
    expect(match.state.generals[0]).toMatchObject({ with: 1 });
    give(match, 'south', ahead('middle'));
    expect(match.state.generals[0]).toMatchObject({ x: 7500, y: 2000, with: 1 });
  });

  it('command.general-lost: who is lost rides no more', () => {
    const { table, state } = layBattle(led);
    state.generals[0] = { ...state.generals[0]!, status: 'lost' };
    expect(playOn(table, state).check('south', ride(75, 12))).toMatchObject({
      refusals: [{ rule: 'command.general-lost' }],
    });
  });

  it('move.enemy-gap: he keeps away from enemies', () => {
    const { table, state } = layBattle(led);
    state.generals[0] = { ...state.generals[0]!, x: 3000, y: 7000 };
    expect(playOn(table, state).check('south', ride(30, 87.5))).toMatchObject({
      refusals: [{ rule: 'move.enemy-gap' }],
    });
  });
});
