/** Cover on the line of fire: which targets it helps, and which shooters fire over it. */

import { makePolyline } from '@grognard/geometry';
import { listBy, type OrNone } from '@grognard/lists';
import { anIndex } from '@grognard/test-kit';
import { describe, expect, test } from 'vitest';
import { pointOf } from '../../scenarios/measure.ts';
import type { RoomIndex, VesselIndex } from '../state/indices.ts';
import type { Battlefield } from './model.ts';
import { lineOfFire } from './sight.ts';
import { box, type CmPoint, figure, hall, house, lay, parlour } from './testing/lay.ts';

type Line = NonNullable<Parameters<typeof lay>[0]['lines']>[number];

const line = (kind: Line['kind'], ...points: [number, number][]): Line => ({ id: kind, kind, points });
const coverIn = (field: Battlefield, from: CmPoint, to: CmPoint) =>
  lineOfFire(field, figure(from), figure(to)).cover;

test('shoot.cover: bushes, crops, hedge, bank, low wall, barricade cover; stakes and slopes do not', () => {
  for (const kind of ['hedge', 'bank', 'low-wall', 'barricade', 'stakes'] as const) {
    const field = lay({ lines: [line(kind, [30, 0], [30, 50])] });
    expect(coverIn(field, [10, 10], [40, 10]), kind).toBe(kind === 'stakes' ? 'none' : 'cover');
  }
  for (const kind of ['bushes', 'high-crops', 'hard-slope'] as const) {
    const field = lay({ areas: [{ id: 'a', kind, corners: box(30, 0, 40, 50) }] });
    expect(coverIn(field, [10, 10], [35, 10]), kind).toBe(kind === 'hard-slope' ? 'none' : 'cover');
  }
});

describe('shoot.own-cover', () => {
  test('pressed against it one fires over it freely, and is covered by it', () => {
    const wall = lay({ lines: [line('low-wall', [30, 0], [30, 50])] });
    expect(coverIn(wall, [31, 10], [10, 10])).toBe('none');
    expect(coverIn(wall, [31.2, 10], [10, 10])).toBe('cover');
    expect(coverIn(wall, [10, 10], [31, 10])).toBe('cover');
    const bush = lay({ areas: [{ id: 'b', kind: 'bushes', corners: box(30, 0, 40, 50) }] });
    expect(coverIn(bush, [29, 10], [60, 10])).toBe('none');
    expect(coverIn(bush, [28, 10], [60, 10])).toBe('cover');
  });

  test('at the window or the loophole one fires out freely', () => {
    const field = lay({ buildings: [house] });
    const out = (at: CmPoint, room: OrNone<RoomIndex>, to: CmPoint) =>
      lineOfFire(field, figure(at, { room }), figure(to)).cover;
    expect(out([35, 21], anIndex(parlour), [35, 19])).toBe('none');
    expect(out([28.3, 21], anIndex(hall), [28.3, 19])).toBe('none');
  });
});

describe('shoot.own-cover-one', () => {
  const parapet: [number, number][] = [
    [30, 40],
    [34, 30],
    [50, 26],
    [66, 30],
    [70, 40],
  ];

  test('whoever touches one leg of a parapet fires over the next, and over the whole of it', () => {
    for (const kind of ['battlement', 'low-wall', 'hedge'] as const) {
      const field = lay({ lines: [line(kind, ...parapet)] });
      const pressed: CmPoint = [42, 29.06];
      expect(coverIn(field, pressed, [64, 10]), kind).toBe('none');
      expect(coverIn(field, pressed, [90, 30]), kind).toBe('none');
      expect(coverIn(field, pressed, [42, 10]), kind).toBe('none');
    }
  });

  test('another wall is another piece of cover, also where it begins at the end of the first', () => {
    const lines = [
      { ...line('low-wall', [30, 0], [30, 20]), id: 'one' },
      { ...line('low-wall', [30, 20], [50, 20]), id: 'two' },
    ];
    expect(coverIn(lay({ lines }), [31, 10], [45, 40])).toBe('cover');
  });
});

