/** inkAimed, inkOrderSign: orders that are given and wait. Each sign has a shape of its own, so that colour is never alone. */
import type { AimedItem, OrderSign, OrderSignItem, SideLook } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { lengthOf, shifted } from '../shapes.ts';
import { closedPath, figuresPath, linePath, linesPath } from '../write.ts';
import { discPath, type Ink, type Overlay, overPieces } from './ink.ts';
import { lineColour, shortOf, wayFrom } from './overlays.ts';

/** A shot that is ordered: dots up to the target, with cross hairs. A masked one ends at a bar before the piece in its line. */
export function inkAimed({ from, to, brokenAt }: AimedItem, side: SideLook, board: Overlay): Ink[] {
  const { theme, size } = board;
  const way = wayFrom(from, to);
  const muzzle = shortOf(to, from, 110);
  const end = brokenAt ?? shortOf(from, to, 130);
  const d = linePath(board, [muzzle, end]);
  const dots: Ink[] = [
    { kind: 'path', d, stroke: theme.halo, width: 3 * size, strokeOpacity: 0.55 },
    { kind: 'path', d, stroke: lineColour(side, board), width: 1.5 * size, dash: [1.5 * size, 3 * size] },
  ];
  if (brokenAt === null) return [...dots, ...crossHairs(end, way, board)];
  const across = (half: number) =>
    linePath(board, [shifted(end, way, 0, half * size), shifted(end, way, 0, -half * size)]);
  return [
    ...dots,
    ...[
      { kind: 'path', d: across(62), stroke: theme.halo, width: 4.6 * size } as const,
      { kind: 'path', d: across(60), stroke: theme.hit, width: 2.6 * size } as const,
    ].map(overPieces),
  ];
}

/** An open angle before the target, which is not an arrow: nobody goes there. */
function crossHairs(at: Point, way: number, board: Overlay): Ink[] {
  const { theme, size } = board;
  const arm = (ahead: number, left: number) => shifted(at, way, ahead * size, left * size);
  const d = linesPath(board, [
    [arm(0, 36), arm(0, 12)],
    [arm(0, -36), arm(0, -12)],
  ]);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 3.6 * size, strokeOpacity: 0.7 },
    { kind: 'path', d, stroke: theme.hit, width: 1.6 * size, strokeOpacity: 0.9 },
  ];
}

/** Least radius of a drawn piece relative to the strength of lines: pieces are enlarged at small scales. */
const leastRadius = 52;

export function inkOrderSign(item: OrderSignItem, board: Overlay): Ink[] {
  const { sign, at, radius } = item;
  const reach = Math.max(radius, leastRadius * board.size);
  switch (sign) {
    case 'none':
      return noOrders(outlineOf(item, reach, board), board);
    case 'warning':
      return warning(at, reach, board);
    case 'move':
      return [];
    case 'stand':
    case 'fire':
    case 'reload':
    case 'crouch':
    case 'act':
    case 'done':
      return small(sign, { x: at.x, y: lowestOf(item, reach) - 22 * board.size }, board);
  }
}

/** The lowest point of the piece on the map. */
function lowestOf({ at, corners }: OrderSignItem, reach: number): number {
  return corners === undefined ? at.y - reach : Math.min(...corners.map(({ y }) => y));
}

interface SignOutline {
  readonly d: string;
  /** Where its sign hangs. */
  readonly sign: Point;
}

/** A ring about a single piece, or the outline of a formed body a little larger than it is. */
function outlineOf({ at, corners }: OrderSignItem, reach: number, board: Overlay): SignOutline {
  const { size } = board;
  if (corners === undefined) {
    const ring = reach + 42 * size;
    const aside = 0.71 * ring + 26 * size;
    return { d: discPath(board, at, ring), sign: { x: at.x + aside, y: at.y + aside } };
  }
  const away = corners.map((corner) => {
    const length = Math.max(1, lengthOf(at, corner));
    const by = 1 + (60 * size) / length;
    return { x: at.x + (corner.x - at.x) * by, y: at.y + (corner.y - at.y) * by };
  });
  const [sign = at] = [...away].sort((a, b) => b.x + b.y - a.x - a.y);
  return { d: closedPath(board, away), sign };
}

