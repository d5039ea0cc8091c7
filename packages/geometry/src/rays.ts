/** raysReaching: straight lines out of a front edge, which end at what is in their way, and those of them that reach a body. */
import { entryAt, numberAt } from '@grognard/lists';
import { type Base, cornersOf } from './base.ts';
import type { Point, Tenths } from './point.ts';

/** What rays end at, by its corners. A line of two corners has no inside. */
export interface RayStop {
  readonly corners: readonly Point[];
}

/** A corner seen from the middle of a front edge: to the right, and ahead. */
interface Seen {
  readonly right: number;
  readonly ahead: number;
}

/**
 * Width in tenths of a millimetre of the rays from the front edge of a base that reach another within a distance below `reach`, before
 * they reach a stop. A ray that starts inside a stop goes nowhere; one that meets both at the same place ends at the stop.
 */
export function raysReaching(base: Base, target: Base, reach: Tenths, stops: readonly RayStop[]): number {
  const see = looker(base);
  const half = Math.sqrt(base.ux * base.ux + base.uy * base.uy);
  const aim = cornersOf(target).map(see);
  if (!mayReach(aim, half, reach)) return 0;
  const shapes = stops.map(({ corners }) => corners.map(see)).filter((shape) => mayReach(shape, half, reach));
  const marks = marksOf(aim, shapes, half);
  let width = 0;
  for (let n = 1; n < marks.length; n++) {
    const from = numberAt(marks, n - 1);
    const to = numberAt(marks, n);
    const right = (from + to) / 2;
    const met = firstAhead(aim, right);
    if (met >= reach) continue;
    if (shapes.every((shape) => firstAhead(shape, right) > met)) width += to - from;
  }
  return width;
}

function looker({ x, y, ux, uy, vx, vy }: Base): (point: Point) => Seen {
  const wide = Math.sqrt(ux * ux + uy * uy);
  const deep = Math.sqrt(vx * vx + vy * vy);
  return (point) => {
    const dx = point.x - x;
    const dy = point.y - y;
    return { right: (dx * ux + dy * uy) / wide, ahead: (dx * vx + dy * vy) / deep - deep };
  };
}

function mayReach(shape: readonly Seen[], half: number, reach: Tenths): boolean {
  return (
    shape.some(({ right }) => right > -half) &&
    shape.some(({ right }) => right < half) &&
    shape.some(({ ahead }) => ahead > 0) &&
    shape.some(({ ahead }) => ahead < reach)
  );
}

/** Places across the edge between which the order of everything ahead stays the same, from left to right. */
function marksOf(aim: readonly Seen[], shapes: readonly (readonly Seen[])[], half: number): number[] {
  const marks = [-half, half];
  const add = (right: number) => {
    if (right > -half && right < half) marks.push(right);
  };
  for (const shape of [aim, ...shapes]) for (const { right } of shape) add(right);
  for (const shape of shapes)
    forEdges(shape, (a, b) => {
      forEdges(aim, (c, d) => {
        const right = crossingOf(a, b, c, d);
        if (right !== null) add(right);
      });
    });
  return marks.sort((a, b) => a - b);
}

function forEdges(shape: readonly Seen[], visit: (a: Seen, b: Seen) => void): void {
  for (let n = 0; n < shape.length; n++) visit(entryAt(shape, n), entryAt(shape, (n + 1) % shape.length));
}

/** Where two stretches cross, to the right of the middle. Null if they do not. */
function crossingOf(a: Seen, b: Seen, c: Seen, d: Seen): number | null {
  const [rx, ry] = [b.right - a.right, b.ahead - a.ahead];
  const [sx, sy] = [d.right - c.right, d.ahead - c.ahead];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const along = ((c.right - a.right) * sy - (c.ahead - a.ahead) * sx) / cross;
  const other = ((c.right - a.right) * ry - (c.ahead - a.ahead) * rx) / cross;
  return along < 0 || along > 1 || other < 0 || other > 1 ? null : a.right + along * rx;
}

/** Distance at which a ray first meets a shape. 0 if it starts inside, infinite if it never does. */
function firstAhead(shape: readonly Seen[], right: number): number {
  let first = Number.POSITIVE_INFINITY;
  let behind = 0;
  forEdges(shape, (a, b) => {
    if (a.right > right === b.right > right) return;
    const ahead = a.ahead + ((b.ahead - a.ahead) * (right - a.right)) / (b.right - a.right);
    if (ahead < 0) behind++;
    else if (ahead < first) first = ahead;
  });
  return behind % 2 === 1 && first < Number.POSITIVE_INFINITY ? 0 : first;
}
