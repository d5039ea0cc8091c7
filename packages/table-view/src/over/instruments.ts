/** inkRuler, inkStretch, inkSight …: instruments on the table: a brass ruler along a path, its stretches, sight, threat and reach. */

import type {
  FrontageItem,
  PathItem,
  ReachItem,
  RulerItem,
  SideLook,
  SightItem,
  StretchItem,
  ThreatItem,
} from '@grognard/engine';
import { type Point, stepX, stepY } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { legsOf, lengthOf, shifted } from '../shapes.ts';
import { closedPath, figuresPath, linePath, linesPath } from '../write.ts';
import { discPath, type Ink, type Overlay, overPieces, written } from './ink.ts';
import { textWidth } from './labels.ts';
import { centimetres, inMeasure } from './measure.ts';
import { arrowHead, shortOf, wayFrom } from './overlays.ts';

/**
 * A brass ruler along a path: a mark for each unit, numbers where there is room, continued round corners, and the total length on a
 * tag at its end.
 */
export function inkRuler({ points }: RulerItem, board: Overlay): Ink[] {
  const legs = legsOf(points).filter(({ from, to }) => lengthOf(from, to) > 0);
  const last = legs.at(-1);
  if (!last) return [];
  const { theme, size } = board;
  const { d, marks, numbers, length } = scaleAlong(legs, board);
  const brass: Ink[] = [
    { kind: 'path', d, stroke: theme.shadow, width: 19.5 * size, strokeOpacity: 0.3 },
    { kind: 'path', d, stroke: theme.pen, width: 17.4 * size },
    { kind: 'path', d, stroke: theme.brass, width: 16 * size },
    { kind: 'path', d, stroke: theme.bright, width: 11 * size, strokeOpacity: 0.28 },
    { kind: 'path', d: marks, stroke: theme.pen, width: 0.7 * size },
  ];
  return [...brass, ...numbers, ...tag(last, length, board)];
}

/** A brass bar across a front, with a stop at either end. */
export function inkFrontage({ from, to }: FrontageItem, board: Overlay): Ink[] {
  if (lengthOf(from, to) === 0) return [];
  const { theme, size } = board;
  const way = wayFrom(from, to);
  const stops = [from, to].map((end) => [shifted(end, way, 0, -70 * size), shifted(end, way, 0, 70 * size)]);
  const d = linesPath(board, [[from, to], ...stops]);
  return [
    { kind: 'path', d, stroke: theme.pen, width: 5 * size },
    { kind: 'path', d, stroke: theme.brass, width: 3.2 * size },
  ];
}

function scaleAlong(legs: readonly { from: Point; to: Point }[], board: Overlay) {
  const { theme, size, measure = centimetres } = board;
  const { length: unit, long } = measure;
  const marks: Point[][] = [];
  const numbers: Ink[] = [];
  let [done, next] = [0, 1];
  // Marks and numbers are drawn where there is room for them.
  const every = measure.numbers[size > 4.4 ? 0 : size > 2 ? 1 : size > 0.5 ? 2 : 3];
  for (const { from, to } of legs) {
    const [length, way] = [lengthOf(from, to), wayFrom(from, to)];
    for (; next * unit <= done + length; next++) {
      const at = shifted(from, way, next * unit - done);
      if (next % long !== 0 && size > 2.6) continue;
      marks.push([
        shifted(at, way, 0, -80 * size),
        shifted(at, way, 0, (next % long === 0 ? -30 : -52) * size),
      ]);
      if (next % every !== 0) continue;
      const place = shifted(at, way, 0, 44 * size);
      numbers.push(written(board, place, String(next), { heading: way, size: 7.4 * size, fill: theme.pen }));
    }
    done += length;
  }
  const d = linePath(board, [entryAt(legs, 0).from, ...legs.map(({ to }) => to)]);
  return { d, marks: marks.length > 0 ? linesPath(board, marks) : 'M0 0', numbers, length: done };
}

/** The length in large text, beyond the end of a line. */
function tag({ from, to }: { from: Point; to: Point }, length: number, board: Overlay): Ink[] {
  const { theme, size, measure = centimetres } = board;
  const way = wayFrom(from, to);
  const text = inMeasure(length, measure);
  const [half, high] = [(text.length * 32 + 36) * size, 78 * size];
  const isAside = (way > 450 && way < 1350) || (way > 2250 && way < 3150);
  const at = shifted(to, way, 110 + 40 * size + (isAside ? high : half));
  const words = written(board, at, text, { size: 11 * size, fill: theme.pen });
  return [...plate(at, half, high, board), words].map(overPieces);
}

/** A small brass plate for text. */
function plate(at: Point, half: number, high: number, board: Overlay): Ink[] {
  const { theme, size } = board;
  const box = [
    { x: at.x - half, y: at.y - high },
    { x: at.x + half, y: at.y - high },
    { x: at.x + half, y: at.y + high },
    { x: at.x - half, y: at.y + high },
  ];
  return [
    { kind: 'path', d: closedPath(board, box), fill: theme.bright, stroke: theme.brass, width: 2 * size },
    { kind: 'path', d: closedPath(board, box), stroke: theme.pen, width: 0.5 * size },
  ];
}

