/** Tests of lines of fire on small maps. */
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { type BattleSetup, layBattle } from '../testing/battle.ts';
import { lineOfFire } from './index.ts';

const box = (x: number, y: number, wide: number, high: number): [number, number][] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

/** Obstacle between a place of the first unit and one of the enemy, both in cm. */
function between(
  map: Partial<BattleSetup>,
  from: readonly [number, number],
  to: readonly [number, number],
  flight: 'flat' | 'high' = 'flat',
): string {
  const { table, state } = layBattle({
    south: { a: { at: [10, 10] }, ...map.south },
    north: { z: { at: [140, 90] }, ...map.north },
    ...(map.areas && { areas: map.areas }),
    ...(map.houses && { houses: map.houses }),
    ...(map.options && { options: map.options }),
  });
  const target = table.unitOf.get('z')!;
  const point = ([x, y]: readonly [number, number]) => ({ x: x * 100, y: y * 100 });
  return lineOfFire(table, state, [point(from), point(to)], { firer: anIndex(0), target, flight });
}

test('terrain.blocks: a house blocks, but for that of firer or target; a shell flies over', () => {
  const houses = [{ at: [50, 50] as [number, number] }];
  expect(between({ houses }, [50, 20], [50, 80])).toBe('terrain');
  expect(between({ houses }, [50, 20], [50, 80], 'high')).toBe('none');
  expect(between({ houses }, [54.1, 20], [54.1, 80])).toBe('none');
  expect(between({ houses, south: { a: { house: 'house-0' } } }, [50, 50], [50, 80])).toBe('none');
  expect(between({ houses, north: { z: { house: 'house-0' } } }, [50, 20], [50, 50])).toBe('none');
});

test('terrain.blocks: ground higher than both ends', () => {
  const areas = [
    { kind: 'hill' as const, corners: box(40, 40, 20, 20), level: 1 },
    { kind: 'hill' as const, corners: box(45, 45, 10, 10), level: 2 },
  ];
  expect(between({ areas }, [50, 20], [50, 80])).toBe('terrain');
  expect(between({ areas }, [42, 20], [42, 80])).toBe('terrain');
  // From the lower step only the higher one obstructs.
  expect(between({ areas }, [42, 42], [42, 80])).toBe('none');
  expect(between({ areas }, [50, 42], [50, 80])).toBe('terrain');
  expect(between({ areas }, [50, 50], [50, 80])).toBe('none');
  expect(between({ areas }, [20, 20], [20, 80])).toBe('none');
});

test('woods.sight: one sees three centimetres into a wood, not through it; inside as far as one reaches', () => {
  const areas = [{ kind: 'woods' as const, corners: box(40, 40, 20, 20) }];
  expect(between({ areas }, [50, 20], [50, 80])).toBe('terrain');
  expect(between({ areas }, [50, 20], [50, 43])).toBe('none');
  expect(between({ areas }, [50, 20], [50, 43.1])).toBe('terrain');
  expect(between({ areas }, [50, 57], [50, 80])).toBe('none');
  expect(between({ areas }, [50, 41], [50, 59])).toBe('none');
  // Across a corner that is thin enough.
  expect(between({ areas }, [38, 43], [43, 38])).toBe('none');
  expect(between({ areas, options: { 'woods.sight': 25 } }, [50, 20], [50, 80])).toBe('none');
});

test('woods.sight: from edge to edge of two woods, each counts for itself', () => {
  const areas = [
    { kind: 'woods' as const, corners: box(40, 20, 20, 20) },
    { kind: 'woods' as const, corners: box(40, 60, 20, 20) },
  ];
  expect(between({ areas }, [50, 37.5], [50, 62.5])).toBe('none');
  expect(between({ areas }, [50, 36], [50, 62.5])).toBe('terrain');
});

test('fire.friends-between: friends block, enemies do not, nor those in reserve or destroyed', () => {
  const friend = { b: { at: [50, 50] as [number, number] } };
  expect(between({ south: { a: { at: [10, 10] }, ...friend } }, [50, 20], [50, 80])).toBe('friends');
  expect(between({ south: { a: { at: [10, 10] }, ...friend } }, [60, 20], [60, 80])).toBe('none');
  expect(between({ south: { a: { at: [10, 10] }, ...friend } }, [50, 20], [50, 80], 'high')).toBe('none');
  expect(between({ north: { z: { at: [140, 90] }, y: { at: [50, 50] } } }, [50, 20], [50, 80])).toBe('none');
  expect(between({ south: { a: { at: [50, 50] } } }, [50, 20], [50, 80])).toBe('none');
  // Through the gaps of open order.
  const open = { b: { at: [50, 50] as [number, number], formation: 'open' as const, bases: 4 } };
  expect(between({ south: { a: { at: [10, 10] }, ...open } }, [50, 20], [50, 80])).toBe('none');
});
