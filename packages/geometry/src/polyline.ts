/** Polyline: lines on the table, such as hedges, walls, banks, rivers and roads. */
import { valueAt } from '@grognard/lists';
import type { Base } from './base.ts';
import { crossesBase, segmentToBase } from './base-segment.ts';
import { type Box, boxOfPoints, segmentNearBox } from './box.ts';
import { type Point, sideOfLine, squaredDistance, type Tenths } from './point.ts';
import { pointProblems, type ShapeProblem } from './polygon.ts';
import { segmentsMeet } from './segment.ts';

/** A checked line of straight legs. Its direction defines its left and right sides. */
export interface Polyline extends Box {
  readonly points: readonly Point[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** All problems with the points of a line, or an empty list. A line may cross itself. */
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

/** Line through these points. Untrusted points are checked with `polylineProblems` first. */
export function makePolyline(points: readonly Point[]): Polyline {
  const [problem] = polylineProblems(points);
  if (problem) throw new RangeError(`${problem.place}: ${problem.message}`);
  const xs = Float64Array.from(points, ({ x }) => x);
  const ys = Float64Array.from(points, ({ y }) => y);
  return { ...boxOfPoints(xs, ys), points: points.map(({ x, y }) => ({ x, y })), xs, ys };
}

/** Whether the segment a–b and a line have a point in common. Touching the line or its end is enough. Exact. */
export function meetsPolyline(line: Polyline, ax: Tenths, ay: Tenths, bx: Tenths, by: Tenths): boolean {
  if (!segmentNearBox(line, ax, ay, bx, by)) return false;
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++) {
    if (segmentsMeet(ax, ay, bx, by, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  }
  return false;
}

/** Whether a line goes through the inside of a base. A base that touches the line is not on it. Exact. */
export function isBaseOn(base: Base, line: Polyline): boolean {
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++) {
    if (crossesBase(base, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  }
  return false;
}

/** Distance of a base from a line in tenths of a millimetre, rounded down. */
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
 * Side of a line on which a point is, in the line's direction. The nearest leg decides, at a bend both legs, beyond an end the leg
 * extended.
 */
export function sideOfPolyline(line: Polyline, x: Tenths, y: Tenths): 'left' | 'right' | 'on' {
  const { xs, ys } = line;
  let least = Number.POSITIVE_INFINITY;
  let side = 0;
  for (let i = 1; i < xs.length; i++) {
    const far = squareToLeg(line, i, x, y);
    const fromStart = squaredDistance(valueAt(xs, i - 1), valueAt(ys, i - 1), x, y);
    // As near as to the previous leg, at their common point. The bend between them decides.
    const isAtBend = i > 1 && far === least && far === fromStart;
    if (far < least)
      side = sideOfLine(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), x, y);
    else if (isAtBend) side = sideOfBend(line, i - 1, x, y);
    least = Math.min(least, far);
  }
  return side > 0 ? 'left' : side < 0 ? 'right' : 'on';
}

/** Square of the distance from the leg that ends at point `to`. Whole if the nearest point is an end. */
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

/** Side relative to the direction midway between the two legs that meet at a bend. */
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
