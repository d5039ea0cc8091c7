/** sweepEdge: the part of a straight movement on which an edge goes through the moving base. */
import type { Base } from './base.ts';
import { narrowSlab, type Passage } from './base-segment.ts';
import type { Tenths } from './point.ts';

/**
 * Writes the shares of the movement dx, dy between which the edge p–q goes through the inside of the base, and returns whether it
 * does. A base that only slides along the edge is not crossed.
 */
export function sweepEdge(
  base: Base,
  dx: Tenths,
  dy: Tenths,
  px: Tenths,
  py: Tenths,
  qx: Tenths,
  qy: Tenths,
  into: Passage,
): boolean {
  into.enter = 0;
  into.leave = 1;
  const sx = base.x - px;
  const sy = base.y - py;
  const ex = qx - px;
  const ey = qy - py;
  if (base.isRound) sweepDisc(base.radius, dx, dy, sx, sy, ex, ey, into);
  else sweepRectangle(base, dx, dy, sx, sy, ex, ey, into);
  return into.leave > into.enter;
}

/** Relative to p: the centre of the base starts at s, the edge ends at e. Three slabs bound the positions where they meet. */
function sweepRectangle(
  { ux, uy, vx, vy, quarterArea: area }: Base,
  dx: number,
  dy: number,
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  into: Passage,
): void {
  const edgeAhead = (ux * ey - uy * ex) / 2;
  narrowSlab(into, ux * sy - uy * sx - edgeAhead, ux * dy - uy * dx, area + Math.abs(edgeAhead));
  const edgeRight = (ex * vy - ey * vx) / 2;
  narrowSlab(into, sx * vy - sy * vx - edgeRight, dx * vy - dy * vx, area + Math.abs(edgeRight));
  const half = Math.abs(ex * uy - ey * ux) + Math.abs(ex * vy - ey * vx);
  narrowSlab(into, ex * sy - ey * sx, ex * dy - ey * dx, half);
}

const part: Passage = { enter: 0, leave: 0 };

/** Positions within a radius of an edge are those beside it and those around either end. Together they form one span. */
function sweepDisc(
  radius: Tenths,
  dx: number,
  dy: number,
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  into: Passage,
): void {
  const square = ex * ex + ey * ey;
  part.enter = 0;
  part.leave = 1;
  narrowSlab(part, ex * sy - ey * sx, ex * dy - ey * dx, radius * Math.sqrt(square));
  narrowSlab(part, ex * sx + ey * sy - square / 2, ex * dx + ey * dy, square / 2);
  into.enter = 1;
  into.leave = 0;
  widen(into, part.enter, part.leave);
  widenByDisc(radius, dx, dy, sx, sy, into);
  widenByDisc(radius, dx, dy, sx - ex, sy - ey, into);
}

/** Shares of the movement on which the centre, starting at s, is nearer to the origin than the radius. */
function widenByDisc(radius: Tenths, dx: number, dy: number, sx: number, sy: number, into: Passage): void {
  const square = dx * dx + dy * dy;
  const across = dx * sy - dy * sx;
  const rest = radius * radius * square - across * across;
  if (rest <= 0) return;
  const middle = -(sx * dx + sy * dy) / square;
  const half = Math.sqrt(rest) / square;
  widen(into, Math.max(0, middle - half), Math.min(1, middle + half));
}

function widen(into: Passage, enter: number, leave: number): void {
  if (!(leave > enter)) return;
  if (enter < into.enter) into.enter = enter;
  if (leave > into.leave) into.leave = leave;
}
