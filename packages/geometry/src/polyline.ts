/** Lines on the table: hedges, walls, banks, rivers, roads. */
import { valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { crossesBase, segmentToBase } from './base-segment.ts';
import { type Box, boxOfPoints, segmentNearBox } from './box.ts';
import { type Point, sideOfLine, squaredDistance, type Tenths } from './point.ts';
import { pointProblems, type ShapeProblem } from './polygon.ts';
import { segmentsMeet } from './segment.ts';

/** A checked line of straight legs. It has a direction, and so a left and a right side. */
export interface Polyline extends Box {
  readonly points: readonly Point[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Everything that is wrong with the points of a line; nothing if they are good. It may cross itself. */
export function polylineProblems(points: readonly Point[], place = 'points'): ShapeProblem[] {
  const problems = pointProblems(points, place);
  if (points.length < 2) problems.push({ place, message: 'a line has at least 2 points' });
  points.forEach(({ x, y }, i) => {
    const before = points[i - 1];
    if (before?.x === x && before.y === y)
      problems.push({ place: `${place}[${i}]`, message: 'the same as the point before it' });
  });
  return problems;
}

/** A line through these points. Points from outside are checked with `polylineProblems` first. */
export function makePolyline(points: readonly Point[]): Polyline {
  const [problem] = polylineProblems(points);
  if (problem) throw new RangeError(`${problem.place}: ${problem.message}`);
  const xs = Float64Array.from(points, ({ x }) => x);
  const ys = Float64Array.from(points, ({ y }) => y);
  return { ...boxOfPoints(xs, ys), points: points.map(({ x, y }) => ({ x, y })), xs, ys };
}

/** Whether the stretch a–b and a line have a point in common; touching it or its end is enough. Exact. */
export function meetsPolyline(line: Polyline, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  if (!segmentNearBox(line, ax, ay, bx, by)) return false;
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++) {
    if (segmentsMeet(ax, ay, bx, by, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  }
  return false;
}

/** Whether a line goes through the inside of a base; a base pressed against it is not on it. Exact. */
export function isBaseOn(base: Base, line: Polyline): boolean {
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++) {
    if (crossesBase(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  }
  return false;
}

/** The distance of a base from a line, down to a whole tenth. */
export function baseToPolyline(base: Base, { xs, ys }: Polyline): Tenths {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < xs.length; i++) {
    least = Math.min(
      least,
      segmentToBase(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)),
    );
  }
  return least;
}

/**
 * On which side of a line a point is, as one walks along it; judged by the nearest leg, at a bend by both, beyond an end by the leg
 * drawn on.
 */
export function sideOfPolyline(line: Polyline, x: Tenths, y: Tenths): 'left' | 'right' | 'on' {
  const { xs, ys } = line;
  let least = Number.POSITIVE_INFINITY;
  let side = 0;
  for (let i = 1; i < xs.length; i++) {
    const far = squareToLeg(line, i, x, y);
    const fromStart = squaredDistance(valueAt(xs, i - 1), valueAt(ys, i - 1), x, y);
    // As near as the leg before, and that at their common point: the bend between them decides.
    const isAtBend = i > 1 && far === least && far === fromStart;
    if (far < least)
      side = sideOfLine(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), x, y);
    else if (isAtBend) side = sideOfBend(line, i - 1, x, y);
    least = Math.min(least, far);
  }
  return side > 0 ? 'left' : side < 0 ? 'right' : 'on';
}

/** The square of the distance from the leg that ends at point `to`; whole where the nearest point is an end. */
function squareToLeg({ xs, ys }: Polyline, to: number, x: Tenths, y: Tenths): number {
  const ax = valueAt(xs, to - 1);
  const ay = valueAt(ys, to - 1);
  const bx = valueAt(xs, to);
  const by = valueAt(ys, to);
  const dx = bx - ax;
  const dy = by - ay;
  const along = (x - ax) * dx + (y - ay) * dy;
  const square = dx * dx + dy * dy;
  if (along <= 0) return (x - ax) * (x - ax) + (y - ay) * (y - ay);
  if (along >= square) return (x - bx) * (x - bx) + (y - by) * (y - by);
  const across = dx * (y - ay) - dy * (x - ax);
  return (across / square) * across;
}

/** The side of the direction midway between the two legs that meet at a bend. */
function sideOfBend({ xs, ys }: Polyline, at: number, x: Tenths, y: Tenths): number {
  const inX = valueAt(xs, at) - valueAt(xs, at - 1);
  const inY = valueAt(ys, at) - valueAt(ys, at - 1);
  const outX = valueAt(xs, at + 1) - valueAt(xs, at);
  const outY = valueAt(ys, at + 1) - valueAt(ys, at);
  const inLength = Math.sqrt(inX * inX + inY * inY);
  const outLength = Math.sqrt(outX * outX + outY * outY);
  const dx = inX / inLength + outX / outLength;
  const dy = inY / inLength + outY / outLength;
  return dx * (y - valueAt(ys, at)) - dy * (x - valueAt(xs, at));
}
