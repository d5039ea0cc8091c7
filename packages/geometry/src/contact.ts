/** overlaps, baseDistance, isWithin: overlap, distance and contact of two bases. */
import type { Base } from './base.ts';
import { floorOverRoot, floorRoot } from './exact.ts';
import type { Tenths } from './point.ts';
import { isNearer, segmentDistance } from './segment.ts';

/** Whether two bases have some area in common. Touching is not overlapping. Exact. */
export function overlaps(a: Base, b: Base): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.reach + b.reach;
  if (dx * dx + dy * dy >= reach * reach) return false;
  if (a.isRound) return b.isRound || isPointNearer(b, a.x, a.y, a.radius);
  if (b.isRound) return isPointNearer(a, b.x, b.y, b.radius);
  // The separating-axis test on whole numbers: an axis across each edge direction.
  const uu = Math.abs(a.ux * b.uy - a.uy * b.ux);
  const uv = Math.abs(a.ux * b.vy - a.uy * b.vx);
  if (Math.abs(a.ux * dy - a.uy * dx) >= a.quarterArea + uu + uv) return false;
  const vu = Math.abs(a.vx * b.uy - a.vy * b.ux);
  const vv = Math.abs(a.vx * b.vy - a.vy * b.vx);
  if (Math.abs(a.vx * dy - a.vy * dx) >= a.quarterArea + vu + vv) return false;
  if (Math.abs(b.ux * dy - b.uy * dx) >= b.quarterArea + uu + vu) return false;
  return Math.abs(b.vx * dy - b.vy * dx) < b.quarterArea + uv + vv;
}

/** Measured distance of two bases, edge to edge, in tenths of a millimetre rounded down. 0 if they touch or overlap. */
export function baseDistance(a: Base, b: Base): Tenths {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (a.isRound && b.isRound) return Math.max(0, floorRoot(dx * dx + dy * dy) - a.radius - b.radius);
  if (a.isRound) return Math.max(0, pointToBase(b, a.x, a.y) - a.radius);
  if (b.isRound) return Math.max(0, pointToBase(a, b.x, b.y) - b.radius);
  if (overlaps(a, b)) return 0;
  // The shortest line between two separate rectangles always ends at a corner.
  leastSquare = Number.POSITIVE_INFINITY;
  least = Number.POSITIVE_INFINITY;
  measureCorners(a, b);
  measureCorners(b, a);
  return least;
}

/** Results while the corners of two rectangles are measured: the approximate square of the least distance so far, and that distance. */
let leastSquare = 0;
let least: Tenths = 0;

/** Squares that differ by less may be off by rounding, so both are measured exactly. */
const alike = 1 + 2 ** -30;

/** Skips corners that cannot end the shortest line: those past which the other base does not reach. Most corners are skipped. */
function measureCorners(base: Base, { x, y, ux, uy, vx, vy }: Base): void {
  const dx = base.x - x;
  const dy = base.y - y;
  const right = dx * ux + dy * uy;
  const front = dx * vx + dy * vy;
  const skew = Math.abs(ux * vx + uy * vy);
  const wide = Math.abs(base.ux * ux + base.uy * uy) + Math.abs(base.vx * ux + base.vy * uy);
  const deep = Math.abs(base.ux * vx + base.uy * vy) + Math.abs(base.vx * vx + base.vy * vy);
  const beside = ux * ux + uy * uy - wide - skew;
  const before = vx * vx + vy * vy - deep - skew;
  if (right >= beside) {
    if (front >= before) measureCorner(base, x + ux + vx, y + uy + vy);
    if (-front >= before) measureCorner(base, x + ux - vx, y + uy - vy);
  }
  if (-right >= beside) {
    if (front >= before) measureCorner(base, x - ux + vx, y - uy + vy);
    if (-front >= before) measureCorner(base, x - ux - vx, y - uy - vy);
  }
}

/** As `pointToBase`. A corner that no edge faces lies inside the base, which counts as touching. */
function measureCorner(base: Base, px: Tenths, py: Tenths): void {
  const { x, y, ux, uy, vx, vy, quarterArea: area } = base;
  const dx = px - x;
  const dy = py - y;
  const ahead = ux * dy - uy * dx;
  const right = dx * vy - dy * vx;
  if (ahead <= area && ahead >= -area && right <= area && right >= -area) {
    least = 0;
    leastSquare = 0;
    return;
  }
  if (ahead > area) measureEdge(dx - vx, dy - vy, ux, uy);
  else if (ahead < -area) measureEdge(dx + vx, dy + vy, ux, uy);
  if (right > area) measureEdge(dx - ux, dy - uy, vx, vy);
  else if (right < -area) measureEdge(dx + ux, dy + uy, vx, vy);
}

/**
 * Distance of an edge with this half length from a point relative to its middle. Skips roots of squares greater than the least so
 * far.
 */
