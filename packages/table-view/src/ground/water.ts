/** Water: shore lines that follow the bank, ever fainter, and a few ripples where it is deep. */

import type { AreaItem, LineItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { drawFor } from '../hash.ts';
import { strewn } from '../scatter.ts';
import { type Board, linesPath, mm, roundedLine } from '../write.ts';

/** How far from the bank each line runs, and how strong it is. */
const shores = [
  { inside: 150, strength: 0.35 },
  { inside: 104, strength: 0.5 },
  { inside: 66, strength: 0.65 },
  { inside: 32, strength: 0.85 },
] as const;

/** Lines parallel to the bank: the outline stroked wide, and again a little less wide in the colour of the water, from the inside out. */
export function paintWater(item: AreaItem, board: Board, id: string): string {
  const { theme } = board;
  const tint = theme.tints[item.texture];
  const lines = shores.map(({ inside, strength }) => {
    const band = (width: number, colour: string, opacity: number) =>
      `<use href="#${id}" stroke="${colour}" stroke-width="${mm(width)}" stroke-opacity="${opacity}"/>`;
    return (
      band(2 * inside + 9, tint, 1) +
      band(2 * inside + 9, theme.edges[item.texture], strength) +
      band(2 * inside, tint, 1)
    );
  });
  const edge = `<use href="#${id}" fill="none" stroke="${theme.edges[item.texture]}" stroke-width="1"/>`;
  return `<g clip-path="url(#${id}c)" fill="none" stroke-linejoin="round">${lines.join('')}</g>${paintRipples(item, board)}${edge}`;
}

function paintRipples(item: AreaItem, board: Board): string {
  const draw = drawFor(item.id);
  const lines: Point[][] = [];
  const spacing = item.texture === 'deep-water' ? 260 : 420;
  for (const at of strewn(item.corners, draw, { spacing, shake: 90, margin: 190 })) {
    const half = 30 + draw(40);
    lines.push([{ x: at.x - half, y: at.y }, at, { x: at.x + half, y: at.y }]);
    if (draw(2) === 0)
      lines.push([
        { x: at.x - half / 2, y: at.y - 16 },
        { x: at.x + half * 1.4, y: at.y - 16 },
      ]);
  }
  const d = linesPath(board, lines);
  return d === ''
    ? ''
    : `<path d="${d}" fill="none" stroke="${board.theme.shore}" stroke-width=".45" stroke-opacity=".7" stroke-linecap="round"/>`;
}

/** A stream: two banks and the water between. */
export function paintStream(item: LineItem, board: Board): string {
  const { theme } = board;
  const width = item.width ?? 60;
  const d = roundedLine(board, item.points, 140);
  const pass = (colour: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${mm(wide)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    pass(theme.edges['knee-water'], width + 14) +
    pass(theme.tints['knee-water'], width) +
    pass(theme.shore, 5)
  );
}
