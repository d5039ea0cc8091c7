/** A small valid scenario file, which tests spoil. */

type Point = [number, number];

export function hamlet() {
  return {
    id: 'hamlet',
    title: 'Hamlet',
    place: 'Nowhere',
    year: 1809,
    editions: ['giorgi'],
    history: 'None.',
    turns: 6,
    table: { widthCm: 120, depthCm: 80 },
    areas: [
      {
        id: 'hill',
        kind: 'hill',
        corners: [
          [10, 30],
          [30, 30],
          [30, 45],
          [10, 45],
        ] as Point[],
        level: 1,
      },
      {
        id: 'river',
        kind: 'river',
        corners: [
          [0, 50],
          [120, 50],
          [120, 56],
          [0, 56],
        ] as Point[],
      },
      {
        id: 'bridge',
        kind: 'bridge',
        corners: [
          [58, 48],
          [62, 48],
          [62, 58],
          [58, 58],
        ] as Point[],
      },
      {
        id: 'wood',
        kind: 'woods',
        corners: [
          [80, 20],
          [100, 20],
          [100, 35],
          [80, 35],
        ] as Point[],
      },
    ] as { id: string; kind: string; corners: Point[]; level?: number; name?: string }[],
    lines: [
      {
        id: 'road',
        kind: 'road',
        points: [
          [60, 0],
          [60, 80],
        ] as Point[],
      },
      {
        id: 'wall',
        kind: 'high-wall',
        points: [
          [70, 40],
          [90, 40],
        ] as Point[],
      },
    ] as { id: string; kind: string; points: Point[]; widthCm?: number }[],
    houses: [
      { id: 'farm', name: 'Farm', at: [45, 40] as Point, widthCm: 8, depthCm: 6, facing: 0 },
      { id: 'mill', name: 'Mill', at: [75, 65] as Point, widthCm: 6, depthCm: 6, facing: 0 },
    ],
    objectives: [{ id: 'aim', at: [60, 62] as Point, words: 'The far bank' }],
    deployment: 'placed',
    ground: 'drawn',
    options: {} as Record<string, unknown>,
    sides: [
      {
        id: 'blue',
        name: 'Blue',
        colour: 'blue',
        sign: 'plume',
        edge: 'south',
        zone: [
          [0, 0],
          [120, 0],
          [120, 20],
          [0, 20],
        ] as Point[] | null,
        general: null as Point | null,
        units: [
          { id: 'line', name: 'Line', kind: 'line', at: [60, 10] as Point | null, formation: 'column' },
          { id: 'horse', name: 'Horse', kind: 'light-cavalry', at: [90, 10] as Point | null, carbine: true },
          { id: 'guns', name: 'Guns', kind: 'gun', at: [30, 10] as Point | null },
        ] as Unit[],
      },
      {
        id: 'red',
        name: 'Red',
        colour: 'red',
        sign: 'hat',
        edge: 'north',
        zone: null as Point[] | null,
        general: null as Point | null,
        units: [
          { id: 'foot', name: 'Foot', kind: 'grenadier', at: null as Point | null, house: 'mill' },
          {
            id: 'light',
            name: 'Light',
            kind: 'light',
            at: [40, 70] as Point | null,
            formation: 'open',
            gapCm: 1,
          },
        ] as Unit[],
      },
    ],
  };
}

export interface Unit {
  id: string;
  name: string;
  kind: string;
  at: Point | null;
  formation?: string;
  files?: number;
  gapCm?: number;
  bases?: number;
  house?: string;
  facing?: number;
  carbine?: boolean;
  elite?: boolean;
  horse?: boolean;
  nation?: string;
  with?: { kind: string; bases: number };
}
