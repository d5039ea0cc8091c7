/** crossesBase, segmentToBase, passageThrough: a base and a segment: whether and where it crosses, and their distance. */
import type { Base } from './base.ts';
import { isPointNearer, pointToBase } from './contact.ts';
import type { Tenths } from './point.ts';
import { isNearer, segmentDistance } from './segment.ts';

/** Whether the segment a–b goes through the inside of a base. Running along an edge or ending on it is not crossing. Exact. */
export function crossesBase(base: Base, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  const px = ax - base.x;
  const py = ay - base.y;
  const qx = bx - base.x;
  const qy = by - base.y;
  const { reach } = base;
  if ((px >= reach && qx >= reach) || (px <= -reach && qx <= -reach)) return false;
  if ((py >= reach && qy >= reach) || (py <= -reach && qy <= -reach)) return false;
  if (base.isRound) return isNearer(px, py, qx, qy, 0, 0, base.radius);
  const { ux, uy, vx, vy, quarterArea: area } = base;
  const aheadP = ux * py - uy * px;
  const aheadQ = ux * qy - uy * qx;
  if ((aheadP >= area && aheadQ >= area) || (aheadP <= -area && aheadQ <= -area)) return false;
  const rightP = px * vy - py * vx;
  const rightQ = qx * vy - qy * vx;
  if ((rightP >= area && rightQ >= area) || (rightP <= -area && rightQ <= -area)) return false;
  const dx = qx - px;
  const dy = qy - py;
  if (dx === 0 && dy === 0) return true;
  return Math.abs(dx * py - dy * px) < Math.abs(dx * uy - dy * ux) + Math.abs(dx * vy - dy * vx);
}

/** Distance of a base from the segment a–b, rounded down to a tenth of a millimetre. */
export function segmentToBase(base: Base, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): Tenths {
  const { x, y, ux, uy, vx, vy } = base;
  if (base.isRound) return Math.max(0, segmentDistance(ax, ay, bx, by, x, y) - base.radius);
  if (crossesBase(base, ax, ay, bx, by)) return 0;
  return Math.min(
    pointToBase(base, ax, ay),
    pointToBase(base, bx, by),
    segmentDistance(ax, ay, bx, by, x + ux + vx, y + uy + vy),
    segmentDistance(ax, ay, bx, by, x + ux - vx, y + uy - vy),
    segmentDistance(ax, ay, bx, by, x - ux + vx, y - uy + vy),
    segmentDistance(ax, ay, bx, by, x - ux - vx, y - uy - vy),
  );
}

/** Whether the measured distance of a base from the segment a–b is at most `distance`. */
export function isSegmentWithin(
  base: Base,
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  distance: Tenths,
): boolean {
  const { x, y, ux, uy, vx, vy } = base;
  const limit = distance + 1;
  if (base.isRound) return isNearer(ax, ay, bx, by, x, y, base.radius + limit);
  return (
    isPointNearer(base, ax, ay, limit) ||
    isPointNearer(base, bx, by, limit) ||
    crossesBase(base, ax, ay, bx, by) ||
    isNearer(ax, ay, bx, by, x + ux + vx, y + uy + vy, limit) ||
    isNearer(ax, ay, bx, by, x + ux - vx, y + uy - vy, limit) ||
    isNearer(ax, ay, bx, by, x - ux + vx, y - uy + vy, limit) ||
    isNearer(ax, ay, bx, by, x - ux - vx, y - uy - vy, limit)
  );
}

/** Where the segment a–b enters and leaves a base that it crosses, as shares of its length. */
export interface Passage {
  enter: number;
  leave: number;
}

/** Writes where the segment a–b goes through a base, and returns whether it does. */
export function passageThrough(
  base: Base,
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  into: Passage,
): boolean {
  if (!crossesBase(base, ax, ay, bx, by)) return false;
  into.enter = 0;
  into.leave = 1;
  const px = ax - base.x;
  const py = ay - base.y;
  const dx = bx - ax;
  const dy = by - ay;
  if (base.isRound) {
    const square = dx * dx + dy * dy;
    if (square === 0) return true;
    const across = dx * py - dy * px;
    const middle = -(px * dx + py * dy) / square;
    const half = Math.sqrt(base.radius * base.radius * square - across * across) / square;
    narrow(into, middle - half, middle + half);
    return true;
  }
  const { ux, uy, vx, vy, quarterArea: area } = base;
  narrowSlab(into, ux * py - uy * px, ux * dy - uy * dx, area);
  narrowSlab(into, px * vy - py * vx, dx * vy - dy * vx, area);
  return true;
}

function narrow(passage: Passage, enter: number, leave: number): void {
  if (enter > passage.enter) passage.enter = enter;
  if (leave < passage.leave) passage.leave = leave;
}

/** Narrows the passage to where |start + share · slope| < limit. */
export function narrowSlab(passage: Passage, start: number, slope: number, limit: number): void {
  if (slope > 0) narrow(passage, (-limit - start) / slope, (limit - start) / slope);
  else if (slope < 0) narrow(passage, (limit - start) / slope, (-limit - start) / slope);
  else if (start >= limit || start <= -limit) passage.leave = passage.enter;
}
