/** sampler: a table with one of everything on it, for tests and for viewing. */

import {
  coats,
  type DisplayList,
  type Item,
  objectLooks,
  openings,
  type PieceItem,
  type SideLook,
  signs,
  strokes,
  textures,
  tones,
  weapons,
} from '@grognard/engine';
import type { Point } from '@grognard/geometry';

export function box(x: number, y: number, width: number, depth: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
}

/** One side for every coat and sign. */
export const allSides: readonly SideLook[] = coats.flatMap((coat) =>
  signs.map((sign) => ({ id: `${coat}-${sign}`, name: `${coat} with ${sign}`, coat, sign })),
);

export function piece(id: string, more: Partial<PieceItem> = {}): PieceItem {
  return {
    kind: 'piece',
    id,
    side: 'blue-plume',
    at: { x: 500, y: 500 },
    heading: 900,
    base: { shape: 'round', radius: 100 },
    weapon: 'musket',
    ...more,
  };
}

const grounds: Item[] = textures.map((texture, at) => ({
  kind: 'area',
  id: `ground-${texture}`,
  texture,
  corners: [
    ...box(300 + (at % 7) * 1650, 7600 - Math.floor(at / 7) * 1400, 1450, 1200).slice(0, 3),
    { x: 900 + (at % 7) * 1650, y: 8900 - Math.floor(at / 7) * 1400 },
    { x: 300 + (at % 7) * 1650, y: 8500 - Math.floor(at / 7) * 1400 },
  ],
}));

const lines: Item[] = strokes.map((stroke, at) => {
  const y = 4500 - at * 170;
  const points = [
    { x: 300, y },
    { x: 1500, y: y + 80 },
    { x: 2600, y },
  ];
  return { kind: 'line', id: `line-${stroke}`, stroke, points };
});

const people: Item[] = [
  ...allSides.map(({ id: side }, at) =>
    piece(`side-${at}`, {
      side,
      weapon: weapons[at % weapons.length]!,
      at: { x: 3000 + (at % 15) * 380, y: 4500 - Math.floor(at / 15) * 420 },
    }),
  ),
  ...weapons.map((weapon, at) => piece(`weapon-${weapon}`, { weapon, at: { x: 3000 + at * 420, y: 3550 } })),
  ...[
    { loaded: true },
    { loaded: false },
    { posture: 'crouched' as const },
    { hidden: true },
    { leader: true },
    { captive: true },
    { picked: true },
  ].map((more, at) => piece(`state-${at}`, { ...more, at: { x: 6500 + at * 420, y: 3550 } })),
  ...coats.map((coat, at) =>
    piece(`horse-${coat}`, {
      side: `${coat}-${signs[at % signs.length]}`,
      mounted: true,
      weapon: 'blade',
      heading: at * 300,
      base: { shape: 'rectangle', width: 250, depth: 500 },
      at: { x: 3200 + at * 700, y: 2850 },
    }),
  ),
];

const bodies: Item[] = (['shot', 'pikes', 'horse', 'guns'] as const).map((arm, at) => ({
  kind: 'formation',
  id: `body-${arm}`,
  side: at % 2 === 0 ? 'blue-plume' : 'red-cap',
  at: { x: 7900 + at * 1050, y: 2850 },
  heading: 900,
  width: 900,
  depth: arm === 'pikes' ? 500 : 300,
  files: arm === 'guns' ? 3 : 8,
  ranks: arm === 'pikes' ? 4 : 2,
  arm,
  flag: arm !== 'guns',
}));

const rooms = [
  { corners: box(700, 500, 900, 900), floor: 0 },
  { corners: box(1600, 500, 700, 900), floor: 0 },
];

const houses: Item[] = [
  { kind: 'building', id: 'shut', rooms, openings: [], open: null },
  {
    kind: 'building',
    id: 'open',
    rooms: rooms.map(({ corners, floor }) => ({
      corners: corners.map(({ x, y }) => ({ x: x + 2000, y })),
      floor,
    })),
    openings: openings.map((kind, at) => ({
      kind,
      from: { x: 2750 + at * 290, y: kind === 'stairs' ? 800 : 500 },
      to: { x: 2900 + at * 290, y: kind === 'stairs' ? 800 : 500 },
      floor: 0,
    })),
    open: 0,
  },
  {
    kind: 'building',
    id: 'tower',
    rooms: [
      {
        corners: [
          [5200, 600],
          [5600, 600],
          [5800, 900],
          [5600, 1200],
          [5200, 1200],
          [5000, 900],
        ].map(([x, y]) => ({ x: x!, y: y! })),
        floor: 0,
      },
    ],
    openings: [],
    open: null,
  },
  {
    kind: 'vessel',
    id: 'boat',
    vessel: 'boat',
    deck: [
      [6200, 700],
      [6900, 600],
      [7150, 800],
      [6900, 1000],
      [6200, 900],
    ].map(([x, y]) => ({ x: x!, y: y! })),
  },
  {
    kind: 'vessel',
    id: 'ship',
    vessel: 'ship',
    deck: [
      [7600, 500],
      [9400, 450],
      [9900, 800],
      [9400, 1150],
      [7600, 1100],
    ].map(([x, y]) => ({ x: x!, y: y! })),
  },
  ...objectLooks.map(
    (object, at): Item => ({ kind: 'object', id: object, object, at: { x: 3000 + at * 500, y: 2200 } }),
  ),
];

