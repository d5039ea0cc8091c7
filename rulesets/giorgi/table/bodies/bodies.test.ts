/** Tests of bodies of every shape and strength: the ground they cover, how they change. */

import { baseDistance, boxOfBase, frontOf, grownBox, isBaseInBox, overlaps } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { formationsOf } from '../../model.ts';
import type { UnitFormation } from '../state/model.ts';
import { indexIn, layBattle, unitIn } from '../testing/battle.ts';
import { basesLeft, basesOf, bodyNow, piecesLeftBehind, shapeFor, standsAs } from './index.ts';

const foot = { arm: 'foot' } as const;
const horse = { arm: 'horse' } as const;
const artillery = { arm: 'artillery' } as const;
const { table } = layBattle({ south: { a: { at: [50, 20] } }, north: { z: { at: [50, 80] } } });

describe('formation.shapes: the ground that so many bases take up', () => {
  test('unit.base-size: a line is one rank, a column two abreast', () => {
    expect(shapeFor(table, foot, 'line', 6).footprint).toEqual({
      shape: 'rectangle',
      width: 300,
      depth: 200,
      files: 6,
      ranks: 1,
    });
    expect(shapeFor(table, foot, 'column', 6)).toMatchObject({ files: 2, ranks: 3 });
    expect(shapeFor(table, foot, 'column', 5)).toMatchObject({ files: 2, ranks: 3 });
    expect(shapeFor(table, foot, 'column', 1)).toMatchObject({ files: 1, ranks: 1 });
    expect(shapeFor(table, foot, 'column', 6, 1)).toMatchObject({ files: 1, ranks: 6 });
    expect(shapeFor(table, horse, 'line', 6).footprint).toMatchObject({ width: 200, depth: 300, files: 6 });
    expect(shapeFor(table, artillery, 'deployed', 3).footprint).toMatchObject({
      width: 300,
      depth: 400,
      files: 3,
    });
    expect(shapeFor(table, artillery, 'limbered', 3)).toMatchObject({ files: 2, ranks: 2 });
    expect(shapeFor(table, artillery, 'limbered', 3).footprint).toMatchObject({ width: 300, depth: 800 });
    expect(shapeFor(table, artillery, 'gunners', 3).footprint).toMatchObject({
      width: 300,
      depth: 200,
      files: 2,
    });
  });

  test('a square of six has two bases on a face and no shorter side', () => {
    expect(shapeFor(table, foot, 'square', 6).footprint).toEqual({
      shape: 'rectangle',
      width: 800,
      depth: 800,
    });
    expect(shapeFor(table, foot, 'square', 4).footprint).toEqual({
      shape: 'rectangle',
      width: 500,
      depth: 500,
    });
    expect(shapeFor(table, foot, 'square', 12).footprint).toEqual({
      shape: 'rectangle',
      width: 1100,
      depth: 1100,
    });
  });

  test('open order has the gap chosen, up to the most, in one rank or up to three', () => {
    expect(shapeFor(table, foot, 'open', 4)).toMatchObject({ files: 4, ranks: 1, gap: 300 });
    expect(shapeFor(table, foot, 'open', 4).footprint).toMatchObject({ width: 2100, depth: 200 });
    expect(shapeFor(table, foot, 'open', 4, 0, 100).footprint).toMatchObject({ width: 1500, depth: 200 });
    expect(shapeFor(table, foot, 'open', 4, 0, 9000).gap).toBe(300);
    expect(shapeFor(table, foot, 'open', 4, 0, 104).gap).toBe(100);
    expect(shapeFor(table, foot, 'open', 4, 0, 0).footprint).toMatchObject({ files: 4 });
    expect(shapeFor(table, foot, 'open', 6, 2)).toMatchObject({ files: 2, ranks: 3 });
    expect(shapeFor(table, foot, 'open', 6, 1)).toMatchObject({ files: 2, ranks: 3 });
    expect(shapeFor(table, horse, 'open', 6, 2)).toMatchObject({ files: 6, ranks: 1 });
  });

  test('other widths, gaps and footprints by option', () => {
    const other = layBattle({
      options: {
        'formation.shapes': { columnWidth: 3, openGapCm: 5 },
        'unit.base-size': { foot: [25, 15] },
      },
      south: { a: { at: [50, 20] } },
      north: { z: { at: [50, 80] } },
    }).table;
    expect(shapeFor(other, foot, 'column', 6)).toMatchObject({ files: 3, ranks: 2 });
    expect(shapeFor(other, foot, 'column', 6).footprint).toMatchObject({ width: 250, depth: 150 });
    expect(shapeFor(other, foot, 'open', 4).gap).toBe(500);
  });

  test('all bases lie in the body and none on another, in every formation, strength and heading', () => {
    for (const heading of [900, 0, 333, 1234, 2701])
      for (const [kind, arm] of [
        ['line', 'foot'],
        ['heavy-cavalry', 'horse'],
        ['gun', 'artillery'],
      ] as const)
        for (const formation of [...formationsOf[arm], ...(arm === 'artillery' ? ['gunners' as const] : [])])
          for (let bases = 1; bases <= (arm === 'artillery' ? 8 : 12); bases++)
            checkBody(kind, formation, bases, heading);
  });

  function checkBody(
    kind: 'line' | 'heavy-cavalry' | 'gun',
    formation: UnitFormation,
    bases: number,
    heading: number,
  ) {
    const battle = layBattle({
      south: { a: { at: [50, 50], kind, bases } },
      north: { z: { at: [50, 90] } },
    });
    const unit = unitIn(battle.table, battle.state, 'a');
    unit.stands = { ...unit.stands, heading };
    unit.stands = standsAs(battle.table, battle.state, anIndex(0), { formation, files: 0, gap: 250 });
    const body = bodyNow(battle.table, battle.state, anIndex(0));
    const all = basesOf(battle.table, battle.state, anIndex(0));
    expect(all).toHaveLength(bases);
    // Rounding of rotated axes: within half a millimetre.
    const box = grownBox(boxOfBase(body), 6);
    all.forEach((one, i) => {
      expect(isBaseInBox(one, box)).toBe(true);
      for (const other of all.slice(0, i))
        if (heading % 900 === 0 || formation !== 'square') expect(overlaps(one, other)).toBe(false);
    });
  }
});

