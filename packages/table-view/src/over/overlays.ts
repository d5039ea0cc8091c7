/** inkPath, inkShot, inkArc, inkZone: overlays for past or future actions. */

import type { ArcItem, PathItem, ShotItem, SideLook, ZoneItem } from '@grognard/engine';
import { asHeading, headingTo, type Point } from '@grognard/geometry';
import { lengthOf, shifted } from '../shapes.ts';
import { closedPath, figuresPath, flip, linePath, mm } from '../write.ts';
import { discPath, type Ink, type Overlay } from './ink.ts';

export const wayFrom = (from: Point, to: Point) =>
  headingTo(Math.round(to.x - from.x), Math.round(to.y - from.y)) ?? 0;

/** A point before the end of a line, so that the piece there is not covered. */
export function shortOf(from: Point, to: Point, by: number): Point {
  return shifted(to, wayFrom(from, to), -Math.min(by, lengthOf(from, to) * 0.6));
}

/** Head of an arrow that ends a little after a point. */
export function arrowHead(at: Point, heading: number, size: number): Point[] {
  const to = (ahead: number, left = 0) => shifted(at, heading, ahead * size, left * size);
  return [to(30), to(-60, 45), to(-40), to(-60, -45)];
}

/** A move: dashes along the path and an arrow before its end, in the side's colour on a pale bed. */
export function inkPath({ points, strength }: PathItem, side: SideLook, board: Overlay): Ink[] {
  const [goal, before] = [points.at(-1), points.at(-2)];
  if (!goal || !before) return [];
  if (strength === 'given') return inkGivenPath(points, { before, goal }, side, board);
  const last = shortOf(before, goal, 150);
  const { theme, size } = board;
  const { cloth, edge } = theme.coats[side.coat];
  const d = linePath(board, [...points.slice(0, -1), last]);
  const head = figuresPath(board, [arrowHead(last, wayFrom(before, goal), size)]);
  const dash = [7 * size, 4 * size];
  return [
    { kind: 'path', d, stroke: theme.halo, width: 4.2 * size, strokeOpacity: 0.8 },
    { kind: 'path', d, stroke: edge, width: 2.4 * size, dash },
    { kind: 'path', d, stroke: cloth, width: 1.4 * size, dash },
    { kind: 'path', d: head, fill: cloth, stroke: edge, width: 0.8 * size },
  ];
}

/** A move that is ordered: a thin line up to the ghost at its end, lighter than the path in hand. */
function inkGivenPath(
  points: readonly Point[],
  { before, goal }: { readonly before: Point; readonly goal: Point },
  side: SideLook,
  board: Overlay,
): Ink[] {
  const { theme, size } = board;
  const last = shortOf(before, goal, 130);
  const colour = lineColour(side, board);
  const d = linePath(board, [...points.slice(0, -1), last]);
  const head = figuresPath(board, [arrowHead(last, wayFrom(before, goal), size * 0.7)]);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 2.8 * size, strokeOpacity: 0.6 },
    { kind: 'path', d, stroke: colour, width: 1.1 * size, strokeOpacity: 0.85 },
    { kind: 'path', d: head, fill: colour, fillOpacity: 0.85 },
  ];
}

/** Colour of a side's thin lines. In candlelight dark edges would be invisible on dark ground. */
export function lineColour({ coat }: SideLook, { theme }: Overlay): string {
  return theme.name === 'night' ? theme.coats[coat].trim : theme.coats[coat].edge;
}

const burst = [
  [0, -7],
  [1.6, -2.4],
  [6, -4.6],
  [3.2, -0.6],
  [8, 1.4],
  [2.9, 2.2],
  [4, 7],
  [0, 3.4],
  [-4, 7],
  [-2.9, 2.2],
  [-8, 1.4],
  [-3.2, -0.6],
  [-6, -4.6],
  [-1.6, -2.4],
] as const;

