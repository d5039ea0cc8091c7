/** Tests of terrain that players lay. */

import { baseToPolygon, isBaseInBox } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { groundPieces } from '../../data/terrain-pieces.ts';
import type { LaidTerrain } from '../state/model.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { fieldOf, houseCalled, objectionsToPiece, outlineOf, pieceCalled, polygonOf } from './index.ts';

const at = (piece: string, x: number, y: number, heading = 900): LaidTerrain => ({
  piece,
  side: anIndex(0),
  x: x * 100,
  y: y * 100,
  heading,
});

function empty(options: BattleSetup['options'] = {}) {
  const side = { a: { at: [10, 10] as [number, number] } };
  return layBattle({ options, map: { ground: 'by-players' }, south: side, north: { z: { at: [140, 90] } } });
}

describe('scenario.terrain: pieces laid by the players', () => {
  test('each lies within its outline, whichever way it faces', () => {
    const { table, state } = empty();
    for (const { id } of groundPieces)
      for (const heading of [900, 0, 337, 2222]) {
        state.laid = [at(id, 75, 50, heading)];
        const field = fieldOf(table, state);
        const outline = outlineOf(state.laid[0]!)!;
        const { reach } = outline;
        const box = { minX: 7500 - reach, minY: 5000 - reach, maxX: 7500 + reach, maxY: 5000 + reach };
        for (const { polygon } of field.areas) expect(baseToPolygon(outline, polygon)).toBe(0);
        for (const { base } of field.houses) expect(isBaseInBox(base, box)).toBe(true);
        expect(field.areas.length + field.lines.length + field.houses.length).toBeGreaterThan(0);
      }
  });

  test('the field follows the list, and is made once for each', () => {
    const { table, state } = empty();
    const bare = fieldOf(table, state);
    expect(bare.areas).toEqual([]);
    state.laid = [at('hill', 40, 50), at('farm', 100, 50, 0)];
    const field = fieldOf(table, state);
    expect(field.hills).toHaveLength(1);
    expect(field.houses.map(({ id, name }) => [id, name])).toEqual([['farm-2-house-1', 'Farm']]);
    expect(houseCalled(field, 'farm-2-house-1')).toBe(0);
    expect(fieldOf(table, state)).toBe(field);
    expect(fieldOf(table, { ...state, laid: [] })).not.toBe(field);
    // Turned to the east, its house lies behind it, to the west.
    expect(field.houses[0]!.base).toMatchObject({ x: 9500, y: 5000, heading: 0 });
    expect(polygonOf(field.houses[0]!).corners).toHaveLength(4);
  });

  test('they keep apart and on the table', () => {
    const { table, state } = empty();
    state.laid = [at('wood', 75, 50)];
    const objections = (piece: LaidTerrain) => objectionsToPiece(table, state, piece);
    expect(objections(at('wood', 105, 50))).toEqual([]);
    expect(objections(at('wood', 104.9, 50))).toEqual(['scenario.terrain']);
    expect(objections(at('wood', 9, 50))).toEqual(['scenario.terrain']);
    expect(objections(at('wood', 10, 50))).toEqual([]);
    expect(objections(at('castle', 30, 50))).toEqual(['scenario.terrain']);
    const near = empty({ 'scenario.terrain': { gapCm: 0 } });
    near.state.laid = state.laid;
    expect(objectionsToPiece(near.table, near.state, at('wood', 95, 50))).toEqual([]);
  });

  test('every piece has a name of its own', () => {
    expect(new Set(groundPieces.map(({ title }) => title)).size).toBe(groundPieces.length);
    expect(pieceCalled('hill')?.title).toBe('Hill');
    expect(pieceCalled('castle')).toBeUndefined();
  });
});
