/** The battlefield of a scenario. */
import { expect, test } from 'vitest';
import { isScenario, readScenario } from '../../scenarios/check.ts';
import { scenarios } from '../../scenarios/index.ts';
import { makeBattlefield } from './make.ts';
import { box, house, lay } from './testing/lay.ts';

test('every battle that comes with the game has a battlefield', () => {
  for (const { data, editions } of scenarios) {
    const read = readScenario(data, editions[0]!);
    if (!isScenario(read)) throw new TypeError(JSON.stringify(read));
    const field = makeBattlefield(read);
    expect(field.areas).toHaveLength(read.areas.length);
    expect(field.rooms).toHaveLength(read.buildings.flatMap(({ rooms }) => rooms).length);
    expect(field.openings.every(({ joins }) => Math.max(...joins) >= 0)).toBe(true);
  }
});

test('terrain.difficult: only ground that a row names slows', () => {
  const areas = (['meadow', 'road', 'hill', 'wall-walk', 'bushes', 'stairs'] as const).map((kind, i) => ({
    id: kind,
    kind,
    corners: box(10 * i, 0, 10 * i + 5, 5),
  }));
  const { slowing } = lay({ areas });
  expect(slowing.map(({ ground }) => ground)).toEqual(['bushes', 'stairs']);
});

test('building.door: walls have gaps at openings, and shared walls stand once', () => {
  const { walls, barriers } = lay({ buildings: [house] });
  const lengths = (floor: number) =>
    walls
      .filter((wall) => wall.floor === floor)
      .reduce((sum, { from, to }) => sum + Math.abs(from.x - to.x) + Math.abs(from.y - to.y), 0);
  // 60 cm round both rooms and 10 between them, less door 3, slit 0.6, window 2 and inner door 3.
  expect(lengths(0)).toBe(7000 - 300 - 60 - 200 - 300);
  expect(lengths(1)).toBe(6000 - 200);
  const barred = barriers
    .filter(({ floor }) => floor === 0)
    .reduce((sum, { line }) => sum + line.maxX - line.minX + line.maxY - line.minY, 0);
  expect(barred).toBe(7000 - 300 - 300);
});

test('terrain.stairs: stairs cut into a wall walk open its edge as well', () => {
  const { barriers } = lay({
    areas: [
      { id: 'walk', kind: 'wall-walk', corners: box(10, 10, 30, 14) },
      { id: 'steps', kind: 'stairs', corners: box(12, 12, 16, 18) },
    ],
  });
  const north = barriers.filter(({ kind, line }) => kind === 'drop' && line.minY === 1400);
  expect(north.map(({ line }) => [line.minX, line.maxX])).toEqual([
    [1600, 3000],
    [1000, 1200],
  ]);
});

test('terrain.stairs: a wall walk drops on all sides but at its stairs and its parapet', () => {
  const { barriers } = lay({
    areas: [
      { id: 'walk', kind: 'wall-walk', corners: box(10, 10, 30, 14) },
      { id: 'steps', kind: 'stairs', corners: box(12, 14, 16, 18) },
    ],
    lines: [
      {
        id: 'parapet',
        kind: 'battlement',
        points: [
          [10, 10],
          [30, 10],
        ],
      },
    ],
  });
  const drops = barriers.filter(({ kind }) => kind === 'drop').map(({ line }) => line.points);
  expect(drops).toEqual([
    [
      { x: 3000, y: 1000 },
      { x: 3000, y: 1400 },
    ],
    [
      { x: 3000, y: 1400 },
      { x: 1600, y: 1400 },
    ],
    [
      { x: 1200, y: 1400 },
      { x: 1000, y: 1400 },
    ],
    [
      { x: 1000, y: 1400 },
      { x: 1000, y: 1000 },
    ],
  ]);
});
