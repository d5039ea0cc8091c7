/** What lies straight ahead of a base: how much of another, how far away, and lines along which it can be fired at. */
import {
  type Base,
  cornersOf,
  fromLocal,
  type LocalPoint,
  type Point,
  type Tenths,
  toLocal,
} from '@grognard/geometry';

/** A line of fire, from muzzle to mark. */
export type FireLine = readonly [Point, Point];

/** The part of a target straight ahead: how far away it begins, and lines to it, the middle one first. */
export interface Ahead {
  readonly distance: Tenths;
  readonly lines: readonly FireLine[];
}

/** Less of a front than this is touching, not being ahead. */
const sliver = 2;

/** Where on the part ahead the lines lie, as shares of its width. */
const shares = [1 / 2, 1 / 8, 7 / 8];

type Side = (point: LocalPoint) => number;

/** The part of a convex outline on the side that is not below zero. */
function cut(outline: readonly LocalPoint[], side: Side): LocalPoint[] {
  const kept: LocalPoint[] = [];
  outline.forEach((point, at) => {
    const before = outline[at === 0 ? outline.length - 1 : at - 1]!;
    const here = side(point);
    const there = side(before);
    if (here < 0 !== there < 0) kept.push(between(before, point, there / (there - here)));
    if (here >= 0) kept.push(point);
  });
  return kept;
}

function between(from: LocalPoint, to: LocalPoint, share: number): LocalPoint {
  return {
    right: from.right + (to.right - from.right) * share,
    ahead: from.ahead + (to.ahead - from.ahead) * share,
  };
}

/** The nearest point of a convex outline so far to the right. */
function nearestAt(outline: readonly LocalPoint[], right: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  outline.forEach((to, at) => {
    const from = outline[at === 0 ? outline.length - 1 : at - 1]!;
    const low = Math.min(from.right, to.right);
    const high = Math.max(from.right, to.right);
    if (right < low || right > high) return;
    const ahead =
      high === low
        ? Math.min(from.ahead, to.ahead)
        : between(from, to, (right - from.right) / (to.right - from.right)).ahead;
    nearest = Math.min(nearest, ahead);
  });
  return nearest;
}

function halfFrontOf({ ux, uy }: Base): number {
  return Math.sqrt(ux * ux + uy * uy);
}

/** What of a target lies straight ahead of a base and begins within reach; null: nothing does. At the reach is within. */
export function aheadOf(base: Base, target: Base, reach: Tenths): Ahead | null {
  const half = halfFrontOf(base);
  const middle = toLocal(base, target.x, target.y);
  if (Math.abs(middle.right) >= half + target.reach) return null;
  if (middle.ahead <= -target.reach || middle.ahead > reach + target.reach) return null;
  let outline: readonly LocalPoint[] = cornersOf(target).map(({ x, y }) => toLocal(base, x, y));
  outline = cut(outline, ({ right }) => right + half);
  outline = cut(outline, ({ right }) => half - right);
  outline = cut(outline, ({ ahead }) => ahead);
  outline = cut(outline, ({ ahead }) => reach - ahead);
  const rights = outline.map(({ right }) => right);
  const left = Math.min(...rights);
  const width = Math.max(...rights) - left;
  // Also so when nothing is left of it.
  if (!(width > sliver)) return null;
  const lines = shares.map((share): FireLine => {
    // Of a narrow part the rounded place must not lie beside it.
    const wanted = Math.round(left + width * share);
    const right = Math.max(Math.ceil(left), Math.min(Math.floor(left + width), wanted));
    const ahead = Math.round(nearestAt(outline, right));
    return [fromLocal(base, { right, ahead: 0 }), fromLocal(base, { right, ahead })];
  });
  return { distance: Math.max(0, Math.floor(Math.min(...outline.map(({ ahead }) => ahead)))), lines };
}

/** The point of a base that is nearest to a place, to the nearest whole tenth. */
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