/** What stands at the end of a path: its words, under a bar if it is barred. */
export function inkEnding({ points, ending }: PathItem, board: Overlay): Ink[] {
  const [to, from] = [points.at(-1), points.at(-2)];
  if (ending === undefined || to === undefined || from === undefined) return [];
  const { theme, size } = board;
  const way = wayFrom(from, to);
  const [half, high] = [textWidth(ending.text, 95 * size, 0.62) / 2 + 45 * size, 70 * size];
  const isUpright = Math.abs(stepY(way, 1000)) > Math.abs(stepX(way, 1000));
  const at = shifted(to, way, 130 * size + (isUpright ? high : half));
  const fill = ending.isBarred ? theme.hit : theme.pen;
  const words = written(board, at, ending.text, { size: 9.5 * size, fill });
  return [...(ending.isBarred ? bar(to, way, board) : []), ...plate(at, half, high, board), words].map(
    overPieces,
  );
}

/** A bar across a line where it goes no farther. */
function bar(at: Point, way: number, board: Overlay): Ink[] {
  const { theme, size } = board;
  const d = linePath(board, [shifted(at, way, 0, 90 * size), shifted(at, way, 0, -90 * size)]);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 6 * size },
    { kind: 'path', d, stroke: theme.hit, width: 3.6 * size },
  ];
}

/** A stretch of a proposed path: solid where the piece moves freely, ribbed where the ground costs movement, dashed beyond its reach. */
export function inkStretch({ points, tone }: StretchItem, board: Overlay): Ink[] {
  if (points.length < 2) return [];
  const { theme, size } = board;
  const d = linePath(board, points);
  const colour = { open: theme.easy, hard: theme.hard, beyond: theme.hit }[tone];
  const bed: Ink = { kind: 'path', d, stroke: theme.halo, width: 6 * size, strokeOpacity: 0.85 };
  const line = { kind: 'path', d, stroke: colour } as const;
  switch (tone) {
    case 'open':
      return [bed, { ...line, width: 3 * size }];
    case 'hard':
      return [bed, { ...line, width: 3 * size }, { ...line, width: 5.6 * size, dash: [size, 3 * size] }];
    case 'beyond':
      return [bed, { ...line, width: 2.2 * size, dash: [4 * size, 4 * size] }];
  }
}

/** A line of sight: solid up to the block, a bar where it is blocked, dots beyond. */
export function inkSight({ from, to, blockedAt }: SightItem, board: Overlay): Ink[] {
  const { theme, size } = board;
  const clear = linePath(board, [from, blockedAt ?? to]);
  const seen: Ink[] = [
    { kind: 'path', d: clear, stroke: theme.halo, width: 3.6 * size, strokeOpacity: 0.8 },
    { kind: 'path', d: clear, stroke: theme.glass, width: 1.8 * size },
  ];
  if (!blockedAt) {
    const end = discPath(board, to, 40 * size);
    return [...seen, { kind: 'path', d: end, fill: theme.halo, stroke: theme.glass, width: 1.6 * size }];
  }
  const way = wayFrom(from, to);
  const rest = linePath(board, [blockedAt, to]);
  const across = linePath(board, [
    shifted(blockedAt, way, 0, 70 * size),
    shifted(blockedAt, way, 0, -70 * size),
  ]);
  return [
    ...seen,
    { kind: 'path', d: rest, stroke: theme.halo, width: 3.2 * size, strokeOpacity: 0.7 },
    { kind: 'path', d: rest, stroke: theme.hit, width: 1.4 * size, dash: [1.6 * size, 3.4 * size] },
    { kind: 'path', d: across, stroke: theme.halo, width: 5 * size },
    { kind: 'path', d: across, stroke: theme.hit, width: 3 * size },
  ];
}

/** A threat: a thin red line with an open head, and the chance of a hit. */
export function inkThreat({ from, to, text }: ThreatItem, board: Overlay): Ink[] {
  const { theme, size } = board;
  const way = wayFrom(from, to);
  const end = shortOf(from, to, 130);
  const d = linePath(board, [shortOf(to, from, 110), end]);
  const head = figuresPath(board, [arrowHead(end, way, size * 0.9)]);
  const line: Ink[] = [
    { kind: 'path', d, stroke: theme.halo, width: 3.4 * size, strokeOpacity: 0.75 },
    { kind: 'path', d, stroke: theme.hit, width: 1.3 * size, dash: [9 * size, 2.4 * size] },
    { kind: 'path', d: head, fill: theme.halo, stroke: theme.hit, width: 1.2 * size },
  ];
  if (text === undefined) return line;
  const at = shifted(from, way, lengthOf(from, to) / 2);
  const look = { heading: way, size: 11 * size, fill: theme.hit, halo: theme.halo };
  return [...line, written(board, at, text, look)];
}

/** Reach of a piece: a pale area with a firm edge. */
export function inkReach({ corners }: ReachItem, side: SideLook | null, board: Overlay): Ink[] {
  if (corners.length < 3) return [];
  const { theme, size } = board;
  const d = closedPath(board, corners);
  const colour = side ? theme.coats[side.coat].cloth : theme.glass;
  return [
    { kind: 'path', d, fill: theme.halo, fillOpacity: 0.3, stroke: theme.halo, width: 3.6 * size },
    { kind: 'path', d, fill: colour, fillOpacity: 0.05, stroke: colour, width: 1.8 * size },
  ];
}
