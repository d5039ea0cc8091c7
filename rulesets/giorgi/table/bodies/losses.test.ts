/** Tests of bases that are removed, and the placement of the rest. */
import { listBy } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import type { State } from '../state/model.ts';
import { layBattle } from '../testing/battle.ts';
import { basesOf, endToThin, shapeFor, standsAs, standsThinned } from './index.ts';

describe('unit.base-removed: who is left stays in place', () => {
  const { table, state } = layBattle({
    south: { a: { at: [50, 20], facing: 40 } },
    north: { z: { at: [90, 40] } },
  });
  const places = (soldiers: number, stands = state.units[0]!.stands) => {
    const copy: State = {
      ...state,
      units: listBy(state.units.with(0, { ...state.units[0]!, soldiers, stands })),
    };
    return basesOf(table, copy, anIndex(0)).map(({ x, y }) => `${x} ${y}`);
  };

  test('of a line an end comes off, the one farther from the enemy', () => {
    const before = places(18);
    const { stands } = state.units[0]!;
    expect(places(12, standsThinned(table, anIndex(0), stands, 6, 4, 'left'))).toEqual(before.slice(2));
    expect(places(12, standsThinned(table, anIndex(0), stands, 6, 4, 'right'))).toEqual(before.slice(0, 4));
    expect(endToThin(table, state, anIndex(0))).toBe('left');
    const enemy = state.units[1]!;
    enemy.stands = { ...enemy.stands, x: 1500, y: 4000 };
    expect(endToThin(table, state, anIndex(0))).toBe('right');
    enemy.stands = { ...enemy.stands, x: 9000 };
  });

  test('of a column the last rank comes off from its right', () => {
    const column = standsAs(table, state, anIndex(0), { formation: 'column', files: 0, gap: 0 });
    const before = places(18, column);
    expect(places(15, standsThinned(table, anIndex(0), column, 6, 5, 'right'))).toEqual(before.slice(0, 5));
    expect(places(12, standsThinned(table, anIndex(0), column, 6, 4, 'left'))).toEqual(before.slice(0, 4));
    expect(places(3, standsThinned(table, anIndex(0), column, 6, 1, 'left'))).toEqual(before.slice(0, 1));
  });

  test('of open order an end comes off, to within a tenth; a square closes up on its front', () => {
    const open = standsAs(table, state, anIndex(0), { formation: 'open', files: 0, gap: 300 });
    const before = places(18, open);
    const after = places(15, standsThinned(table, anIndex(0), open, 6, 5, 'left'));
    after.forEach((place, i) => {
      const [x, y] = place.split(' ').map(Number);
      const [wasX, wasY] = before[i + 1]!.split(' ').map(Number);
      expect(Math.abs(x! - wasX!) + Math.abs(y! - wasY!)).toBeLessThanOrEqual(3);
    });
    const square = standsAs(table, state, anIndex(0), { formation: 'square', files: 0, gap: 0 });
    const fewer = standsThinned(table, anIndex(0), square, 6, 4, 'left');
    const { footprint } = shapeFor(table, { arm: 'foot' }, 'square', 4);
    expect(fewer.files).toBe(1);
    expect(footprint).toMatchObject({ width: 500 });
  });

  test('nobody left, or nobody lost: as before', () => {
    const { stands } = state.units[0]!;
    expect(standsThinned(table, anIndex(0), stands, 6, 0, 'left')).toBe(stands);
    expect(standsThinned(table, anIndex(0), stands, 6, 6, 'left')).toBe(stands);
  });
});
