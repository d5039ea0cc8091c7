/** Ahead: the part of another base straight ahead of a base, its distance, and lines along which it can be fired at. */

import { type Base, fromLocal, type LocalPoint, type Point, type Tenths, toLocal } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';

/** A line of fire from muzzle to mark. */
export type FireLine = readonly [Point, Point];

/** The part of a target straight ahead of a base: its distance, and its outline in the base's coordinates. */
export interface Ahead {
  readonly base: Base;
  readonly distance: Tenths;
  readonly outline: readonly LocalPoint[];
  /** Its left end and its width. */
  readonly left: number;
  readonly width: number;
}

/** A part of the front up to this width only touches and is not ahead, in tenths of a millimetre. */
const sliver = 2;

/** Positions of the lines on the part ahead, as shares of its width, the middle first. */
const shares = [1 / 2, 1 / 8, 7 / 8];

/** The part of a convex outline where `across` × right + `on` × ahead plus the constant is at least zero. */
function cut(
  outline: readonly LocalPoint[],
  across: number,
  on: number,
  more: number,
): readonly LocalPoint[] {
  let isWhole = true;
  for (const { right, ahead } of outline) if (across * right + on * ahead + more < 0) isWhole = false;
  if (isWhole) return outline;
  const kept: LocalPoint[] = [];
  let before = entryAt(outline, outline.length - 1);
  let there = across * before.right + on * before.ahead + more;
  for (const point of outline) {
    const here = across * point.right + on * point.ahead + more;
    if (here < 0 !== there < 0) kept.push(between(before, point, there / (there - here)));
    if (here >= 0) kept.push(point);
    before = point;
    there = here;
  }
  return kept;
}

function between(from: LocalPoint, to: LocalPoint, share: number): LocalPoint {
  return {
    right: from.right + (to.right - from.right) * share,
    ahead: from.ahead + (to.ahead - from.ahead) * share,
  };
}

/** Distance of the nearest point of a convex outline at this offset to the right. */
function nearestAt(outline: readonly LocalPoint[], right: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let from = entryAt(outline, outline.length - 1);
  for (const to of outline) {
    const low = Math.min(from.right, to.right);
    const high = Math.max(from.right, to.right);
    if (right >= low && right <= high) {
      const ahead =
        high === low
          ? Math.min(from.ahead, to.ahead)
          : from.ahead + (to.ahead - from.ahead) * ((right - from.right) / (to.right - from.right));
      nearest = Math.min(nearest, ahead);
    }
    from = to;
  }
  return nearest;
}

function halfFrontOf({ ux, uy }: Base): number {
  return Math.sqrt(ux * ux + uy * uy);
}

/** Corners of a target in a base's coordinates. */
function outlineFrom(base: Base, { isRound, x, y, ux, uy, vx, vy }: Base): readonly LocalPoint[] {
  if (isRound) return [];
  return [
    toLocal(base, x - ux + vx, y - uy + vy),
    toLocal(base, x + ux + vx, y + uy + vy),
    toLocal(base, x + ux - vx, y + uy - vy),
    toLocal(base, x - ux - vx, y - uy - vy),
  ];
}

/** The part of a target that lies straight ahead of a base and begins within reach (inclusive), or null. */
export function aheadOf(base: Base, target: Base, reach: Tenths): Ahead | null {
  const half = halfFrontOf(base);
  const middle = toLocal(base, target.x, target.y);
  if (Math.abs(middle.right) >= half + target.reach) return null;
  if (middle.ahead <= -target.reach || middle.ahead > reach + target.reach) return null;
  let outline = outlineFrom(base, target);
  outline = cut(outline, 1, 0, half);
  outline = cut(outline, -1, 0, half);
  outline = cut(outline, 0, 1, 0);
  outline = cut(outline, 0, -1, reach);
  let left = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { right, ahead } of outline) {
    left = Math.min(left, right);
    most = Math.max(most, right);
    nearest = Math.min(nearest, ahead);
  }
  // Also true if nothing is left of it.
  if (!(most - left > sliver)) return null;
  return { base, distance: Math.max(0, Math.floor(nearest)), outline, left, width: most - left };
}

/** Number of lines to the part ahead. */
export const linesAhead = shares.length;

/** One of the lines along which the part ahead can be fired at. */
export function lineAhead({ base, outline, left, width }: Ahead, n: number): FireLine {
  // On a narrow part the rounded point must not lie beside it.
  const wanted = Math.round(left + width * numberAt(shares, n));
  const right = Math.max(Math.ceil(left), Math.min(Math.floor(left + width), wanted));
  const ahead = Math.round(nearestAt(outline, right));
  return [fromLocal(base, { right, ahead: 0 }), fromLocal(base, { right, ahead })];
}

/** The point of a base nearest to a place, in whole tenths of a millimetre. */
export function nearestPointOf(base: Base, { x, y }: Point): Point {
  const dx = x - base.x;
  const dy = y - base.y;
  const { ux, uy, vx, vy } = base;
  const right = clamp((dx * ux + dy * uy) / (ux * ux + uy * uy));
  const ahead = clamp((dx * vx + dy * vy) / (vx * vx + vy * vy));
  return { x: base.x + Math.round(right * ux + ahead * vx), y: base.y + Math.round(right * uy + ahead * vy) };
}

function clamp(share: number): number {
  return Math.max(-1, Math.min(1, share));
}
