/** Tests of terrain costs of moves, on small maps. */
import { placeBase, trackBySteps } from '@grognard/geometry';
import { describe, expect, test } from 'vitest';
import { isRoadAllAlong, objectionsToStanding, pricesAlong } from './index.ts';
import { box, column, field, march, prices } from './testing/priced.ts';

describe('terrain.rates', () => {
  test('a field slows while any part is in it', () => {
    expect(prices({ areas: [{ kind: 'plough', corners: box(40, 30, 20, 5) }] })).toEqual([
      '70-180 ×0.5 terrain.rates',
    ]);
    expect(prices({ areas: [{ kind: 'plough', corners: box(60, 30, 20, 5) }] })).toEqual([]);
    expect(prices({ areas: [{ kind: 'bushes', corners: box(40, 30, 20, 5) }] })).toEqual([]);
  });

  test('lines slow while the body is on them; a high wall bars', () => {
    const points: [number, number][] = [
      [30, 30],
      [70, 30],
    ];
    for (const kind of ['hedge', 'low-wall', 'barricade', 'trench', 'stream'] as const)
      expect(prices({ lines: [{ kind, points }] }), kind).toEqual(['70-130 ×0.5 terrain.rates']);
    expect(prices({ lines: [{ kind: 'high-wall', points }] })).toEqual(['70-130 ×0 terrain.rates']);
    const options = { 'terrain.rates': { hedge: 0.25, 'high-wall': 0.5, stream: 1 } };
    expect(prices({ lines: [{ kind: 'hedge', points }], options })).toEqual(['70-130 ×0.25 terrain.rates']);
    expect(prices({ lines: [{ kind: 'high-wall', points }], options })).toEqual([
      '70-130 ×0.5 terrain.rates',
    ]);
    expect(prices({ lines: [{ kind: 'stream', points }], options })).toEqual([]);
  });

  test('uphill from the touch of the front until the middle is up; down is free', () => {
    const hill = { areas: [{ kind: 'hill' as const, corners: box(40, 30, 20, 20), level: 1 }] };
    expect(prices(hill)).toEqual(['70-99.9 ×0.5 terrain.rates']);
    expect(prices(hill, { from: column(50, 40) })).toEqual([]);
    // Moving backwards its rear leads, sideways its flank.
    expect(prices(hill, { from: column(50, 60), steps: [march(-15)] })).toEqual([
      '70-99.9 ×0.5 terrain.rates',
    ]);
    expect(prices(hill, { from: column(30, 40), steps: [{ step: 'slide', by: 2000 }] })).toEqual([
      '70-99.9 ×0.5 terrain.rates',
    ]);
    const steep = {
      areas: [...hill.areas, { kind: 'hill' as const, corners: box(42, 36, 16, 10), level: 2 }],
    };
    expect(prices(steep)).toEqual(['70-99.9 ×0.5 terrain.rates', '130-159.9 ×0.5 terrain.rates']);
  });

  test('of several factors the lowest, not their product', () => {
    const areas = [
      { kind: 'plough' as const, corners: box(40, 30, 20, 20) },
      { kind: 'woods' as const, corners: box(40, 35, 20, 5) },
    ];
    expect(prices({ areas, options: { 'terrain.rates': { plough: 0.75 } } })).toEqual([
      '70-120 ×0.75 terrain.rates',
      '120-230 ×0.5 terrain.woods-rate',
      '230-300 ×0.75 terrain.rates',
    ]);
  });
});

describe('woods', () => {
  const wood = { areas: [{ kind: 'woods' as const, corners: box(40, 30, 20, 5) }] };

  test('terrain.woods-rate: halve the move of foot', () => {
    expect(prices(wood)).toEqual(['70-180 ×0.5 terrain.woods-rate']);
  });

  test('terrain.woods-forbidden: bar horse and guns, but not gunners on foot; by option nobody', () => {
    expect(prices(wood, { arm: 'horse' })).toEqual(['70-180 ×0 terrain.woods-forbidden']);
    expect(prices(wood, { arm: 'artillery', formation: 'limbered' })).toEqual([
      '70-180 ×0 terrain.woods-forbidden',
    ]);
    expect(prices(wood, { arm: 'artillery', formation: 'gunners' })).toEqual([
      '70-180 ×0.5 terrain.woods-rate',
    ]);
    const free = { ...wood, options: { 'terrain.woods-forbidden': false } };
    expect(prices(free, { arm: 'horse' })).toEqual(['70-180 ×0.5 terrain.woods-rate']);
  });
});

