/** A small valid scenario with something of everything. Tests break one thing at a time. For tests only. */
import type { InputOf } from '@grognard/rules-kit';
import type { scenarioShape } from '../shape.ts';

type Input = InputOf<typeof scenarioShape>;

/** The type with every property writable. */
export type MutableDeep<T> = T extends readonly (infer E)[]
  ? MutableDeep<E>[]
  : T extends object
    ? { -readonly [K in keyof T]-?: MutableDeep<T[K]> }
    : T;

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const grenadier = (id: string, x: number, y: number, leader = false) => ({
  id,
  leader,
  at: [x, y],
  facing: 270,
  firearms: ['flintlock-musket' as const],
  weapons: ['bayonet' as const],
});

/** A fresh copy for a test to break. */
export function hamlet(): MutableDeep<Input> {
  const whole: Input = {
    id: 'hamlet',
    title: 'A hamlet',
    place: 'Nowhere',
    year: 1795,
    editions: ['argad-2021', 'argad-2024', 'argad-coastal'],
    history: 'None.',
    turns: 8,
    table: { widthCm: 120, depthCm: 80 },
    areas: [
      { id: 'wood', kind: 'woods', corners: square(5, 5, 15) },
      {
        id: 'sea',
        kind: 'deep-water',
        corners: [
          [0, 70],
          [40, 70],
          [40, 80],
          [0, 80],
        ],
      },
    ],
    lines: [
      {
        id: 'hedge',
        kind: 'hedge',
        points: [
          [30, 10],
          [30, 30],
        ],
      },
      {
        id: 'park-wall',
        kind: 'high-wall',
        points: [
          [50, 5],
          [60, 5],
        ],
      },
    ],
    buildings: [
      {
        id: 'house',
        rooms: [
          { id: 'kitchen', corners: square(40, 40, 8) },
          { id: 'parlour', corners: square(48, 40, 8) },
          { id: 'loft', corners: square(40, 40, 8), floor: 1 },
        ],
        openings: [
          {
            id: 'front',
            kind: 'door',
            at: [
              [43, 40],
              [45.5, 40],
            ],
            joins: ['kitchen', 'outside'],
          },
          {
            id: 'inner',
            kind: 'door',
            at: [
              [48, 43],
              [48, 45.5],
            ],
            joins: ['kitchen', 'parlour'],
          },
          {
            id: 'pane',
            kind: 'window',
            at: [
              [51, 40],
              [52, 40],
            ],
            joins: ['parlour', 'outside'],
          },
          {
            id: 'steps',
            kind: 'stairs',
            at: [
              [41, 41],
              [41, 43],
            ],
            joins: ['kitchen', 'loft'],
          },
        ],
      },
    ],
    vessels: [
      {
        id: 'boat',
        kind: 'rowing-boat',
        corners: [
          [10, 71],
          [24, 71],
          [24, 76],
          [10, 76],
        ],
      },
    ],
    objects: [
      { id: 'chest', name: 'Chest', weight: 'heavy', at: [60, 60] },
      { id: 'letter', name: 'Letter' },
    ],
    supports: [[70, 60]],
    sides: [
      {
        id: 'white',
        name: 'White',
        colour: 'white',
        sign: 'sash',
        zone: [
          [0, 0],
          [60, 0],
          [60, 80],
          [0, 80],
        ],
        figures: [
          { id: 'hidden', at: [10, 10], secret: true, posture: 'crouched' },
          { id: 'behind', at: [28.9, 20], secret: true, posture: 'crouched' },
          { id: 'cook', at: [46, 46], room: 'kitchen', carries: 'letter' },
          { id: 'maid', at: [46, 46], room: 'loft', secret: true },
          { id: 'sailor', at: [14, 73], vessel: 'boat', swims: 'good' },
          { id: 'rider', troop: 'light-cavalry', at: [50, 20], facing: 90, weapons: ['sabre'] },
        ],
      },
      {
        id: 'blue',
        name: 'Blue',
        colour: 'blue',
        sign: 'plume',
        figures: [
          grenadier('one', 90, 40, true),
          grenadier('two', 90, 42),
          grenadier('three', 92, 40),
          grenadier('four', 92, 42),
          { id: 'officer', at: [100, 50], armour: 4, gear: 'breastplate', firearms: ['pistol', 'pistol'] },
        ],
        bodies: [{ id: 'column', figures: ['one', 'two', 'three', 'four'], files: 2, facing: 270 }],
      },
    ],
    aims: [
      { id: 'keep', side: 'white', kind: 'hold', points: 2, words: 'Keep the house.', place: [44, 38] },
      {
        id: 'take',
        side: 'blue',
        kind: 'carry-off',
        points: 2,
        words: 'Take the chest.',
        object: 'chest',
        edge: 'east',
      },
      {
        id: 'flee',
        side: 'white',
        kind: 'escape',
        points: 1,
        words: 'Flee.',
        figures: ['maid', 'cook'],
        least: 2,
      },
      { id: 'slay', side: 'blue', kind: 'kill', points: 1, words: 'Slay three.', least: 3 },
      { id: 'catch', side: 'blue', kind: 'seize', points: 1, words: 'Catch the cook.', figures: ['cook'] },
    ],
  };
  return JSON.parse(JSON.stringify(whole)) as MutableDeep<Input>;
}