describe('shoot.cover-reach', () => {
  const reach = (coverReach: number | null) => ({ shipSides: listBy<VesselIndex, null>([]), coverReach });
  const hedge = [line('hedge', [30, 0], [30, 50])];
  const bushes = [{ id: 'b', kind: 'bushes' as const, corners: box(30, 0, 40, 50) }];

  test('as the author plays, a hedge helps however far behind it the target stands', () => {
    expect(coverIn(lay({ lines: hedge }), [10, 10], [90, 10])).toBe('cover');
    expect(coverIn(lay({ areas: bushes }), [10, 10], [90, 10])).toBe('cover');
  });

  test('with a reach it helps up to so many cm behind it, from the edge of the base', () => {
    const field = lay({ lines: hedge }, reach(500));
    expect(coverIn(field, [10, 10], [36, 10])).toBe('cover');
    expect(coverIn(field, [10, 10], [36.1, 10])).toBe('none');
    const thicket = lay({ areas: bushes }, reach(500));
    expect(coverIn(thicket, [10, 10], [46, 10])).toBe('cover');
    expect(coverIn(thicket, [10, 10], [46.1, 10])).toBe('none');
    expect(coverIn(thicket, [10, 10], [32, 10])).toBe('cover');
  });

  test('it is measured along the line of fire', () => {
    const field = lay({ lines: hedge }, reach(500));
    // 4 cm behind the hedge, but along the slanting line it is 1.4 times as far.
    expect(coverIn(field, [15, -10], [35, 10])).toBe('none');
    expect(coverIn(field, [10, 10], [35, 10])).toBe('cover');
  });

  test('with none it helps whoever touches it or stands in it, from wherever the shot comes', () => {
    const field = lay({ lines: hedge }, reach(0));
    expect(coverIn(field, [10, 10], [31, 10])).toBe('cover');
    expect(coverIn(field, [15, -10], [31, 10])).toBe('cover');
    expect(coverIn(field, [10, 10], [31.2, 10])).toBe('none');
    expect(coverIn(lay({ areas: bushes }, reach(0)), [10, 10], [39, 10])).toBe('cover');
  });

  test('building.window, building.loophole: an opening helps only whoever stands at it', () => {
    const field = lay({ buildings: [house] });
    const into = (at: CmPoint, room: OrNone<RoomIndex>, from: CmPoint) =>
      lineOfFire(field, figure(from), figure(at, { room })).cover;
    expect(into([35, 21], anIndex(parlour), [35, 5])).toBe('cover');
    expect(into([35, 22], anIndex(parlour), [35, 5])).toBe('none');
    expect(into([28.3, 21], anIndex(hall), [28.3, 5])).toBe('narrow-opening');
    expect(into([28.3, 22], anIndex(hall), [28.3, 5])).toBe('none');
    expect(into([24.5, 21], anIndex(hall), [24.5, 5])).toBe('cover');
    const deepInside = figure([35, 25], { room: anIndex(parlour) });
    expect(lineOfFire(field, deepInside, figure([35, 5])).cover).toBe('none');
  });

  test('a battlement helps only whoever stands at it', () => {
    const field = lay({ lines: [line('battlement', [30, 0], [30, 50])] });
    expect(coverIn(field, [10, 10], [31, 10])).toBe('cover');
    expect(coverIn(field, [10, 10], [31.2, 10])).toBe('none');
    expect(coverIn(field, [40, 10], [20, 10])).toBe('none');
  });

  test("a ship's side helps only whoever stands at it, and nobody against those aboard", () => {
    const corners: CmPoint[] = [
      [40, 40],
      [60, 40],
      [60, 50],
      [40, 50],
      [40, 40],
    ];
    const field = lay(
      {},
      { shipSides: listBy([makePolyline(corners.map(pointOf)), null]), coverReach: null },
    );
    const aboard = (at: CmPoint, vessel = 0) => figure(at, { vessel: anIndex(vessel) });
    expect(lineOfFire(field, figure([50, 20]), aboard([50, 41])).cover).toBe('cover');
    expect(lineOfFire(field, figure([50, 20]), aboard([50, 45])).cover).toBe('none');
    expect(lineOfFire(field, aboard([50, 45]), figure([50, 20])).cover).toBe('none');
    expect(lineOfFire(field, aboard([50, 48]), aboard([50, 41])).cover).toBe('none');
    expect(lineOfFire(field, figure([50, 38.9]), aboard([50, 41])).cover).toBe('none');
    expect(lineOfFire(field, figure([50, 20]), aboard([50, 41], 1)).cover).toBe('none');
  });
});