/** A dotted outline, and a question mark on a disc. */
function noOrders({ d, sign }: SignOutline, board: Overlay): Ink[] {
  const { theme, size } = board;
  const dash = [1.4 * size, 3.2 * size];
  const mark = glyph(board, sign, question, 4.2);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 3.2 * size, strokeOpacity: 0.85 },
    { kind: 'path', d, stroke: theme.ink, width: 1.7 * size, dash },
    ...[
      {
        kind: 'path',
        d: discPath(board, sign, 54 * size),
        fill: theme.bright,
        stroke: theme.pen,
        width: size,
      } as const,
      { kind: 'path', d: mark, stroke: theme.pen, width: 1.5 * size } as const,
    ].map(overPieces),
  ];
}

/** A ring about the place, and a triangle with an exclamation mark. */
function warning(at: Point, reach: number, board: Overlay): Ink[] {
  const { theme, size } = board;
  const ring = discPath(board, at, reach + 20 * size);
  const top = { x: at.x + reach * 0.72 + 50 * size, y: at.y + reach * 0.72 + 50 * size };
  const corner = (x: number, y: number): Point => ({ x: top.x + x * size, y: top.y + y * size });
  const triangle = figuresPath(board, [[corner(0, 92), corner(92, -62), corner(-92, -62)]]);
  return [
    { kind: 'path', d: ring, fill: theme.gold, fillOpacity: 0.16, stroke: theme.pen, width: 3.4 * size },
    { kind: 'path', d: ring, stroke: theme.brass, width: 2 * size },
    ...[
      { kind: 'path', d: triangle, fill: theme.gold, stroke: theme.pen, width: 1.6 * size } as const,
      { kind: 'path', d: glyph(board, top, exclamation, 5), stroke: theme.pen, width: 2 * size } as const,
    ].map(overPieces),
  ];
}

/** A small sign below a piece. */
function small(sign: keyof typeof glyphs, at: Point, board: Overlay): Ink[] {
  const { theme, size } = board;
  const d = glyph(board, at, glyphs[sign], 4.6);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 4.6 * size, strokeOpacity: 0.9 } as const,
    { kind: 'path', d, stroke: theme.ink, width: 1.8 * size } as const,
  ].map(overPieces);
}

type Strokes = readonly (readonly (readonly [number, number])[])[];

const question: Strokes = [
  [
    [-5, 5],
    [-4, 8],
    [0, 9],
    [4, 8],
    [5, 5],
    [3, 2],
    [0, 0],
    [0, -3],
  ],
  [
    [0, -6.6],
    [0, -8],
  ],
];

const exclamation: Strokes = [
  [
    [0, 10],
    [0, -1],
  ],
  [
    [0, -5],
    [0, -7],
  ],
];

/** Strokes of the small signs on a field of 20 by 20, y upwards. */
const glyphs: Readonly<Record<Exclude<OrderSign, 'none' | 'warning' | 'move'>, Strokes>> = {
  /** A peg in the ground. */
  stand: [
    [
      [0, 9],
      [0, -8],
    ],
    [
      [-4, 9],
      [4, 9],
    ],
    [
      [-7, -8],
      [7, -8],
    ],
  ],
  fire: [
    [
      [0, 9],
      [0, 3],
    ],
    [
      [0, -9],
      [0, -3],
    ],
    [
      [9, 0],
      [3, 0],
    ],
    [
      [-9, 0],
      [-3, 0],
    ],
  ],
  /** A ramrod going down a barrel. */
  reload: [
    [
      [-4, 1],
      [-4, -9],
      [4, -9],
      [4, 1],
    ],
    [
      [0, 10],
      [0, -4],
    ],
    [
      [-3, -1],
      [0, -4],
      [3, -1],
    ],
  ],
  crouch: [
    [
      [-7, 7],
      [0, 1],
      [7, 7],
    ],
    [
      [-7, 0],
      [0, -6],
      [7, 0],
    ],
  ],
  /** Three dots: something else than to move or to shoot. */
  act: [
    [
      [-8, 0],
      [-6.4, 0],
    ],
    [
      [-0.8, 0],
      [0.8, 0],
    ],
    [
      [6.4, 0],
      [8, 0],
    ],
  ],
  done: [
    [
      [-8, 0],
      [-2, -6],
      [8, 7],
    ],
  ],
};

function glyph(board: Overlay, at: Point, strokes: Strokes, large: number): string {
  const by = large * board.size;
  return linesPath(
    board,
    strokes.map((stroke) => stroke.map(([x, y]) => ({ x: at.x + x * by, y: at.y + y * by }))),
  );
}
