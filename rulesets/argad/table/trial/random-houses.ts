/** Random houses with every kind of opening, and the sea with its boats. For tests only. */
import { mm, pick, rectangle } from '@grognard/test-kit';
import { posts, type ScenarioMaking } from './draft.ts';
import type { MapPiece } from './random-map.ts';

/** Two rooms on the ground floor, a loft above, and every kind of opening. */
export const house: MapPiece = ({ scenario, spots, random }, { name, x, y }) => {
  const id = (part: string) => `${name}-${part}`;
  const rooms = [
    { id: id('kitchen'), corners: rectangle(x + 2, y + 5, 8, 8), floor: 0 },
    { id: id('parlour'), corners: rectangle(x + 10, y + 5, 8, 8), floor: 0 },
    { id: id('loft'), corners: rectangle(x + 2, y + 5, 8, 8), floor: 1 },
  ];
  const opening = (
    part: string,
    kind: 'door' | 'window' | 'loophole' | 'breach' | 'stairs',
    at: number[][],
    joins: string[],
  ) => ({ id: id(part), kind, at: at.map(([a, b]) => [mm(x + a!), mm(y + b!)]), joins });
  const openings = [
    opening(
      'front',
      'door',
      [
        [4, 5],
        [6.4, 5],
      ],
      [id('kitchen'), 'outside'],
    ),
    opening(
      'inner',
      'door',
      [
        [10, 7],
        [10, 9.4],
      ],
      [id('kitchen'), id('parlour')],
    ),
    opening(
      'steps',
      'stairs',
      [
        [3, 11],
        [3, 12.5],
      ],
      [id('kitchen'), id('loft')],
    ),
    opening(
      'pane',
      'window',
      [
        [12, 5],
        [14, 5],
      ],
      [id('parlour'), 'outside'],
    ),
    opening(
      'slit',
      'loophole',
      [
        [18, 8],
        [18, 9],
      ],
      [id('parlour'), 'outside'],
    ),
    opening(
      'dormer',
      'window',
      [
        [4, 13],
        [7, 13],
      ],
      [id('loft'), 'outside'],
    ),
    opening(
      'back',
      random.below(2) === 0 ? 'breach' : 'door',
      [
        [13, 13],
        [15.5, 13],
      ],
      [id('parlour'), 'outside'],
    ),
  ];
  scenario.buildings.push({ id: id('house'), name: 'House', rooms, openings });
  spots.rooms.push(
    { room: id('kitchen'), at: [x + 5.2, y + 6.2] },
    { room: id('parlour'), at: [x + 13, y + 6.2] },
    { room: id('parlour'), at: [x + 16.8, y + 8.5] },
    { room: id('loft'), at: [x + 5.5, y + 11.8] },
  );
  spots.pairs.push(
    [{ at: [x + 5.2, y + 6.1], room: id('kitchen') }, { at: [x + 5.2, y + 2] }],
    [{ at: [x + 14.2, y + 11.9], room: id('parlour') }, { at: [x + 14.2, y + 16] }],
    [
      { at: [x + 8.9, y + 8.2], room: id('kitchen') },
      { at: [x + 12.2, y + 8.2], room: id('parlour') },
    ],
    // One stands at the slit, the other before it. Otherwise hardly anybody is ever in line with it.
    [{ at: [x + 16.9, y + 8.5], room: id('parlour') }, { at: [x + 21, y + 8.5] }],
  );
};

/** Deep water, a beach, a boat that touches it and a ship beside the boat. */
export function sea({ scenario, spots, random }: ScenarioMaking): void {
  const { widthCm } = scenario.table;
  const area = (id: string, kind: 'deep-water' | 'knee-water', from: number, to: number) =>
    scenario.areas.push({
      id,
      kind,
      corners: rectangle(0, from, widthCm, to - from),
      level: 0,
      name: null,
      look: null,
    });
  area('deep', 'deep-water', 0, 15);
  if (random.below(3) !== 0) area('beach', 'knee-water', 15, 19);
  const deck = pick(random, ['steady', 'unsteady'] as const);
  const vessel = (id: string, kind: 'rowing-boat' | 'ship', x: number, y: number) => {
    const ship = kind === 'ship';
    scenario.vessels.push({ id, kind, deck, corners: rectangle(x, y, 5, ship ? 14 : 10) });
    for (let n = 0; n < 3; n++)
      spots.decks.push({ vessel: id, at: [x + 1.4 + 2.2 * (n % 2), y + 2 + 2.4 * n] });
    spots.decks.push({ vessel: id, at: [x + 1.4, y + 8.5] });
  };
  vessel('boat', 'rowing-boat', 20, 5.5);
  if (random.below(2) === 0) vessel('ship', 'ship', 25 + random.below(2), 0.5);
  if (random.below(2) === 0) vessel('skiff', 'rowing-boat', 40, 5.5);
  spots.pairs.push(
    [{ at: [21.6, 14.4], vessel: 'boat' }, { at: [21.6, 18.1] }],
    [
      { at: [10, 5], swims: 'good' },
      { at: [13, 5], swims: 'good' },
    ],
    [
      { at: [23.8, 10], vessel: 'boat' },
      { at: [28, 10], vessel: 'ship' },
    ],
    // On the quay, if there is no beach.
    posts([12, 16.1], [12, 18.1], [14, 16.1]),
  );
}
