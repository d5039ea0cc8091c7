/** `groundPieces`: terrain pieces that players may lay if the scenario has no map (scenario.terrain). Ours. */

/** A point as [right, ahead] in cm from the middle of the piece. */
type CmPoint = readonly [number, number];

export interface TerrainPiece {
  readonly id: string;
  readonly title: string;
  /** Bounding rectangle in cm, which other pieces may not overlap. */
  readonly size: CmPoint;
  readonly areas: readonly {
    readonly kind: 'hill' | 'woods' | 'plough' | 'ford' | 'village';
    readonly level: number;
    readonly corners: readonly CmPoint[];
  }[];
  readonly lines: readonly {
    readonly kind: 'stream' | 'hedge' | 'low-wall';
    readonly points: readonly CmPoint[];
  }[];
  readonly houses: readonly { readonly name: string; readonly at: CmPoint; readonly size: CmPoint }[];
}

const hill: TerrainPiece = {
  id: 'hill',
  title: 'Hill',
  size: [28, 20],
  areas: [
    {
      kind: 'hill',
      level: 1,
      corners: [
        [-14, -1],
        [-12.5, -6.5],
        [-7, -9.6],
        [0.5, -10],
        [7.5, -8.8],
        [12.8, -5.2],
        [14, 0.6],
        [11.9, 6.3],
        [6.4, 9.4],
        [-0.9, 10],
        [-8, 8.7],
        [-12.6, 5],
      ],
    },
  ],
  lines: [],
  houses: [],
};

const ridge: TerrainPiece = {
  id: 'ridge',
  title: 'Hill of two steps',
  size: [34, 22],
  areas: [
    {
      kind: 'hill',
      level: 1,
      corners: [
        [-17, 0.5],
        [-15.2, -6.4],
        [-9.3, -10.4],
        [-1, -11],
        [8.1, -9.9],
        [14.8, -6.1],
        [17, 0.2],
        [14.6, 6.7],
        [8.4, 10.3],
        [-0.4, 11],
        [-9.2, 9.8],
        [-15, 6.2],
      ],
    },
    {
      kind: 'hill',
      level: 2,
      corners: [
        [-10, 0],
        [-7.6, -4.1],
        [-1.2, -5.5],
        [5.8, -4.6],
        [9.4, -0.7],
        [7, 3.9],
        [0.8, 5.4],
        [-6.4, 4.3],
      ],
    },
  ],
  lines: [],
  houses: [],
};

const wood: TerrainPiece = {
  id: 'wood',
  title: 'Wood',
  size: [20, 16],
  areas: [
    {
      kind: 'woods',
      level: 0,
      corners: [
        [-10, 1],
        [-8.8, -4.4],
        [-4.6, -7.3],
        [0.4, -6.8],
        [4.9, -8],
        [9, -4.9],
        [10, 0.4],
        [8.4, 5.1],
        [3.6, 8],
        [-1.4, 6.9],
        [-6.3, 7.4],
        [-9.4, 4.6],
      ],
    },
  ],
  lines: [],
  houses: [],
};

const farm: TerrainPiece = {
  id: 'farm',
  title: 'Farm with its yard',
  size: [22, 18],
  areas: [
    {
      kind: 'village',
      level: 0,
      corners: [
        [-11, -9],
        [11, -9],
        [11, 9],
        [-11, 9],
      ],
    },
  ],
  // The yard behind the house, open at the gate.
  lines: [
    {
      kind: 'low-wall',
      points: [
        [-3, 9],
        [-11, 9],
        [-11, -9],
        [-7, -9],
      ],
    },
    {
      kind: 'low-wall',
      points: [
        [7, -9],
        [11, -9],
        [11, 9],
        [3, 9],
      ],
    },
  ],
  houses: [{ name: 'Farm', at: [0, -5], size: [12, 7] }],
};

const hedge: TerrainPiece = {
  id: 'hedge',
  title: 'Hedge',
  size: [26, 2],
  areas: [],
  lines: [
    {
      kind: 'hedge',
      points: [
        [-13, -0.4],
        [-5, 0.4],
        [4, -0.2],
        [13, 0.5],
      ],
    },
  ],
  houses: [],
};

const plough: TerrainPiece = {
  id: 'plough',
  title: 'Ploughed field',
  size: [22, 16],
  areas: [
    {
      kind: 'plough',
      level: 0,
      corners: [
        [-11, -7.2],
        [2, -8],
        [10.6, -7],
        [11, 6.4],
        [1.5, 8],
        [-10.2, 7.3],
      ],
    },
  ],
  lines: [],
  houses: [],
};

/** A stream, which slows units that cross it, with a ford in the middle, which does not. */
const stream: TerrainPiece = {
  id: 'stream',
  title: 'Stream with a ford',
  size: [48, 6],
  areas: [
    {
      kind: 'ford',
      level: 0,
      corners: [
        [-3.5, -2.4],
        [3.5, -2],
        [3.5, 2.4],
        [-3.5, 2],
      ],
    },
  ],
  lines: [
    {
      kind: 'stream',
      points: [
        [-24, -1.5],
        [-17, 0.9],
        [-10, -0.6],
        [-3.5, 0],
      ],
    },
    {
      kind: 'stream',
      points: [
        [3.5, 0.2],
        [10, 1.2],
        [17, -0.8],
        [24, 1.4],
      ],
    },
  ],
  houses: [],
};

/** In the order in which the page lists them. */
export const groundPieces: readonly TerrainPiece[] = [hill, ridge, wood, farm, hedge, plough, stream];
