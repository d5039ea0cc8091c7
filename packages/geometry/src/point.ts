/** Tenths, Point: points of the table and their distances, in tenths of a millimetre. */
import { floorRoot } from './exact.ts';

/** A length or coordinate in tenths of a millimetre, always a whole number. A table of 4 m is 40,000. */
export type Tenths = number;

/** A place on the table: x to the right, y away from the near edge, so that y points upwards on a map. */
export interface Point {
  readonly x: Tenths;
  readonly y: Tenths;
}

/** Greatest coordinate accepted, 10 m. Up to it every product that decides something is exact. */
export const farthest: Tenths = 100_000;

/** Whether a value can be a coordinate: whole and at most `farthest`. */
export function isCoordinate(value: unknown): value is Tenths {
  return Number.isInteger(value) && Math.abs(value as number) <= farthest;
}

export function squaredDistance(ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): number {
  const dx = bx - ax;
  const dy = by - ay;
  return dx * dx + dy * dy;
}

/** Distance of two points in tenths of a millimetre, rounded down. */
export function pointDistance(ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): Tenths {
  return floorRoot(squaredDistance(ax, ay, bx, by));
}

/**
 * Twice the signed area of the triangle a, b, p: above zero if p lies to the left of the line from a to b, below if to its right,
 * zero if it lies on it. Exact.
 */
export function sideOfLine(ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths, px: Tenths, py: Tenths): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** The point at a share of the way from one to another, rounded to a whole one. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

/** The point at a distance from one point towards another, at most there. */
export function pointTowards(from: Point, to: Point, far: Tenths): Point {
  const length = pointDistance(from.x, from.y, to.x, to.y);
  return length === 0 ? { x: from.x, y: from.y } : pointBetween(from, to, Math.min(1, far / length));
}