function measureEdge(px: number, py: number, hx: number, hy: number): void {
  const half = hx * hx + hy * hy;
  const along = px * hx + py * hy;
  if (along > -half && along < half) {
    const across = 2 * (hx * py - hy * px);
    const square = (across * across) / (4 * half);
    if (square > leastSquare * alike) return;
    least = Math.min(least, floorOverRoot(across, 4 * half));
    leastSquare = Math.min(leastSquare, square);
    return;
  }
  const qx = along < 0 ? px + hx : px - hx;
  const qy = along < 0 ? py + hy : py - hy;
  const square = qx * qx + qy * qy;
  if (square > leastSquare * alike) return;
  least = Math.min(least, floorRoot(square));
  leastSquare = Math.min(leastSquare, square);
}

/**
 * Whether the measured distance of two bases is at most `distance`. Same answer as `baseDistance(a, b) <= distance`, but faster.
 * With the game's tolerance this is contact.
 */
export function isWithin(a: Base, b: Base, distance: Tenths): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // Measured distances are rounded down, so "at most `distance`" is "less than `distance` + 1". All numbers are whole from here on.
  const limit = distance + 1;
  const far = a.reach + b.reach + limit;
  const apart = dx * dx + dy * dy;
  if (apart >= far * far) return false;
  if (a.isRound && b.isRound) return true;
  if (a.isRound) return isPointNearer(b, a.x, a.y, a.radius + limit);
  if (b.isRound) return isPointNearer(a, b.x, b.y, b.radius + limit);
  return overlaps(a, b) || hasCornerNearer(a, b, limit) || hasCornerNearer(b, a, limit);
}

/** Distance of a point from a base in tenths of a millimetre, rounded down. 0 inside. */
export function pointToBase(base: Base, px: Tenths, py: Tenths): Tenths {
  const { x, y, ux, uy, vx, vy, quarterArea: area } = base;
  const dx = px - x;
  const dy = py - y;
  if (base.isRound) return Math.max(0, floorRoot(dx * dx + dy * dy) - base.radius);
  const ahead = ux * dy - uy * dx;
  const right = dx * vy - dy * vx;
  let least = Number.POSITIVE_INFINITY;
  // The nearest point lies on an edge that faces p.
  if (ahead > area) least = edgeDistance(x + vx, y + vy, ux, uy, px, py);
  else if (ahead < -area) least = edgeDistance(x - vx, y - vy, ux, uy, px, py);
  if (right > area) least = Math.min(least, edgeDistance(x + ux, y + uy, vx, vy, px, py));
  else if (right < -area) least = Math.min(least, edgeDistance(x - ux, y - uy, vx, vy, px, py));
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** Whether a point is nearer to a base than `limit`, or inside it. Exact. */
export function isPointNearer(base: Base, px: Tenths, py: Tenths, limit: Tenths): boolean {
  const { x, y, ux, uy, vx, vy, quarterArea: area } = base;
  const dx = px - x;
  const dy = py - y;
  if (base.isRound) return dx * dx + dy * dy < (base.radius + limit) * (base.radius + limit);
  const ahead = ux * dy - uy * dx;
  const right = dx * vy - dy * vx;
  if (ahead <= area && ahead >= -area && right <= area && right >= -area) return true;
  if (ahead > area && isEdgeNearer(x + vx, y + vy, ux, uy, px, py, limit)) return true;
  if (ahead < -area && isEdgeNearer(x - vx, y - vy, ux, uy, px, py, limit)) return true;
  if (right > area && isEdgeNearer(x + ux, y + uy, vx, vy, px, py, limit)) return true;
  return right < -area && isEdgeNearer(x - ux, y - uy, vx, vy, px, py, limit);
}

/** Whether a point is inside a base or on its edge. */
export function isPointInBase(base: Base, px: Tenths, py: Tenths): boolean {
  const dx = px - base.x;
  const dy = py - base.y;
  if (base.isRound) return dx * dx + dy * dy <= base.radius * base.radius;
  const { quarterArea: area } = base;
  return Math.abs(base.ux * dy - base.uy * dx) <= area && Math.abs(dx * base.vy - dy * base.vx) <= area;
}

/** Distance of a point from the edge with this middle and half length. */
function edgeDistance(mx: number, my: number, hx: number, hy: number, px: number, py: number): Tenths {
  return segmentDistance(mx - hx, my - hy, mx + hx, my + hy, px, py);
}

function isEdgeNearer(
  mx: number,
  my: number,
  hx: number,
  hy: number,
  px: number,
  py: number,
  limit: Tenths,
): boolean {
  return isNearer(mx - hx, my - hy, mx + hx, my + hy, px, py, limit);
}

function hasCornerNearer(base: Base, other: Base, limit: Tenths): boolean {
  const { x, y, ux, uy, vx, vy } = other;
  return (
    isPointNearer(base, x + ux + vx, y + uy + vy, limit) ||
    isPointNearer(base, x + ux - vx, y + uy - vy, limit) ||
    isPointNearer(base, x - ux + vx, y - uy + vy, limit) ||
    isPointNearer(base, x - ux - vx, y - uy - vy, limit)
  );
}
