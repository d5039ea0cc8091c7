/** The line of fire. */
import { anIndex } from '@grognard/test-kit';
import { expect, test } from 'vitest';
import { lineOfFire } from './sight.ts';
import { box, type CmPoint, figure, hall, house, lay, loft, parlour } from './testing/lay.ts';

const empty = lay({});

test('shoot.line-solid: nothing in between, nothing in the way', () => {
  expect(lineOfFire(empty, figure([10, 10]), figure([60, 10]))).toEqual({
    solid: false,
    forest: null,
    cover: 'none',
  });
});

test('shoot.line-solid: a house, a high wall and a hill block', () => {
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
    areas: [{ id: 'hill', kind: 'hill', corners: box(70, 60, 80, 90), level: 1 }],
  });
  const solid = (from: CmPoint, to: CmPoint) => lineOfFire(field, figure(from), figure(to)).solid;
  expect(solid([25, 10], [25, 40])).toBe(true);
  expect(solid([45, 10], [45, 40])).toBe(false);
  expect(solid([55, 10], [65, 10])).toBe(true);
  expect(solid([55, 51], [65, 51])).toBe(false);
  expect(solid([65, 75], [85, 75])).toBe(true);
});

test('shoot.line-solid: a hill does not block whoever stands as high', () => {
  const areas = [
    { id: 'hill', kind: 'hill' as const, corners: box(70, 60, 80, 90), level: 1 },
    { id: 'walk', kind: 'wall-walk' as const, corners: box(60, 70, 64, 80), level: 1 },
  ];
  const field = lay({ areas });
  expect(lineOfFire(field, figure([62, 75]), figure([85, 75])).solid).toBe(false);
  expect(lineOfFire(field, figure([85, 75]), figure([62, 75])).solid).toBe(false);
  expect(lineOfFire(field, figure([75, 75]), figure([85, 75])).solid).toBe(false);
});

test('shoot.line-solid: from a wall walk pressed against a high wall one looks over it', () => {
  const field = lay({
    areas: [{ id: 'walk', kind: 'wall-walk', corners: box(40, 0, 44, 50), level: 1 }],
    lines: [
      {
        id: 'w',
        kind: 'high-wall',
        points: [
          [44, 0],
          [44, 50],
        ],
      },
    ],
  });
  expect(lineOfFire(field, figure([43, 20]), figure([60, 20])).solid).toBe(false);
  expect(lineOfFire(field, figure([60, 20]), figure([43, 20])).solid).toBe(false);
  expect(lineOfFire(field, figure([41, 20]), figure([60, 20])).solid).toBe(true);
});

test('building.sight: into and out of a house only through openings', () => {
  const field = lay({ buildings: [house] });
  const inHall = figure([24.5, 24.5], { room: anIndex(hall) });
  expect(lineOfFire(field, inHall, figure([24.5, 5])).solid).toBe(false);
  expect(lineOfFire(field, inHall, figure([10, 24.5])).solid).toBe(true);
  expect(lineOfFire(field, figure([24.5, 5]), inHall).solid).toBe(false);
  expect(lineOfFire(field, inHall, figure([31, 24.5], { room: anIndex(parlour) }))).toMatchObject({
    solid: false,
    cover: 'cover',
  });
  expect(lineOfFire(field, inHall, figure([35, 29], { room: anIndex(parlour) })).solid).toBe(true);
  expect(lineOfFire(field, inHall, figure([28, 29], { room: anIndex(hall) }))).toMatchObject({
    solid: false,
    cover: 'none',
  });
});

test('building.sight: no shot from one floor to another, and none through a house', () => {
  const field = lay({ buildings: [house] });
  expect(
    lineOfFire(field, figure([24, 24], { room: anIndex(hall) }), figure([24, 26], { room: anIndex(loft) }))
      .solid,
  ).toBe(true);
  expect(lineOfFire(field, figure([35, 15]), figure([35, 45])).solid).toBe(true);
  expect(lineOfFire(field, figure([25, 25], { room: anIndex(loft) }), figure([25, 5]))).toMatchObject({
    solid: false,
  });
  expect(lineOfFire(field, figure([35, 25], { room: anIndex(loft) }), figure([35, 5])).solid).toBe(true);
});

const woods = lay({
  areas: [
    { id: 'one', kind: 'woods', corners: box(20, 0, 25, 50) },
    { id: 'two', kind: 'woods', corners: box(40, 0, 48, 50) },
  ],
});

test('shoot.forest, hide.forest-out: the forest of all woods on the line adds up', () => {
  expect(lineOfFire(woods, figure([10, 10]), figure([30, 10])).forest).toBe(500);
  expect(lineOfFire(woods, figure([10, 10]), figure([60, 10])).forest).toBe(1300);
  expect(lineOfFire(woods, figure([10, 10]), figure([42, 10])).forest).toBe(700);
  expect(lineOfFire(woods, figure([10, 60]), figure([60, 60])).forest).toBeNull();
});

test('shoot.own-cover: from the edge of the wood he stands in one fires freely', () => {
  expect(lineOfFire(woods, figure([47, 10]), figure([70, 10])).forest).toBeNull();
  expect(lineOfFire(woods, figure([46, 10]), figure([70, 10])).forest).toBe(200);
  expect(lineOfFire(woods, figure([41, 10]), figure([70, 10])).forest).toBe(700);
  expect(lineOfFire(woods, figure([41, 10]), figure([10, 10])).forest).toBe(500);
});

test('building.sight: inside one room everybody sees everybody, round its corners too', () => {
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
    lineOfFire(field, figure([28, 13], { room: anIndex(0) }), figure([13, 28], { room: anIndex(0) })).solid,
  ).toBe(false);
});

test('shoot.line-solid: from the ground nobody looks over a high wall, pressed against it or not', () => {
  const field = lay({
    lines: [
      {
        id: 'w',
        kind: 'high-wall',
        points: [
          [44, 0],
          [44, 50],
        ],
      },
    ],
  });
  expect(lineOfFire(field, figure([43, 20]), figure([60, 20])).solid).toBe(true);
});