test('building.walls: a house bars the way', () => {
  expect(prices({ houses: [{ at: [50, 35] }] })).toEqual(['90-210 ×0 building.walls']);
});

describe('terrain.road', () => {
  const road = {
    lines: [
      {
        kind: 'road' as const,
        points: [
          [50, 0],
          [50, 40],
          [60, 60],
        ] as [number, number][],
      },
    ],
  };

  test('a column with the middles of front and rear on the road', () => {
    expect(prices(road, { steps: [march(15)] })).toEqual(['0-150 ×1.5 terrain.road']);
    expect(prices(road, { steps: [march(15)], formation: 'line' })).toEqual([]);
    expect(prices(road, { steps: [march(15)], formation: 'limbered', arm: 'artillery' })).toEqual([
      '0-150 ×1.5 terrain.road',
    ]);
    expect(prices(road, { steps: [march(15)], from: column(52, 20) })).toEqual(['0-150 ×1.5 terrain.road']);
    expect(prices(road, { steps: [march(15)], from: column(52.2, 20) })).toEqual([]);
    expect(prices({ ...road, options: { 'terrain.road': 1 } }, { steps: [march(15)] })).toEqual([]);
  });

  test('straight on where the road bends leaves it', () => {
    const track = trackBySteps(column(50, 20), [march(30)]);
    expect(isRoadAllAlong(field(road), 'column', track)).toBe(false);
    expect(isRoadAllAlong(field(road), 'column', trackBySteps(column(50, 20), [march(17)]))).toBe(true);
    expect(isRoadAllAlong(field(road), 'line', trackBySteps(column(50, 20), [march(17)]))).toBe(false);
  });

  test('it leads through hedges and fields, but not over walls, and a hill is a hill', () => {
    const areas = [{ kind: 'plough' as const, corners: box(40, 24, 20, 5) }];
    const hedge = {
      kind: 'hedge' as const,
      points: [
        [30, 30],
        [70, 30],
      ] as [number, number][],
    };
    expect(prices({ areas, lines: [...road.lines, hedge] }, { steps: [march(15)] })).toEqual([
      '0-150 ×1.5 terrain.road',
    ]);
    expect(
      prices({ lines: [...road.lines, { ...hedge, kind: 'high-wall' }] }, { steps: [march(10)] }),
    ).toEqual(['0-70 ×1.5 terrain.road', '70-100 ×0 terrain.rates']);
    const hill = [{ kind: 'hill' as const, corners: box(40, 30, 20, 20), level: 1 }];
    expect(prices({ areas: hill, lines: road.lines }, { steps: [march(15)] })).toEqual([
      '0-70 ×1.5 terrain.road',
      '70-99.9 ×0.5 terrain.rates',
      '99.9-150 ×1.5 terrain.road',
    ]);
  });
});

test('a wheel is priced along the arc of its outer corner', () => {
  const areas = [{ kind: 'plough' as const, corners: box(0, 20, 150, 40) }];
  const [price, ...more] = pricesAlong(
    field({ areas }),
    { arm: 'foot' },
    'line',
    trackBySteps(
      placeBase({ shape: 'rectangle', width: 300, depth: 200, files: 6 }, { x: 5000, y: 1890, heading: 900 }),
      [{ step: 'wheel', about: 'front-left', angle: 450 }],
    ),
  );
  expect(more).toEqual([]);
  expect(price!.factor).toBe(0.5);
  expect(price!.from).toBeLessThan(60);
  expect(price!.to).toBe(1413);
});

test('where a body may stand: on the table, dry, outside houses, walls and, for horse, woods', () => {
  const map = field({
    areas: [
      { kind: 'river', corners: box(0, 30, 150, 8) },
      { kind: 'woods', corners: box(0, 60, 20, 20) },
    ],
    lines: [
      {
        kind: 'high-wall',
        points: [
          [100, 50],
          [100, 90],
        ],
      },
    ],
    houses: [{ at: [50, 60] }],
  });
  const objections = (x: number, y: number, arm: 'foot' | 'horse' = 'foot') =>
    objectionsToStanding(map, { arm }, 'column', column(x, y));
  expect(objections(50, 20)).toEqual([]);
  expect(objections(2, 20)).toEqual(['melee.off-table']);
  expect(objections(50, 30)).toEqual(['terrain.river']);
  expect(objections(50, 62)).toEqual(['building.walls']);
  expect(objections(98, 70)).toEqual(['terrain.rates']);
  expect(objections(97, 70)).toEqual([]);
  expect(objections(10, 70)).toEqual([]);
  expect(objections(10, 70, 'horse')).toEqual(['terrain.woods-forbidden']);
});
