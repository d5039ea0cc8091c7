/** What lies between two figures. */
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { cavalryGround, higherOf, isSolidBetween, obstacleBetween } from './ground-between.ts';
import { box, type CmPoint, figure, hall, house, lay, loft, parlour, rider } from './testing/lay.ts';

test('figure.contact: walls and floors keep figures apart, a door does not', () => {
  const field = lay({
    buildings: [house],
    lines: [
      {
        id: 'w',
        kind: 'high-wall',
        points: [
          [60, 0],
          [60, 50],
        ],
      },
    ],
  });
  const apart = (a: CmPoint, b: CmPoint, roomA = -1, roomB = -1) =>
    isSolidBetween(field, figure(a, { room: anIndex(roomA) }), figure(b, { room: anIndex(roomB) }));
  expect(apart([24.5, 21], [24.5, 19], hall)).toBe(false);
  expect(apart([35, 21], [35, 19], parlour)).toBe(true);
  expect(apart([27, 21], [27, 19], hall)).toBe(true);
  expect(apart([29, 28], [31, 28], hall, parlour)).toBe(true);
  expect(apart([29, 24.5], [31, 24.5], hall, parlour)).toBe(false);
  expect(apart([24, 24], [24, 26], hall, loft)).toBe(true);
  expect(apart([24, 24], [24, 26], loft, loft)).toBe(false);
  expect(apart([59, 10], [61, 10])).toBe(true);
  expect(apart([59, 50.5], [61, 50.5])).toBe(false);
});

test('terrain.linear: lines, doors and the gunwale are obstacles between those who touch', () => {
  const field = lay({
    buildings: [house],
    lines: [
      {
        id: 'bank',
        kind: 'bank',
        points: [
          [60, 0],
          [60, 50],
        ],
      },
      {
        id: 'parapet',
        kind: 'battlement',
        points: [
          [70, 0],
          [70, 50],
        ],
      },
    ],
  });
  expect(obstacleBetween(field, figure([59, 10]), figure([61, 10]))).toEqual({ id: 'bank', kind: 'bank' });
  expect(obstacleBetween(field, figure([69, 10]), figure([71, 10]))?.kind).toBe('battlement');
  expect(obstacleBetween(field, figure([50, 10]), figure([52, 10]))).toBeNull();
  // building.door
  expect(obstacleBetween(field, figure([24.5, 21], { room: anIndex(hall) }), figure([24.5, 19]))).toEqual({
    id: 'front',
    kind: 'door',
  });
  // water.boat-fight
  expect(obstacleBetween(field, figure([50, 10], { vessel: anIndex(0) }), figure([52, 10]))?.kind).toBe(
    'gunwale',
  );
  expect(
    obstacleBetween(
      field,
      figure([50, 10], { vessel: anIndex(0) }),
      figure([52, 10], { vessel: anIndex(0) }),
    ),
  ).toBeNull();
});

test('terrain.higher: stairs, wall walk, top of a bank, hard slope and hill', () => {
  const field = lay({
    areas: [
      { id: 'walk', kind: 'wall-walk', corners: box(10, 10, 30, 14) },
      { id: 'steps', kind: 'stairs', corners: box(12, 14, 16, 18) },
      { id: 'cliff', kind: 'hard-slope', corners: box(50, 60, 90, 70) },
      { id: 'top', kind: 'hill', corners: box(50, 70, 90, 90), level: 1 },
    ],
    lines: [
      {
        id: 'bank',
        kind: 'bank',
        points: [
          [60, 0],
          [60, 50],
        ],
      },
    ],
  });
  const higher = (a: CmPoint, b: CmPoint) => higherOf(field, figure(a), figure(b));
  expect(higher([14, 12], [14, 16])).toBe(1);
  expect(higher([14, 17], [14, 19])).toBe(1);
  expect(higher([14, 19], [14, 17])).toBe(-1);
  expect(higher([13, 16], [15, 16])).toBe(0);
  // One foot on the wall walk does not count as higher than both.
  expect(higher([14, 14.5], [14, 12])).toBe(0);
  expect(higher([60.5, 10], [62.5, 10])).toBe(1);
  expect(higher([61, 10], [63, 10])).toBe(0);
  expect(higher([70, 65], [70, 58])).toBe(1);
  expect(higher([70, 65], [70, 72])).toBe(-1);
  expect(higher([70, 70], [70, 72])).toBe(0);
});

test('melee.cavalry-ground: the worst under either base or at an obstacle between', () => {
  const field = lay({
    areas: [
      { id: 'b', kind: 'bushes', corners: box(0, 0, 10, 10) },
      { id: 'w', kind: 'woods', corners: box(20, 0, 30, 10) },
    ],
    lines: [
      {
        id: 'h',
        kind: 'hedge',
        points: [
          [60, 0],
          [60, 50],
        ],
      },
      {
        id: 's',
        kind: 'stakes',
        points: [
          [80, 0],
          [80, 50],
        ],
      },
    ],
  });
  expect(cavalryGround(field, rider([50, 80]), figure([53.5, 80]))).toBe('open');
  expect(cavalryGround(field, rider([13.4, 5]), figure([9.9, 5]))).toBe('difficult');
  expect(cavalryGround(field, rider([33.4, 5]), figure([29.9, 5]))).toBe('very-difficult');
  expect(cavalryGround(field, rider([57.4, 5]), figure([61, 5]))).toBe('difficult');
  expect(cavalryGround(field, rider([77.4, 5]), figure([81, 5]))).toBe('very-difficult');
});

test('figure.contact: the corner of a room keeps two in it apart', () => {
  const field = lay({
    buildings: [
      {
        id: 'ell',
        rooms: [
          {
            id: 'room',
            corners: [
              [10, 10],
              [30, 10],
              [30, 16],
              [16, 16],
              [16, 30],
              [10, 30],
            ],
          },
        ],
        openings: [
          {
            id: 'door',
            kind: 'door',
            at: [
              [12, 10],
              [15, 10],
            ],
            joins: ['room', 'outside'],
          },
        ],
      },
    ],
  });
  expect(
    isSolidBetween(field, figure([17.5, 15], { room: anIndex(0) }), figure([15, 17.5], { room: anIndex(0) })),
  ).toBe(true);
  expect(
    isSolidBetween(field, figure([15, 15], { room: anIndex(0) }), figure([15, 17], { room: anIndex(0) })),
  ).toBe(false);
});
