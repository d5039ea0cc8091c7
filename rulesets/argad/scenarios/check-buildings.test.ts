import { describe, expect, it } from 'vitest';
import { foundIn, type SpoiltCase, white } from './testing/spoil.ts';

describe('buildings, boats and things, each problem with its place', () => {
  const cases: readonly SpoiltCase[] = [
    [
      'rooms that overlap',
      (s) => (s.buildings[0]!.rooms[1]!.corners[0] = [47, 40]),
      'room buildings[0].rooms[1].corners',
      'opening buildings[0].openings[1].at',
    ],
    [
      'the same room twice',
      (s) => (s.buildings[0]!.rooms[2]!.floor = 0),
      'room buildings[0].rooms[2].corners',
      'opening buildings[0].openings[0].joins',
      'opening buildings[0].openings[3].joins',
      'overlap sides[0].figures[3].at',
    ],
    [
      'vessels that overlap',
      (s) =>
        s.vessels.push({
          id: 'skiff',
          kind: 'rowing-boat',
          deck: 'steady',
          corners: [
            [20, 72],
            [30, 72],
            [30, 75],
          ],
        }),
      'overlap vessels[1].corners',
    ],
    [
      'an opening of no room',
      (s) => (s.buildings[0]!.openings[2]!.joins[0] = 'parlor'),
      'reference buildings[0].openings[2].joins[0]',
    ],
    [
      'an opening that joins a room with itself',
      (s) => (s.buildings[0]!.openings[2]!.joins[1] = 'parlour'),
      'opening buildings[0].openings[2].joins',
    ],
    [
      'an opening off the wall',
      (s) =>
        (s.buildings[0]!.openings[2]!.at = [
          [51, 41],
          [52, 41],
        ]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'an opening round a corner',
      (s) =>
        (s.buildings[0]!.openings[2]!.at = [
          [55, 40],
          [56, 41],
        ]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'an opening of no width',
      (s) => (s.buildings[0]!.openings[2]!.at[1] = [51, 40]),
      'opening buildings[0].openings[2].at',
    ],
    [
      'a door that nobody fits through',
      (s) => (s.buildings[0]!.openings[0]!.at[1] = [44, 40]),
      'opening buildings[0].openings[0].at',
    ],
    [
      'outside that is another room',
      (s) => (s.buildings[0]!.openings[1]!.joins[1] = 'outside'),
      'opening buildings[0].openings[1].joins',
      'room buildings[0].rooms[1]',
    ],
    [
      'a door between floors',
      (s) => (s.buildings[0]!.openings[3]!.kind = 'door'),
      'opening buildings[0].openings[3].joins',
    ],
    [
      'stairs on one floor',
      (s) => (s.buildings[0]!.openings[3]!.joins = ['kitchen', 'parlour']),
      'opening buildings[0].openings[3].joins',
      'room buildings[0].rooms[2]',
    ],
    [
      'stairs outside the room',
      (s) => (s.buildings[0]!.openings[3]!.at[0] = [39, 41]),
      'opening buildings[0].openings[3].at[0]',
    ],
    [
      'a room without a way in',
      (s) => (s.buildings[0]!.openings[1]!.kind = 'window'),
      'room buildings[0].rooms[1]',
    ],
    [
      'a room apart',
      (s) => {
        s.buildings[0]!.rooms.push({
          id: 'shed',
          floor: 0,
          corners: [
            [70, 40],
            [75, 40],
            [75, 45],
          ],
        });
        s.buildings[0]!.openings.push({
          id: 'gap',
          kind: 'breach',
          at: [
            [71, 40],
            [74, 40],
          ],
          joins: ['shed', 'outside'],
        });
      },
      'room buildings[0].rooms[3]',
    ],
    [
      'a boat ashore',
      (s) => {
        s.vessels[0]!.corners = [
          [10, 61],
          [24, 61],
          [24, 66],
          [10, 66],
        ];
        white(s)[4]!.at = [14, 63];
      },
      'place vessels[0].corners',
    ],
    [
      'too many in a boat',
      (s) => {
        for (let i = 0; i < 8; i++)
          white(s).push({ ...white(s)[4]!, id: `crew-${i}`, at: [16.5 + 2 * (i % 4), i < 4 ? 72 : 74] });
      },
      'combination vessels[0]',
    ],
    ['a thing under water', (s) => (s.objects[0]!.at = [35, 75]), 'place objects[0].at'],
    [
      'zones that overlap',
      (s) =>
        (s.sides[1]!.zone = [
          [59, 0],
          [120, 0],
          [120, 80],
          [59, 80],
        ]),
      'overlap sides[1].zone',
    ],
  ];

  for (const each of cases) {
    const [name, , ...wanted] = each;
    it(name, () => expect(foundIn(each)).toEqual(wanted));
  }
});
