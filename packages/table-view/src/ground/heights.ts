/** paintHill, paintSlope: hills and slopes in hachures, strokes that run downhill and are thick at the crest. */

import type { AreaItem } from '@grognard/engine';
import { asHeading, halfTurn, type Point, quarterTurn, sineOf } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { type Draw, drawFor, swing } from '../hash.ts';
import { strewn } from '../scatter.ts';
import { bled, boundsOf, doubleArea, grainOf, isInside, shifted, stopsAlong, toBorder } from '../shapes.ts';
import { type Board, figuresPath, stamp } from '../write.ts';

/** A stroke from its thick end to its point. */
function wedge(top: Point, heading: number, length: number, half: number): Point[] {
  return [shifted(top, heading, 0, half), shifted(top, heading, length, 0), shifted(top, heading, 0, -half)];
}

/** One tier of hachures along the border, from `from` inside towards it. */
function tier(corners: readonly Point[], draw: Draw, from: number, length: number, step: number): Point[][] {
  const inward = doubleArea(corners) > 0 ? quarterTurn : -quarterTurn;
  const marks: Point[][] = [];
  for (const { at, heading } of stopsAlong([...corners, entryAt(corners, 0)], step)) {
    const top = shifted(at, asHeading(heading + inward + swing(draw, 40)), from + swing(draw, 14));
    if (!isInside(corners, top) || toBorder(corners, top) < from * 0.75) continue;
    const down = asHeading(heading - inward + swing(draw, 50));
    marks.push(wedge(top, down, length + swing(draw, Math.round(length / 4)), 3.5));
  }
  return marks;
}

/** A hill: two tiers of strokes below its crest. The contour is the edge of the area. */
export function paintHill(item: AreaItem, board: Board): string {
  const draw = drawFor(item.id);
  const corners = bled(item.corners, board.table);
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const room = Math.min(maxX - minX, maxY - minY);
  const length = Math.max(50, Math.min(170, Math.round(room / 8)));
  const marks = tier(corners, draw, length + 16, length, 46);
  if (room > 1200) marks.push(...tier(corners, draw, length * 2 + 30, Math.round(length * 0.7), 64));
  const d = figuresPath(board, marks);
  return d === '' ? '' : `<path d="${d}" fill="${board.theme.hachure}" fill-opacity=".8"/>`;
}

/** A steep slope: strokes all over it, across its length and towards the viewer, and a few stones. */
export function paintSlope(item: AreaItem, board: Board): string {
  const draw = drawFor(item.id);
  const across = asHeading(grainOf(item.corners) + quarterTurn);
  const down = sineOf(across) > 0 ? asHeading(across + halfTurn) : across;
  const marks: Point[][] = [];
  let stones = '';
  for (const at of strewn(item.corners, draw, { spacing: 58, shake: 16, margin: 40 })) {
    if (draw(16) === 0) stones += stamp(board, 'stone1', at);
    else marks.push(wedge(at, asHeading(down + swing(draw, 90)), 56 + draw(36), 4.5));
  }
  const d = figuresPath(board, marks);
  return `${d === '' ? '' : `<path d="${d}" fill="${board.theme.hachure}" fill-opacity=".85"/>`}${stones}`;
}
