/** roomAlong, roomOnMarch: how far a rectangle can certainly march past another. */
import type { Base } from './base.ts';
import { grainsPerTenth } from './path.ts';
import type { Tenths } from './point.ts';
import { pieceAt, type Track } from './track.ts';

/**
 * Distance that a body at this place on its track can certainly go before it overlaps another, at most to the end of its march. 0 on
 * a wheel, and at the start of a march that is not the start of the track.
 */
export function roomAlong(track: Track, along: Tenths, body: Base, other: Base): Tenths {
  const piece = pieceAt(track, along * grainsPerTenth);
  if (piece === null || piece.kind !== 'march' || body.isRound || other.isRound) return 0;
  const rest = Math.floor((piece.start + piece.length) / grainsPerTenth) - along;
  const tenths = piece.length / grainsPerTenth;
  // The end of a track may lie almost a tenth behind its last whole tenth.
  return Math.max(0, Math.min(rest, roomOnMarch(body, other, piece.dx / tenths, piece.dy / tenths, 0) - 1));
}

/**
 * Number of steps of dx, dy that a rectangle can take before it can be nearer to another than the gap. For each edge direction there
 * is room until the projections across it are within the gap, and unlimited room if they move apart. The greatest counts. Below zero
 * there is no room. Positions on a march are rounded: two of them may be off by a whole tenth, but not in a coordinate that stays
 * the same.
 */
export function roomOnMarch(body: Base, other: Base, dx: number, dy: number, gap: number): number {
  const x = other.x - body.x;
  const y = other.y - body.y;
  const uu = Math.abs(body.ux * other.uy - body.uy * other.ux);
  const uv = Math.abs(body.ux * other.vy - body.uy * other.vx);
  const vu = Math.abs(body.vx * other.uy - body.vy * other.ux);
  const vv = Math.abs(body.vx * other.vy - body.vy * other.vx);
  return Math.max(
    roomAcross(body.ux, body.uy, body.quarterArea + uu + uv, x, y, dx, dy, gap),
    roomAcross(body.vx, body.vy, body.quarterArea + vu + vv, x, y, dx, dy, gap),
    roomAcross(other.ux, other.uy, other.quarterArea + uu + vu, x, y, dx, dy, gap),
    roomAcross(other.vx, other.vy, other.quarterArea + uv + vv, x, y, dx, dy, gap),
  );
}

/** Room across an edge of this direction. All values are multiplied by the length of the edge. */
function roomAcross(
  ex: number,
  ey: number,
  reach: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  gap: number,
): number {
  const apart = ex * y - ey * x;
  const rounding = (dx === 0 ? 0 : Math.abs(ey)) + (dy === 0 ? 0 : Math.abs(ex));
  const kept = gap === 0 ? 0 : gap * Math.sqrt(ex * ex + ey * ey);
  const room = Math.abs(apart) - reach - kept - rounding;
  if (room < 0) return room;
  const step = ex * dy - ey * dx;
  const nearer = apart > 0 ? step : -step;
  return nearer > 0 ? room / nearer : Number.POSITIVE_INFINITY;
}
