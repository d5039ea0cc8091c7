/** Box: upright boxes around shapes, used to exclude those that cannot touch before exact tests. */
import { valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import type { Tenths } from './point.ts';

/** From corner to corner, borders included. */
export interface Box {
  readonly minX: Tenths;
  readonly minY: Tenths;
  readonly maxX: Tenths;
  readonly maxY: Tenths;
}

/** Box around a base. It is exact, because the axes of a rectangle are whole. */
export function boxOfBase(base: Base): Box {
  const wide = base.isRound ? base.radius : Math.abs(base.ux) + Math.abs(base.vx);
  const high = base.isRound ? base.radius : Math.abs(base.uy) + Math.abs(base.vy);
  return { minX: base.x - wide, minY: base.y - high, maxX: base.x + wide, maxY: base.y + high };
}

export function boxOfPoints(xs: Float64Array, ys: Float64Array): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    minX = Math.min(minX, valueAt(xs, i));
    maxX = Math.max(maxX, valueAt(xs, i));
    minY = Math.min(minY, valueAt(ys, i));
    maxY = Math.max(maxY, valueAt(ys, i));
  }
  return { minX, minY, maxX, maxY };
}

/** Whether two boxes have a point in common. Touching is enough. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** A box made larger on all sides. */
export function grownBox(box: Box, by: Tenths): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}

/** Whether a base is entirely inside a box, border included. */
export function isBaseInBox(base: Base, box: Box): boolean {
  const own = boxOfBase(base);
  return own.minX >= box.minX && own.maxX <= box.maxX && own.minY >= box.minY && own.maxY <= box.maxY;
}

/** Whether the segment a–b may have a point in a box. False means that it certainly has none. */
export function segmentNearBox(box: Box, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  const { minX, minY, maxX, maxY } = box;
  if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) return false;
  if ((ay < minY && by < minY) || (ay > maxY && by > maxY)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  // Twice the distance of the box's middle from the line, against twice the box's extent across it.
  const across = dx * (minY + maxY - ay - ay) - dy * (minX + maxX - ax - ax);
  return Math.abs(across) <= Math.abs(dx) * (maxY - minY) + Math.abs(dy) * (maxX - minX);
}