const way = [
  { x: 3000, y: 1850 },
  { x: 4300, y: 1750 },
  { x: 5500, y: 1350 },
];

const proposed: Item[] = [
  { kind: 'ruler', id: 'ruler', points: way },
  ...tones.map(
    (tone, at): Item => ({
      kind: 'stretch',
      id: `stretch-${tone}`,
      tone,
      points: way.map(({ x, y }) => ({ x: x - 2600, y: y - 100 - at * 120 })),
    }),
  ),
  piece('ghost', { ghost: true, at: { x: 9900, y: 3550 } }),
  {
    kind: 'sight',
    id: 'blocked',
    from: { x: 8000, y: 1900 },
    to: { x: 9500, y: 1700 },
    blockedAt: { x: 8800, y: 1793 },
  },
  { kind: 'sight', id: 'clear', from: { x: 8000, y: 1750 }, to: { x: 9500, y: 1550 }, blockedAt: null },
  { kind: 'threat', id: 'threat', from: { x: 6000, y: 1500 }, to: { x: 7600, y: 1700 }, text: '63 %' },
  { kind: 'reach', id: 'reach', side: 'blue-plume', corners: box(10_500, 3400, 1200, 900) },
];

const turn: Item[] = [
  { kind: 'fallen', id: 'dead', side: 'red-cap', at: { x: 6200, y: 2200 }, heading: 0 },
  {
    kind: 'fallen',
    id: 'dead-rider',
    side: 'green-hat',
    at: { x: 6600, y: 2200 },
    heading: 0,
    mounted: true,
  },
  {
    kind: 'path',
    id: 'move',
    side: 'blue-plume',
    points: [
      { x: 7000, y: 2050 },
      { x: 7400, y: 2350 },
      { x: 7900, y: 2200 },
    ],
  },
  { kind: 'shot', id: 'hit', from: { x: 8200, y: 2350 }, to: { x: 9300, y: 2400 }, result: 'hit' },
  { kind: 'shot', id: 'miss', from: { x: 8200, y: 2100 }, to: { x: 9300, y: 2050 }, result: 'miss' },
  { kind: 'arc', id: 'arc', at: { x: 9700, y: 2200 }, heading: 0, radius: 900, spread: 600 },
  ...proposed,
  { kind: 'zone', id: 'zone', side: 'red-cap', corners: box(10400, 300, 1300, 1000) },
  { kind: 'mark', id: 'aim', mark: 'aim', at: { x: 10800, y: 900 } },
  { kind: 'mark', id: 'aim-held', mark: 'aim', at: { x: 10800, y: 500 }, side: 'red-cap' },
  { kind: 'mark', id: 'exit', mark: 'exit', at: { x: 11400, y: 900 }, heading: 0 },
  { kind: 'label', id: 'place', text: 'Tower', at: { x: 5400, y: 900 }, manner: 'place' },
  { kind: 'label', id: 'ground', text: 'Woods', at: { x: 2600, y: 5500 }, manner: 'ground' },
  { kind: 'label', id: 'figure', text: 'Captain <Hale> & "men"', at: { x: 8180, y: 3550 }, manner: 'figure' },
];

export const sampler: DisplayList = {
  table: { width: 12_000, depth: 9_000 },
  sides: allSides,
  items: [...grounds, ...lines, ...houses, ...turn, ...people, ...bodies],
  title: { title: 'One of Everything', lines: ['For the tests', 'and for looking at'] },
  legend: [
    ...textures.slice(0, 9).map((texture) => ({ sample: { kind: 'area' as const, texture }, text: texture })),
    ...strokes.map((stroke) => ({ sample: { kind: 'line' as const, stroke }, text: stroke })),
    { sample: { kind: 'piece', side: 'red-cap', weapon: 'pole' }, text: 'A piece' },
  ],
};