/** A shot: a puff at the muzzle. A hit is a solid line that ends in a burst, a miss a dashed one that ends in a ring. A bar across it is cover. */
export function inkShot({ from, to: goal, coveredAt, result }: ShotItem, board: Overlay): Ink[] {
  const { theme, size } = board;
  const to = shortOf(from, goal, 120);
  const muzzle = shifted(from, wayFrom(from, goal), Math.min(150, lengthOf(from, to)));
  const d = linePath(board, [muzzle, to]);
  const isHit = result === 'hit';
  const line: Ink[] = [
    { kind: 'path', d, stroke: theme.halo, width: 3 * size, strokeOpacity: 0.75 },
    isHit
      ? { kind: 'path', d, stroke: theme.hit, width: 1.3 * size }
      : { kind: 'path', d, stroke: theme.miss, width: 1.3 * size, dash: [2.4 * size, 3 * size] },
  ];
  const end: Ink = isHit
    ? {
        kind: 'path',
        d: figuresPath(board, [
          burst.map(([x, y]) => ({ x: to.x + x * 10 * size, y: to.y + y * 10 * size })),
        ]),
        fill: theme.hit,
        stroke: theme.halo,
        width: 0.8 * size,
      }
    : {
        kind: 'path',
        d: discPath(board, to, 34 * size),
        fill: theme.halo,
        fillOpacity: 0.6,
        stroke: theme.miss,
        width: 1.3 * size,
      };
  return [...line, ...puff(muzzle, board), ...inkCover(wayFrom(from, goal), coveredAt, board), end];
}

function inkCover(way: Parameters<typeof shifted>[1], at: ShotItem['coveredAt'], board: Overlay): Ink[] {
  if (at === undefined) return [];
  const { theme, size } = board;
  const d = linePath(board, [shifted(at, way, 0, 80 * size), shifted(at, way, 0, -80 * size)]);
  return [
    { kind: 'path', d, stroke: theme.halo, width: 7 * size },
    { kind: 'path', d, stroke: theme.ink, width: 4 * size },
  ];
}

/** Smoke at a muzzle. */
export function puff(at: Point, board: Overlay): Ink[] {
  const { theme, size } = board;
  const cloud = (x: number, y: number, r: number): Ink => ({
    kind: 'path',
    d: discPath(board, { x: at.x + x * size, y: at.y + y * size }, r * size),
    fill: theme.halo,
    fillOpacity: 0.9,
    stroke: theme.faint,
    width: 0.5 * size,
  });
  return [cloud(-24, -10, 34), cloud(20, 14, 42), cloud(34, -30, 30)];
}

/** An arc as a sheet of tinted glass with a bright edge. */
export function inkArc({ at, heading, radius, spread }: ArcItem, board: Overlay): Ink[] {
  const { theme, size } = board;
  const d = spread >= 3600 ? discPath(board, at, radius) : sectorPath(board, at, heading, radius, spread);
  return [
    { kind: 'path', d, fill: theme.glass, fillOpacity: 0.16, stroke: theme.glass, width: 1.1 * size },
    { kind: 'path', d, stroke: theme.bright, width: 0.4 * size, strokeOpacity: 0.7 },
  ];
}

function sectorPath(board: Overlay, at: Point, heading: number, radius: number, spread: number): string {
  const half = Math.round(spread / 2);
  const left = shifted(at, asHeading(heading + half), radius);
  const right = shifted(at, asHeading(heading - half), radius);
  const place = (p: Point) => `${mm(p.x)} ${mm(flip(board, p.y))}`;
  return `M${place(at)}L${place(left)}A${mm(radius)} ${mm(radius)} 0 ${spread > 1800 ? 1 : 0} 1 ${place(right)}z`;
}

/** Part of the table outlined for a side, or for none. */
export function inkZone({ corners }: ZoneItem, side: SideLook | null, board: Overlay): Ink[] {
  const { theme, size } = board;
  const colour = side ? theme.coats[side.coat] : { cloth: theme.faint, edge: theme.ink, trim: theme.ink };
  // In candlelight dark edges would be invisible on dark ground.
  const isDark = theme.name === 'night';
  const line = isDark ? colour.trim : colour.edge;
  const d = closedPath(board, corners);
  const bed = { stroke: theme.halo, width: 2.2 * size, strokeOpacity: 0.6 };
  const dash = [9, 4, 2, 4].map((part) => part * size);
  return [
    { kind: 'path', d, fill: colour.cloth, fillOpacity: isDark ? 0.14 : 0.07, ...bed },
    { kind: 'path', d, stroke: line, strokeOpacity: isDark ? 0.6 : 0.8, width: size, dash },
  ];
}
