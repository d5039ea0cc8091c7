/** paintWater, paintStream: shore lines that follow the bank, increasingly faint, and a few ripples where it is deep. */

import type { AreaItem, LineItem } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { lastOf } from '@grognard/lists';
import { drawFor } from '../hash.ts';
import { strewn } from '../scatter.ts';
import { type Board, linesPath, mm, roundedLine, strew } from '../write.ts';

/** Distance of each line from the bank, and its strength. */
const shores = [
  { inside: 150, strength: 0.35 },
  { inside: 104, strength: 0.5 },
  { inside: 66, strength: 0.65 },
  { inside: 32, strength: 0.85 },
] as const;

/** Lines parallel to the bank: the outline stroked wide, then a little less wide in the colour of the water, from the inside out. */
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

/** A stream: two banks and the water between. If it does not come from the edge, it rises among reeds, tapering to its spring. */
export function paintStream(item: LineItem, board: Board): string {
  const { theme } = board;
  const width = item.width ?? 60;
  const { points } = item;
  const springs = springsOf(board, points);
  const reaches = [{ points: broadOf(board, points), share: 1 }, ...springs.flatMap(narrowing)];
  const pass = (colour: string, wide: number, least: number) =>
    reaches
      .map(({ points: reach, share }) => {
        const d = roundedLine(board, reach, 140);
        const stroke = mm(Math.max(least, Math.round(wide * share)));
        return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"/>`;
      })
      .join('');
  const reeds = springs.map((flow) => strew(board, 'reed', reedsRound(lastOf(flow), drawFor(item.id))));
  return (
    pass(theme.edges['knee-water'], width + 14, 20) +
    pass(theme.tints['knee-water'], width, 8) +
    pass(theme.shore, 5, 3) +
    reeds.join('')
  );
}

/** Within this distance of the edge, in tenths of a millimetre, a stream flows off the table. */
const brink = 100;

/** Whether a stream rises at this end. A stream of a single leg has the same width all along. */
function isSpring({ table: { width, depth } }: Board, points: readonly Point[], at: number): boolean {
  const { x, y } = points.at(at)!;
  return points.length > 2 && x > brink && y > brink && x < width - brink && y < depth - brink;
}

/** The stream up to each spring. */
function springsOf(board: Board, points: readonly Point[]): readonly (readonly Point[])[] {
  const flows = [];
  if (isSpring(board, points, 0)) flows.push(points.toReversed());
  if (isSpring(board, points, -1)) flows.push(points);
  return flows;
}

/** The part with full width, without the leg at a spring. */
function broadOf(board: Board, points: readonly Point[]): readonly Point[] {
  const from = isSpring(board, points, 0) ? 1 : 0;
  const to = points.length - (isSpring(board, points, -1) ? 1 : 0);
  return points.slice(from, to);
}

const narrowings = 6;

/** The leg at a spring, in pieces of decreasing width. */
function narrowing(flow: readonly Point[]): { readonly points: readonly Point[]; readonly share: number }[] {
  const [from, to] = [flow.at(-2)!, lastOf(flow)];
  const at = (n: number): Point => ({
    x: Math.round(from.x + ((to.x - from.x) * n) / narrowings),
    y: Math.round(from.y + ((to.y - from.y) * n) / narrowings),
  });
  return Array.from({ length: narrowings }, (_, n) => ({
    points: [at(n), at(n + 1)],
    share: 1 - (n + 0.5) / narrowings,
  }));
}

function reedsRound({ x, y }: Point, draw: ReturnType<typeof drawFor>): Point[] {
  const points = Array.from({ length: 9 }, () => ({ x: x + draw(320) - 160, y: y + draw(240) - 120 }));
  return points.sort((a, b) => b.y - a.y || a.x - b.x);
}
