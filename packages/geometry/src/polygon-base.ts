/** A base and an area: in it, wholly in it, how far from it. */
import { valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { crossesBase, isSegmentWithin, segmentToBase } from './base-segment.ts';
import type { Tenths } from './point.ts';
import { isInPolygon, locate, type Polygon } from './polygon.ts';

/** Whether some part of a base is in an area. Standing against its border from outside is not being in it. Exact. */
export function isBaseIn(base: Base, polygon: Polygon): boolean {
  const { x, y, reach } = base;
  if (x - reach >= polygon.maxX || x + reach <= polygon.minX) return false;
  if (y - reach >= polygon.maxY || y + reach <= polygon.minY) return false;
  return isInPolygon(polygon, x, y) || isOnBorder(base, polygon);
}

/** Whether no part of a base is outside an area. Touching its border from inside is allowed. Exact. */
export function isBaseWhollyIn(base: Base, polygon: Polygon): boolean {
  return locate(polygon, base.x, base.y) === 'inside' && !isOnBorder(base, polygon);
}

/** Whether the border of an area goes through the inside of a base. */
export function isOnBorder(base: Base, { xs, ys }: Polygon): boolean {
  for (let i = 1; i < xs.length; i++) {
    if (crossesBase(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  }
  return false;
}

/** The distance of a base from an area, down to a whole tenth; 0 in it. */
export function baseToPolygon(base: Base, polygon: Polygon): Tenths {
  return isBaseIn(base, polygon) ? 0 : baseToBorder(base, polygon);
}

/** The distance of a base from the border of an area, from whichever side. */
export function baseToBorder(base: Base, { xs, ys }: Polygon): Tenths {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < xs.length; i++) {
    least = Math.min(
      least,
      segmentToBase(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)),
    );
  }
  return least;
}

/** Whether a base is in an area or at most so far from it. */
export function isWithinOfPolygon(base: Base, polygon: Polygon, distance: Tenths): boolean {
  const { x, y } = base;
  const far = base.reach + distance + 1;
  if (x - far >= polygon.maxX || x + far <= polygon.minX) return false;
  if (y - far >= polygon.maxY || y + far <= polygon.minY) return false;
  const { xs, ys } = polygon;
  for (let i = 1; i < xs.length; i++) {
    if (
      isSegmentWithin(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), distance)
    )
      return true;
  }
  return isInPolygon(polygon, x, y);
}
