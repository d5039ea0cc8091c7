/** paintBridge: planks across the road, and a parapet on either side. */

import type { AreaItem } from '@grognard/engine';
import { asHeading, headingTo, quarterTurn } from '@grognard/geometry';
import { rowsAcross } from '../shapes.ts';
import { type Board, linesPath } from '../write.ts';

export function paintBridge({ corners }: AreaItem, board: Board): string {
  const { theme } = board;
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return '';
  const way = headingTo(Math.round(b.x - a.x), Math.round(b.y - a.y)) ?? 0;
  const planks = rowsAcross(corners, asHeading(way + quarterTurn), 46).flatMap((row) =>
    row.map(({ from, to }) => [from, to]),
  );
  const parapets = linesPath(board, [
    [a, b],
    [c, d],
  ]);
  const line = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="square"/>`;
  return [
    line(linesPath(board, planks), theme.edges.bridge, 0.5),
    line(parapets, theme.ink, 4.2),
    line(parapets, theme.stone, 2.8),
  ].join('');
}
