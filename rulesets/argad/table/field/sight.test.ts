/** The line of fire. */
import { expect, test } from 'vitest';
import { lineOfFire } from './sight.ts';
import { box, hall, house, lay, loft, man, type Place, parlour } from './testing/lay.ts';

const empty = lay({});

test('shoot.line-solid: nothing in between, nothing in the way', () => {
  expect(lineOfFire(empty, man([10, 10]), man([60, 10]))).toEqual({
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
  const solid = (from: Place, to: Place) => lineOfFire(field, man(from), man(to)).solid;
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
  expect(lineOfFire(field, man([62, 75]), man([85, 75])).solid).toBe(false);
  expect(lineOfFire(field, man([85, 75]), man([62, 75])).solid).toBe(false);
  expect(lineOfFire(field, man([75, 75]), man([85, 75])).solid).toBe(false);
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
  expect(lineOfFire(field, man([43, 20]), man([60, 20])).solid).toBe(false);
  expect(lineOfFire(field, man([60, 20]), man([43, 20])).solid).toBe(false);
  expect(lineOfFire(field, man([41, 20]), man([60, 20])).solid).toBe(true);
});

test('building.sight: into and out of a house only through openings', () => {
  const field = lay({ buildings: [house] });
  const inHall = man([24.5, 24.5], { room: hall });
  expect(lineOfFire(field, inHall, man([24.5, 5])).solid).toBe(false);
  expect(lineOfFire(field, inHall, man([10, 24.5])).solid).toBe(true);
  expect(lineOfFire(field, man([24.5, 5]), inHall).solid).toBe(false);
  expect(lineOfFire(field, inHall, man([35, 24.5], { room: parlour }))).toMatchObject({
    solid: false,
    cover: 'cover',
  });
  expect(lineOfFire(field, inHall, man([35, 29], { room: parlour })).solid).toBe(true);
  expect(lineOfFire(field, inHall, man([28, 29], { room: hall }))).toMatchObject({
    solid: false,
    cover: 'none',
  });
});

test('building.sight: no shot from one floor to another, and none through a house', () => {
  const field = lay({ buildings: [house] });
  expect(lineOfFire(field, man([24, 24], { room: hall }), man([24, 26], { room: loft })).solid).toBe(true);
  expect(lineOfFire(field, man([35, 15]), man([35, 45])).solid).toBe(true);
  expect(lineOfFire(field, man([25, 25], { room: loft }), man([25, 5]))).toMatchObject({ solid: false });
  expect(lineOfFire(field, man([35, 25], { room: loft }), man([35, 5])).solid).toBe(true);
});

test('building.window, building.loophole: a window is cover, a loophole a narrow opening', () => {
  const field = lay({ buildings: [house] });
  const cover = (at: Place, room: number, from: Place) =>
    lineOfFire(field, man(from), man(at, { room })).cover;
  expect(cover([35, 22], parlour, [35, 5])).toBe('cover');
  expect(cover([28.3, 22], hall, [28.3, 5])).toBe('narrow-opening');
  expect(cover([24.5, 22], hall, [24.5, 5])).toBe('cover');
});

test('shoot.own-cover: at the window or the loophole one fires out freely', () => {
  const field = lay({ buildings: [house] });
  const cover = (at: Place, room: number, to: Place) => lineOfFire(field, man(at, { room }), man(to)).cover;
  expect(cover([35, 21], parlour, [35, 5])).toBe('none');
  expect(cover([28.3, 21], hall, [28.3, 5])).toBe('none');
  expect(cover([35, 25], parlour, [35, 5])).toBe('cover');
});

test('shoot.cover: bushes, crops, hedge, bank, low wall, barricade, battlement cover; stakes do not', () => {
  const kinds = ['hedge', 'bank', 'low-wall', 'barricade', 'battlement', 'stakes'] as const;
  for (const kind of kinds) {
    const field = lay({
      lines: [
        {
          id: 'l',
          kind,
          points: [
            [30, 0],
            [30, 50],
          ],
        },
      ],
    });
    const expected = kind === 'stakes' ? 'none' : 'cover';
    expect(lineOfFire(field, man([10, 10]), man([40, 10])).cover, kind).toBe(expected);
  }
  for (const kind of ['bushes', 'high-crops', 'hard-slope'] as const) {
    const field = lay({ areas: [{ id: 'a', kind, corners: box(30, 0, 40, 50) }] });
    const expected = kind === 'hard-slope' ? 'none' : 'cover';
    expect(lineOfFire(field, man([10, 10]), man([35, 10])).cover, kind).toBe(expected);
  }
});

test('shoot.own-cover: pressed against it one fires over it, but not over its other side', () => {
  const points: [number, number][] = [
    [30, 0],
    [30, 50],
    [60, 50],
    [60, 0],
  ];
  const field = lay({ lines: [{ id: 'wall', kind: 'low-wall', points }] });
  expect(lineOfFire(field, man([31, 10]), man([10, 10])).cover).toBe('none');
  expect(lineOfFire(field, man([31.2, 10]), man([10, 10])).cover).toBe('cover');
  expect(lineOfFire(field, man([10, 10]), man([31, 10])).cover).toBe('cover');
  expect(lineOfFire(field, man([31, 10]), man([80, 10])).cover).toBe('cover');
  const bush = lay({ areas: [{ id: 'b', kind: 'bushes', corners: box(30, 0, 40, 50) }] });
  expect(lineOfFire(bush, man([29, 10]), man([60, 10])).cover).toBe('none');
  expect(lineOfFire(bush, man([28, 10]), man([60, 10])).cover).toBe('cover');
});

test('shoot.own-cover: where a hedge bends beside him it is one hedge', () => {
  const points: [number, number][] = [
    [62, 0],
    [61, 9],
    [61, 20],
    [80, 20],
  ];
  const bent = lay({ lines: [{ id: 'h', kind: 'hedge', points }] });
  expect(lineOfFire(bent, man([60, 10]), man([85, -15.5])).cover).toBe('none');
  expect(lineOfFire(bent, man([59.8, 10]), man([85, -15.5])).cover).toBe('cover');
  expect(lineOfFire(bent, man([62, 15]), man([70, 40])).cover).toBe('cover');
});

const woods = lay({
  areas: [
    { id: 'one', kind: 'woods', corners: box(20, 0, 25, 50) },
    { id: 'two', kind: 'woods', corners: box(40, 0, 48, 50) },
  ],
});

test('shoot.forest, hide.forest-out: the forest of all woods on the line adds up', () => {
  expect(lineOfFire(woods, man([10, 10]), man([30, 10])).forest).toBe(500);
  expect(lineOfFire(woods, man([10, 10]), man([60, 10])).forest).toBe(1300);
  expect(lineOfFire(woods, man([10, 10]), man([42, 10])).forest).toBe(700);
  expect(lineOfFire(woods, man([10, 60]), man([60, 60])).forest).toBeNull();
});

test('shoot.own-cover: from the edge of the wood he stands in one fires freely', () => {
  expect(lineOfFire(woods, man([47, 10]), man([70, 10])).forest).toBeNull();
  expect(lineOfFire(woods, man([46, 10]), man([70, 10])).forest).toBe(200);
  expect(lineOfFire(woods, man([41, 10]), man([70, 10])).forest).toBe(700);
  expect(lineOfFire(woods, man([41, 10]), man([10, 10])).forest).toBe(500);
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
  expect(lineOfFire(field, man([28, 13], { room: 0 }), man([13, 28], { room: 0 })).solid).toBe(false);
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
  expect(lineOfFire(field, man([43, 20]), man([60, 20])).solid).toBe(true);
});
