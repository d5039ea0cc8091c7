/** isBaseIn, isBaseWhollyIn, baseToPolygon: whether a base is partly or wholly in an area, and its distance. */
import { valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { crossesBase, isSegmentWithin, segmentToBase } from './base-segment.ts';
import type { Tenths } from './point.ts';
import { isInPolygon, locate, type Polygon } from './polygon.ts';

/** Whether some part of a base is in an area. Touching the border from outside is not inside. Exact. */
export function isBaseIn(base: Base, polygon: Polygon): boolean {
  const { x, y, reach } = base;
  if (x - reach >= polygon.maxX || x + reach <= polygon.minX) return false;
  if (y - reach >= polygon.maxY || y + reach <= polygon.minY) return false;
  return isInPolygon(polygon, x, y) || isOnBorder(base, polygon);
}

/** Whether a base is entirely in an area. Touching the border from inside is allowed. Exact. */
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

/** Distance of a base from an area in tenths of a millimetre, rounded down. 0 inside. */
export function baseToPolygon(base: Base, polygon: Polygon): Tenths {
  return isBaseIn(base, polygon) ? 0 : baseToBorder(base, polygon);
}

/** Distance of a base from the border of an area, from either side. */
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

/** Whether a base is in an area or within this distance of it. */
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
