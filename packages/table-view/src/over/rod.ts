/** inkRod: a rod along a shot, drawn as a wooden stick with its sectors burnt in, and the pieces under it. */
import type { RodItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { lengthOf, shifted } from '../shapes.ts';
import { figuresPath, linePath } from '../write.ts';
import { type Ink, type Overlay, overPieces, written } from './ink.ts';
import { wayFrom } from './overlays.ts';

export function inkRod({ from, to, width, marks, hits }: RodItem, board: Overlay): Ink[] {
  if (lengthOf(from, to) === 0) return [];
  const { theme, size } = board;
  const way = wayFrom(from, to);
  const half = Math.max(width / 2, 16 * size);
  const stick = strip(from, to, way, half);
  const tones = { open: theme.easy, hard: theme.hard, beyond: theme.hit } as const;
  const inks: Ink[] = [
    {
      kind: 'path',
      d: figuresPath(board, [stick]),
      fill: theme.wood,
      fillOpacity: 0.85,
      stroke: theme.pen,
      width: 0.8 * size,
    },
  ];
  for (const hit of hits)
    inks.push({
      kind: 'path',
      d: figuresPath(board, [strip(hit.from, hit.to, way, half)]),
      fill: theme.hit,
      fillOpacity: 0.9,
      stroke: theme.pen,
      width: 0.6 * size,
    });
  for (const { at, title, tone } of marks) {
    const notch = linePath(board, [shifted(at, way, 0, 2.2 * half), shifted(at, way, 0, -2.2 * half)]);
    inks.push(
      { kind: 'path', d: notch, stroke: theme.halo, width: 4 * size },
      { kind: 'path', d: notch, stroke: tones[tone], width: 2.4 * size },
      overPieces(
        written(board, shifted(at, way, 0, 4 * half + 70 * size), title, {
          size: 10 * size,
          fill: theme.pen,
          halo: theme.halo,
        }),
      ),
    );
  }
  for (const { from: near, to: far, text } of hits) {
    const middle: Point = { x: Math.round((near.x + far.x) / 2), y: Math.round((near.y + far.y) / 2) };
    inks.push(
      overPieces(
        written(board, shifted(middle, way, 0, -(3 * half + 120 * size)), text, {
          size: 10 * size,
          fill: theme.hit,
          halo: theme.halo,
        }),
      ),
    );
  }
  return inks;
}

/** A stretch of the stick as a polygon. */
function strip(from: Point, to: Point, way: number, half: number): Point[] {
  return [
    shifted(from, way, 0, half),
    shifted(to, way, 0, half),
    shifted(to, way, 0, -half),
    shifted(from, way, 0, -half),
  ];
}