describe('bases left', () => {
  const laid = (options: Record<string, unknown>) =>
    layBattle({
      options,
      south: { a: { at: [50, 20] }, guns: { kind: 'gun', bases: 3, at: [90, 20] } },
      north: { z: { at: [50, 80] } },
    });

  test('unit.bases-left: losses empty one base at a time', () => {
    const { table, state } = laid({});
    const unit = unitIn(table, state, 'a');
    const left = (soldiers: number) => basesLeft(table, anIndex(0), { ...unit, soldiers });
    expect([18, 17, 16, 15, 3, 1, 0].map(left)).toEqual([6, 6, 6, 5, 1, 1, 0]);
  });

  test('unit.bases-left "down": a thinned base no longer counts', () => {
    const { table, state } = laid({ 'unit.bases-left': 'down' });
    const unit = unitIn(table, state, 'a');
    const left = (soldiers: number) => basesLeft(table, anIndex(0), { ...unit, soldiers });
    expect([18, 17, 16, 15, 3, 1, 0].map(left)).toEqual([6, 5, 5, 5, 1, 1, 0]);
  });

  test('unit.battery-strength: a piece is manned while it has a gunner, and gunners without pieces still stand', () => {
    const { table, state } = laid({ 'unit.bases-left': 'down' });
    const guns = unitIn(table, state, 'guns');
    const left = (soldiers: number) => basesLeft(table, anIndex(1), { ...guns, soldiers });
    expect([6, 5, 4, 1, 0].map(left)).toEqual([3, 3, 2, 1, 0]);
    expect(basesLeft(table, anIndex(1), { ...guns, pieces: 1 })).toBe(1);
    const gunners = { ...guns, pieces: 0, stands: { ...guns.stands, formation: 'gunners' as const } };
    expect(basesLeft(table, anIndex(1), gunners)).toBe(3);
  });

  test('artillery.abandoned: pieces left behind lie where they were', () => {
    const { table, state } = laid({});
    const guns = unitIn(table, state, 'guns');
    expect(piecesLeftBehind(table, state, anIndex(1))).toEqual([]);
    guns.left = { x: 9000, y: 2000, heading: 900 };
    expect(piecesLeftBehind(table, state, anIndex(1)).map(({ x, y }) => [x, y])).toEqual([
      [8700, 2000],
      [9000, 2000],
      [9300, 2000],
    ]);
  });
});

describe('formation.change-cost: a change keeps the middle of the front and the heading', () => {
  test.each(['line', 'column', 'square', 'open'] as const)('into %s', (formation) => {
    const { table, state } = layBattle({
      south: { a: { at: [50, 20], facing: 30 } },
      north: { z: { at: [50, 80] } },
    });
    const before = frontOf(bodyNow(table, state, anIndex(0)));
    state.units[0]!.stands = standsAs(table, state, anIndex(0), { formation, files: 0, gap: 100 });
    expect(frontOf(bodyNow(table, state, anIndex(0)))).toEqual(before);
    expect(state.units[0]!.stands).toMatchObject({
      formation,
      heading: 600,
      gap: formation === 'open' ? 100 : 0,
    });
  });
});

test('building.fire: the base of a garrison is its house', () => {
  const { table, state } = layBattle({
    houses: [{ at: [60, 50] }],
    south: { a: { house: 'house-0' } },
    north: { z: { at: [50, 80] } },
  });
  const [base] = basesOf(table, state, indexIn(table, 'a'));
  expect(base).toMatchObject({ x: 6000, y: 5000, footprint: { width: 800, depth: 600 } });
  expect(baseDistance(base!, bodyNow(table, state, anIndex(1)))).toBe(2600);
});
