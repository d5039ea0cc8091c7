/** Tests of heights, woods and cover on small maps. */

import { placeBase, rectangleBase } from '@grognard/geometry';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { basesOf, bodyNow } from '../bodies/index.ts';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { coverTowards, fieldOf, levelUnder, placeTowards } from './index.ts';

const box = (x: number, y: number, wide: number, high: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

function lay(map: Pick<BattleSetup, 'areas' | 'lines' | 'houses' | 'options'>) {
  const battle = layBattle({ ...map, south: { a: { at: [10, 10] } }, north: { z: { at: [140, 90] } } });
  return { ...battle, field: fieldOf(battle.table, battle.state) };
}

const line = { shape: 'rectangle' as const, width: 300, depth: 200, files: 6 };
const at = (x: number, y: number, heading = 900) => placeBase(line, { x: x * 100, y: y * 100, heading });

test('terrain.contour: the step on which the middle stands', () => {
  const { field } = lay({
    areas: [
      { kind: 'hill', corners: box(40, 40, 40, 20), level: 1 },
      { kind: 'hill', corners: box(50, 45, 10, 10), level: 2 },
    ],
  });
  expect([
    levelUnder(field, at(20, 50)),
    levelUnder(field, at(42, 50)),
    levelUnder(field, at(55, 50)),
  ]).toEqual([0, 1, 2]);
  // Only its flank is on the hill.
  expect(levelUnder(field, at(32, 50))).toBe(0);
});

describe('woods.sight: at the edge of a wood, or inside', () => {
  const wood = { areas: [{ kind: 'woods' as const, corners: box(40, 40, 30, 20) }] };

  test('towards the border that is near', () => {
    const { field } = lay(wood);
    expect(placeTowards(field, at(55, 56), { x: 5500, y: 9000 })).toBe('wood-edge');
    expect(placeTowards(field, at(55, 55.9), { x: 5500, y: 9000 })).toBe('woods');
    expect(placeTowards(field, at(55, 56), { x: 5500, y: 1000 })).toBe('woods');
    // The other is in the same wood.
    expect(placeTowards(field, at(55, 56), { x: 5500, y: 5900 })).toBe('woods');
    expect(placeTowards(field, at(55, 61), { x: 5500, y: 9000 })).toBe('open');
  });

  test('another depth by option', () => {
    const { field } = lay({ ...wood, options: { 'woods.sight': 6 } });
    expect(placeTowards(field, at(55, 53), { x: 5500, y: 9000 })).toBe('wood-edge');
  });
});

describe('terrain.behind: cover that lies between', () => {
  const hedge = {
    lines: [
      {
        kind: 'hedge' as const,
        points: [
          [30, 52],
          [70, 52],
        ] as [number, number][],
      },
    ],
  };
  const enemy = at(50, 70, 2700);

  test('terrain.cover-light, terrain.cover-heavy: each thing as what it is', () => {
    const kinds = {
      hedge: 'light',
      barricade: 'light',
      'low-wall': 'low-wall',
      trench: 'low-wall',
      'high-wall': 'high-wall',
      stream: 'none',
      road: 'none',
    } as const;
    for (const [kind, cover] of Object.entries(kinds)) {
      const { field } = lay({ lines: [{ ...hedge.lines[0]!, kind: kind as keyof typeof kinds }] });
      expect(coverTowards(field, at(50, 50), enemy), kind).toBe(cover);
    }
  });

  test('within two centimetres, and only from the other side', () => {
    const { field } = lay(hedge);
    expect(coverTowards(field, at(50, 49), enemy)).toBe('light');
    expect(coverTowards(field, at(50, 48.9), enemy)).toBe('none');
    expect(coverTowards(field, at(50, 50), at(50, 30))).toBe('none');
    expect(coverTowards(field, at(85, 50), at(85, 70, 2700))).toBe('none');
  });

  test('in contact the attacker straddles it', () => {
    const { field } = lay(hedge);
    expect(coverTowards(field, at(50, 50.5), at(50, 52.5, 2700))).toBe('light');
    expect(coverTowards(field, at(50, 50.5), at(50, 48.5))).toBe('none');
  });

  test('bushes round the middle cover from everywhere, and the best counts', () => {
    const { field } = lay({
      areas: [{ kind: 'bushes', corners: box(45, 45, 10, 10) }],
      lines: [{ kind: 'low-wall', points: hedge.lines[0]!.points }],
    });
    expect(coverTowards(field, at(50, 50), at(50, 30))).toBe('light');
    expect(coverTowards(field, at(50, 50), enemy)).toBe('low-wall');
    expect(coverTowards(field, at(40, 50), at(40, 30))).toBe('none');
  });

  test('a wood covers by place, a wall at its edge better than the edge', () => {
    const wood = { kind: 'woods' as const, corners: box(40, 40, 20, 12) };
    const { field } = lay({ areas: [wood] });
    expect(coverTowards(field, at(50, 50), enemy)).toBe('wood-edge');
    expect(coverTowards(field, at(50, 46), enemy)).toBe('woods');
    const walled = lay({
      areas: [wood],
      lines: [{ kind: 'low-wall', points: hedge.lines[0]!.points }],
    }).field;
    expect(coverTowards(walled, at(50, 50), enemy)).toBe('low-wall');
    const hedged = lay({ areas: [wood], ...hedge }).field;
    expect(coverTowards(hedged, at(50, 50), enemy)).toBe('wood-edge');
  });

  test('a garrison is in its building towards everybody', () => {
    const { table, state } = layBattle({
      houses: [{ at: [50, 50] }],
      south: { a: { house: 'house-0' } },
      north: { z: { at: [50, 80] } },
    });
    const field = fieldOf(table, state);
    expect(placeTowards(field, bodyNow(table, state, anIndex(0)), { x: 0, y: 0 })).toBe('building');
    expect(coverTowards(field, basesOf(table, state, anIndex(0))[0]!, enemy)).toBe('building');
    expect(coverTowards(field, rectangleBase(5000, 5000, 900, 300, 200), enemy)).toBe('none');
  });
});
