/** Tests of front, flank and rear. */

import { rectangleBase } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { quarterFrom, standsAs } from './index.ts';

function laid(options: BattleSetup['options'] = {}, areas: NonNullable<BattleSetup['areas']> = []) {
  return layBattle({ options, areas, south: { a: { at: [50, 50] } }, north: { z: { at: [120, 90] } } });
}

describe('formation.facing', () => {
  test('edge-lines: ahead of the front line is front, behind the rear line rear, between them flank', () => {
    const { table, state } = laid();
    const from = (x: number, y: number) => quarterFrom(table, state, anIndex(0), { x: x * 100, y: y * 100 });
    expect([from(50, 60), from(90, 51.1), from(90, 51), from(90, 50), from(90, 48.9), from(50, 20)]).toEqual([
      'front',
      'front',
      'flank',
      'flank',
      'rear',
      'rear',
    ]);
  });

  test('diagonals: lines at 45° from the corners', () => {
    const { table, state } = laid({ 'formation.facing': 'diagonals' });
    const from = (x: number, y: number) => quarterFrom(table, state, anIndex(0), { x: x * 100, y: y * 100 });
    // Corners at 41 and 59, 49 and 51.
    expect([from(68, 61), from(70, 61), from(70, 50), from(68, 38), from(70, 40), from(50, 60)]).toEqual([
      'front',
      'flank',
      'flank',
      'rear',
      'flank',
      'front',
    ]);
  });

  test('an attack counts from where most of the attacker’s front edge is', () => {
    const { table, state } = laid();
    // Its front edge faces west and is 10 wide; the flank lies between 49 and 51.
    const attacker = (y: number) => rectangleBase(8000, y * 100, 1800, 1000, 200);
    expect(quarterFrom(table, state, anIndex(0), attacker(57))).toBe('front');
    expect(
      [52, 51, 50.5, 50, 49.5, 49, 48].map((y) => quarterFrom(table, state, anIndex(0), attacker(y))),
    ).toEqual([
      'front',
      'front',
      // Most of the edge is in no quarter. Wide as it is, it comes straight at the flank.
      'flank',
      'flank',
      'flank',
      'flank',
      'rear',
    ]);
    expect(quarterFrom(table, state, anIndex(0), rectangleBase(8000, 5000, 1800, 300, 200))).toBe('flank');
    expect(quarterFrom(table, state, anIndex(0), attacker(43))).toBe('rear');
    const other = laid({ 'formation.facing': 'diagonals' });
    expect(quarterFrom(other.table, other.state, anIndex(0), attacker(57))).toBe('flank');
  });

  test('square.no-flank, woods.no-flank: squares, open order and whoever is in a wood have none', () => {
    const { table, state } = laid();
    const behind = { x: 5000, y: 1000 };
    for (const formation of ['square', 'open'] as const) {
      const now = state.units[0]!;
      const before = now.stands;
      now.stands = standsAs(table, state, anIndex(0), { formation, files: 0, gap: 100 });
      expect(quarterFrom(table, state, anIndex(0), behind)).toBe('none');
      now.stands = before;
    }
    const wood = laid({}, [
      {
        kind: 'woods',
        corners: [
          [40, 40],
          [60, 40],
          [60, 60],
          [40, 60],
        ],
      },
    ]);
    expect(quarterFrom(wood.table, wood.state, anIndex(0), behind)).toBe('none');
  });
});
