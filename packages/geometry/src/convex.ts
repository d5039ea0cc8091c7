/** extentBetween: the width or depth left of a base cut by lines, in another frame of reference. */
import { numberAt } from '@grognard/lists';
import type { Base } from './base.ts';

/** Frame with an origin and two directions of length 1, in whole or fractional numbers. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  /** Direction of the first axis. The second is a quarter-turn to its left. */
  readonly dx: number;
  readonly dy: number;
}

/** Least and greatest value of the first axis over a part of a base. Empty if the least is above the greatest. */
export interface Extent {
  least: number;
  greatest: number;
}

/** Extent along the first axis of the part of a base whose second coordinate lies between two values. */
export function extentBetween(base: Base, frame: Frame, low: number, high: number): Extent {
  const extent = { least: Number.POSITIVE_INFINITY, greatest: Number.NEGATIVE_INFINITY };
  const rx = base.x - frame.x;
  const ry = base.y - frame.y;
  const along = rx * frame.dx + ry * frame.dy;
  const across = ry * frame.dx - rx * frame.dy;
  if (base.isRound) {
    const off = Math.max(0, low - across, across - high);
    if (off >= base.radius) return extent;
    const half = Math.sqrt(base.radius * base.radius - off * off);
    return { least: along - half, greatest: along + half };
  }
  const alongs: number[] = [];
  const acrosses: number[] = [];
  for (const [u, v] of signs) {
    const cx = u * base.ux + v * base.vx;
    const cy = u * base.uy + v * base.vy;
    alongs.push(along + cx * frame.dx + cy * frame.dy);
    acrosses.push(across + cy * frame.dx - cx * frame.dy);
  }
  for (let i = 0; i < 4; i++) addEdge(extent, alongs, acrosses, i, low, high);
  return extent;
}

/** Signs of the corners in order. */
const signs = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** Adds the part of one edge between the two values. The extent of the base is that of its edges. */
function addEdge(
  extent: Extent,
  alongs: readonly number[],
  acrosses: readonly number[],
  at: number,
  low: number,
  high: number,
): void {
  const next = (at + 1) % 4;
  const a = numberAt(acrosses, at);
  const b = numberAt(acrosses, next);
  let from = 0;
  let to = 1;
  if (a === b) {
    if (a < low || a > high) return;
  } else {
    const one = (low - a) / (b - a);
    const other = (high - a) / (b - a);
    from = Math.max(0, Math.min(one, other));
    to = Math.min(1, Math.max(one, other));
    if (from > to) return;
  }
  const start = numberAt(alongs, at);
  const way = numberAt(alongs, next) - start;
  extent.least = Math.min(extent.least, start + way * from, start + way * to);
  extent.greatest = Math.max(extent.greatest, start + way * from, start + way * to);
}
