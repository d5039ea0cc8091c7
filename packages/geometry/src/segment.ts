/** segmentsMeet, segmentDistance: intersections and distances of segments between two points. */
import { compareProducts, floorOverRoot, floorRoot } from './exact.ts';
import { sideOfLine, type Tenths } from './point.ts';

/** Distance of a point p from the segment a–b in tenths of a millimetre, rounded down. */
export function segmentDistance(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  px: Tenths,
  py: Tenths,
): Tenths {
  const dx = bx - ax;
  const dy = by - ay;
  const qx = px - ax;
  const qy = py - ay;
  const square = dx * dx + dy * dy;
  const along = qx * dx + qy * dy;
  if (along <= 0) return floorRoot(qx * qx + qy * qy);
  if (along >= square) return floorRoot((px - bx) * (px - bx) + (py - by) * (py - by));
  return floorOverRoot(dx * qy - dy * qx, square);
}

/** Whether a point p is nearer to the segment a–b than `limit`. A distance of exactly `limit` is not nearer. Exact. */
export function isNearer(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  px: Tenths,
  py: Tenths,
  limit: Tenths,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const qx = px - ax;
  const qy = py - ay;
  const square = dx * dx + dy * dy;
  const along = qx * dx + qy * dy;
  const limit2 = limit * limit;
  if (along <= 0) return qx * qx + qy * qy < limit2;
  if (along >= square) return (px - bx) * (px - bx) + (py - by) * (py - by) < limit2;
  const across = dx * qy - dy * qx;
  return compareProducts(across, across, limit2, square) < 0;
}

/** Whether p lies on the segment a–b, ends included. */
export function isOnSegment(ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths, px: Tenths, py: Tenths): boolean {
  return (
    sideOfLine(ax, ay, bx, by, px, py) === 0 &&
    px >= Math.min(ax, bx) &&
    px <= Math.max(ax, bx) &&
    py >= Math.min(ay, by) &&
    py <= Math.max(ay, by)
  );
}

/** Whether the segments a–b and c–d have a point in common. Touching is enough. */
export function segmentsMeet(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  cx: Tenths,
  cy: Tenths,
  dx: Tenths,
  dy: Tenths,
): boolean {
  const c = sideOfLine(ax, ay, bx, by, cx, cy);
  const d = sideOfLine(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = sideOfLine(cx, cy, dx, dy, ax, ay);
  const b = sideOfLine(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  if (c !== 0 || d !== 0 || a !== 0 || b !== 0) return true;
  // All points on one line, or a segment without length.
  return (
    Math.max(Math.min(ax, bx), Math.min(cx, dx)) <= Math.min(Math.max(ax, bx), Math.max(cx, dx)) &&
    Math.max(Math.min(ay, by), Math.min(cy, dy)) <= Math.min(Math.max(ay, by), Math.max(cy, dy))
  );
}

/** Distance between the segments a–b and c–d in tenths of a millimetre, rounded down. 0 if they meet. */
export function segmentsDistance(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  cx: Tenths,
  cy: Tenths,
  dx: Tenths,
  dy: Tenths,
): Tenths {
  if (segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    segmentDistance(ax, ay, bx, by, cx, cy),
    segmentDistance(ax, ay, bx, by, dx, dy),
    segmentDistance(cx, cy, dx, dy, ax, ay),
    segmentDistance(cx, cy, dx, dy, bx, by),
  );
}
