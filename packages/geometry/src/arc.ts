/** Arc: the ground between two directions from a point, such as the ground a gun can bear on. */
import type { Base } from './base.ts';
import { isPointInBase } from './contact.ts';
import {
  type Angle,
  asHeading,
  cosineOf,
  type Heading,
  halfTurn,
  quarterTurn,
  sineOf,
  sineScale,
} from './heading.ts';
import type { Tenths } from './point.ts';

/** An arc from its apex to either side of a heading. The half-angle is 0 to 1800 tenths of a degree, where 1800 is all round. */
export interface Arc {
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly halfAngle: Angle;
}

/** Side of a point relative to the direction from the apex, positive to the left. Times `sineScale`. */
function sideOf(heading: Heading, dx: number, dy: number): number {
  return cosineOf(heading) * dy - sineOf(heading) * dx;
}

/** Distance of a point along the direction from the apex. Times `sineScale`. */
function aheadOf(heading: Heading, dx: number, dy: number): number {
  return cosineOf(heading) * dx + sineOf(heading) * dy;
}

/** Whether a point is in an arc, borders and apex included. Decided with the table of sines, exact to 2⁻³⁰. */
export function isPointInArc({ x, y, heading, halfAngle }: Arc, px: Tenths, py: Tenths): boolean {
  const dx = px - x;
  const dy = py - y;
  if (halfAngle >= halfTurn || (dx === 0 && dy === 0)) return true;
  if (halfAngle > quarterTurn)
    return !isBetween(asHeading(heading + halfTurn), halfTurn - halfAngle, dx, dy, 'without');
  return isBetween(heading, halfAngle, dx, dy, 'with');
}

/** For half-angles up to a quarter-turn, with or without the borders. */
function isBetween(
  heading: Heading,
  halfAngle: Angle,
  dx: number,
  dy: number,
  borders: 'with' | 'without',
): boolean {
  const left = sideOf(asHeading(heading + halfAngle), dx, dy);
  const right = sideOf(asHeading(heading - halfAngle), dx, dy);
  if (borders === 'without') return left < 0 && right > 0;
  return left <= 0 && right >= 0 && aheadOf(heading, dx, dy) >= 0;
}

/** Whether some part of a base is in an arc. Touching its border is enough. */
export function isBaseInArc(base: Base, arc: Arc): boolean {
  if (isPointInArc(arc, base.x, base.y) || isPointInBase(base, arc.x, arc.y)) return true;
  const left = asHeading(arc.heading + arc.halfAngle);
  const right = asHeading(arc.heading - arc.halfAngle);
  return base.isRound
    ? isDiscOnRay(base, arc, left) || isDiscOnRay(base, arc, right)
    : hasCornerInArc(base, arc) || isRectangleOnRay(base, arc, left) || isRectangleOnRay(base, arc, right);
}

function isDiscOnRay({ x, y, radius }: Base, arc: Arc, heading: Heading): boolean {
  const dx = x - arc.x;
  const dy = y - arc.y;
  return aheadOf(heading, dx, dy) >= 0 && Math.abs(sideOf(heading, dx, dy)) <= radius * sineScale;
}

function hasCornerInArc({ x, y, ux, uy, vx, vy }: Base, arc: Arc): boolean {
  return (
    isPointInArc(arc, x + ux + vx, y + uy + vy) ||
    isPointInArc(arc, x + ux - vx, y + uy - vy) ||
    isPointInArc(arc, x - ux + vx, y - uy + vy) ||
    isPointInArc(arc, x - ux - vx, y - uy - vy)
  );
}

/** A ray that starts outside crosses a rectangle if it crosses one of its diagonals. */
function isRectangleOnRay({ x, y, ux, uy, vx, vy }: Base, arc: Arc, heading: Heading): boolean {
  return (
    isDiagonalOnRay(x - arc.x, y - arc.y, ux + vx, uy + vy, heading) ||
    isDiagonalOnRay(x - arc.x, y - arc.y, ux - vx, uy - vy, heading)
  );
}

/** Whether the segment from d − h to d + h crosses the ray from the origin. */
function isDiagonalOnRay(dx: number, dy: number, hx: number, hy: number, heading: Heading): boolean {
  const one = sideOf(heading, dx - hx, dy - hy);
  const other = sideOf(heading, dx + hx, dy + hy);
  if ((one > 0 && other > 0) || (one < 0 && other < 0)) return false;
  // Whether the crossing is ahead of the apex: both ends ahead, weighted by their distances from the line.
  const aheadOne = aheadOf(heading, dx - hx, dy - hy);
  const aheadOther = aheadOf(heading, dx + hx, dy + hy);
  if (one === other) return aheadOne >= 0 || aheadOther >= 0;
  return aheadOne + (aheadOther - aheadOne) * (one / (one - other)) >= 0;
}
