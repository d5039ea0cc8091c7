/** Tests of readings of bodies and terrain, each as a position. */

import { placeBase, trackBySteps } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { basesOf, bodyNow, lineOfFire, standsAs } from '../bodies/index.ts';
import { coverTowards, fieldOf, levelUnder, placeTowards, pricesAlong } from '../field/index.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';

const box = (x: number, y: number, wide: number, high: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

function lay(map: Partial<BattleSetup>) {
  const battle = layBattle({
    south: { a: { at: [50, 40] } },
    north: { b: { at: [50, 70] } },
    ...map,
  });
  return { ...battle, field: fieldOf(battle.table, battle.state) };
}

describe('readings of bodies', () => {
  test('formation.shapes (T3): a square of six closes its corners and has bases on every face', () => {
    const { table, state } = lay({});
    state.units[0]!.stands = standsAs(table, state, anIndex(0), { formation: 'square', files: 0, gap: 0 });
    const headings = basesOf(table, state, anIndex(0)).map(({ heading }) => heading);
    expect(headings).toEqual([900, 900, 0, 2700, 2700, 1800]);
    expect(bodyNow(table, state, anIndex(0)).footprint).toMatchObject({ width: 800, depth: 800 });
  });

  test('formation.change-cost (T4): from line to column the front stays where it was', () => {
    const { table, state } = lay({});
    state.units[0]!.stands = standsAs(table, state, anIndex(0), { formation: 'column', files: 0, gap: 0 });
    expect(state.units[0]!.stands).toMatchObject({ x: 5000, y: 3800, heading: 900, files: 2 });
  });
});

describe('readings of ground', () => {
  test('terrain.rates (T7): of a hedge in a field only the worse counts, as long as any part is on it', () => {
    const { field } = lay({
      areas: [{ kind: 'plough', corners: box(30, 45, 40, 10) }],
      lines: [
        {
          kind: 'hedge',
          points: [
            [30, 50],
            [70, 50],
          ],
        },
      ],
      options: { 'terrain.rates': { plough: 0.75, hedge: 0.5 } },
    });
    const body = placeBase(
      { shape: 'rectangle', width: 300, depth: 200, files: 6 },
      { x: 5000, y: 4000, heading: 900 },
    );
    const factors = pricesAlong(
      field,
      { arm: 'foot' },
      'line',
      trackBySteps(body, [{ step: 'march', by: 2000 }]),
    );
    expect(factors.map(({ from, to, factor }) => [from, to, factor])).toEqual([
      [400, 900, 0.75],
      [900, 1100, 0.5],
      [1100, 1600, 0.75],
    ]);
  });

  test('terrain.contour: half on the hill is below it until the middle is up', () => {
    const { table, state, field } = lay({ areas: [{ kind: 'hill', corners: box(30, 40.1, 40, 10) }] });
    expect(levelUnder(field, bodyNow(table, state, anIndex(0)))).toBe(0);
    state.units[0]!.stands = { ...state.units[0]!.stands, y: 4010 };
    expect(levelUnder(field, bodyNow(table, state, anIndex(0)))).toBe(1);
  });

  test('woods.open-order (T11): at the edge towards one enemy, deep inside towards another', () => {
    const { table, state, field } = lay({ areas: [{ kind: 'woods', corners: box(30, 30, 40, 13) }] });
    const body = bodyNow(table, state, anIndex(0));
    expect(placeTowards(field, body, { x: 5000, y: 7000 })).toBe('wood-edge');
    expect(placeTowards(field, body, { x: 5000, y: 1000 })).toBe('woods');
  });

  test('terrain.behind (T12): a wall protects from whoever shoots over it, not from the flank', () => {
    const { table, state, field } = lay({
      lines: [
        {
          kind: 'low-wall',
          points: [
            [38, 42],
            [62, 42],
          ],
        },
      ],
      north: { b: { at: [50, 70] }, c: { at: [90, 40], facing: 270 } },
    });
    const body = bodyNow(table, state, anIndex(0));
    expect(coverTowards(field, body, bodyNow(table, state, anIndex(1)))).toBe('low-wall');
    expect(coverTowards(field, body, bodyNow(table, state, anIndex(2)))).toBe('none');
  });

  test('terrain.blocks (T13): an enemy in between does not block, a friend does', () => {
    const between = (side: 'south' | 'north') => {
      const more = { x: { at: [50, 55] as [number, number] } };
      const { table, state } = lay({
        south: { a: { at: [50, 40] }, ...(side === 'south' ? more : {}) },
        north: { b: { at: [50, 70] }, ...(side === 'north' ? more : {}) },
      });
      const line = [
        { x: 5000, y: 4100 },
        { x: 5000, y: 6900 },
      ] as const;
      return lineOfFire(table, state, line, {
        firer: anIndex(0),
        target: table.unitOf.get('b')!,
        flight: 'flat',
      });
    };
    expect(between('north')).toBe('none');
    expect(between('south')).toBe('friends');
  });

  test('terrain.river (T9): a column on the bridge may overhang, a line may not cross', () => {
    const { field } = lay({
      areas: [
        { kind: 'river', corners: box(0, 50, 150, 6) },
        { kind: 'bridge', corners: box(48, 47, 4, 12) },
      ],
    });
    const march = (files: number, ranks: number, formation: 'line' | 'column') =>
      pricesAlong(
        field,
        { arm: 'foot' },
        formation,
        trackBySteps(
          placeBase(
            { shape: 'rectangle', width: 300, depth: 200, files, ranks },
            { x: 5000, y: 4000, heading: 900 },
          ),
          [{ step: 'march', by: 2500 }],
        ),
      ).map(({ rule, factor }) => `${rule} ${factor}`);
    expect(march(2, 3, 'column')).toEqual([]);
    expect(march(6, 1, 'line')).toEqual(['terrain.river 0']);
  });
});
