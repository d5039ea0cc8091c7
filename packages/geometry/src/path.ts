/** Path: straight legs from point to point, with their length and places along them. */
import { absent, entryAt, lastOf, numberAt } from '@grognard/lists';
import { roundAway } from './exact.ts';
import { type Heading, headingTo } from './heading.ts';
import { isCoordinate, type Point, type Tenths } from './point.ts';
import { pointProblems, type ShapeProblem } from './polygon.ts';

/**
 * Lengths along a path are whole numbers of grains, 2²⁰ to the tenth of a millimetre. Each leg is rounded up to a whole grain, so
 * the sum is exact and the same in either direction. Results are the sum rounded down to a whole tenth. So a path is never shorter
 * than the straight line, a single leg is as long as the distance of its ends, and a path cut in two is as long as its parts to
 * within a tenth.
 */
export const grainsPerTenth = 2 ** 20;

/** A checked path. */
export interface Path {
  readonly points: readonly Point[];
  /** Distance of each point along the path, in grains. */
  readonly marks: readonly number[];
}

/** Length of a straight leg, in grains. */
export function legGrains(dx: Tenths, dy: Tenths): number {
  return Math.ceil(Math.sqrt(dx * dx + dy * dy) * grainsPerTenth);
}

/** All problems with the points of a path, or an empty list. A path of one point stays where it is. */
export function pathProblems(points: readonly Point[], place = 'path'): ShapeProblem[] {
  if (points.length === 0) return [{ place, message: 'a path has at least one point' }];
  return pointProblems(points, place);
}

/** Path through these points. A point given twice in a row counts once. */
export function makePath(points: readonly Point[]): Path {
  mustBeGood(points);
  if (points.length === 2)
    return straightPath(points[0] ?? absent(points, 0), points[1] ?? absent(points, 1));
  const first = entryAt(points, 0);
  let before: Point = { x: first.x, y: first.y };
  const kept = [before];
  const marks = [0];
  let grains = 0;
  for (let i = 1; i < points.length; i++) {
    const { x, y } = entryAt(points, i);
    if (before.x === x && before.y === y) continue;
    grains += legGrains(x - before.x, y - before.y);
    before = { x, y };
    kept.push(before);
    marks.push(grains);
  }
  return { points: kept, marks };
}

/** Fast case of most paths. The lists have a fixed length, because growing ones take more memory than they need. */
function straightPath(from: Point, to: Point): Path {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const start = { x: from.x, y: from.y };
  if (dx === 0 && dy === 0) return { points: [start], marks: [0] };
  return { points: [start, { x: to.x, y: to.y }], marks: [0, legGrains(dx, dy)] };
}

function mustBeGood(points: readonly Point[]): void {
  let isGood = points.length > 0;
  for (let i = 0; i < points.length && isGood; i++)
    isGood =
      isCoordinate((points[i] ?? absent(points, i)).x) && isCoordinate((points[i] ?? absent(points, i)).y);
  if (isGood) return;
  const { place, message } = entryAt(pathProblems(points), 0);
  throw new RangeError(`${place}: ${message}`);
}

/** Length of a path in tenths of a millimetre, rounded down. */
export function pathLength({ marks }: Path): Tenths {
  return Math.floor((marks[marks.length - 1] ?? absent(marks, marks.length - 1)) / grainsPerTenth);
}

/** Index of the leg at a distance along the path, from 0. The end of a leg belongs to it. */
export function legAt({ marks }: Path, along: Tenths): number {
  const grains = along * grainsPerTenth;
  let leg = 0;
  while (leg + 2 < marks.length && numberAt(marks, leg + 1) < grains) leg++;
  return leg;
}

/** Point at a distance along a path, rounded to a whole point. Clamped to its start and end. */
export function pointAlong(path: Path, along: Tenths): Point {
  const { points, marks } = path;
  const last = points.length - 1;
  const grains = along * grainsPerTenth;
  if (grains >= numberAt(marks, last)) return entryAt(points, last);
  if (grains <= 0) return entryAt(points, 0);
  const leg = legAt(path, along);
  const from = entryAt(points, leg);
  const to = entryAt(points, leg + 1);
  const part = grains - numberAt(marks, leg);
  const whole = numberAt(marks, leg + 1) - numberAt(marks, leg);
  return { x: from.x + partOf(to.x - from.x, part, whole), y: from.y + partOf(to.y - from.y, part, whole) };
}

/** The points of a path between two distances along it, both ends included. */
export function pointsBetween(path: Path, from: Tenths, to: Tenths): Point[] {
  const points = [pointAlong(path, from)];
  path.points.forEach((point, n) => {
    const grains = numberAt(path.marks, n);
    if (grains > from * grainsPerTenth && grains < to * grainsPerTenth) points.push(point);
  });
  points.push(to >= pathLength(path) ? lastOf(path.points) : pointAlong(path, to));
  return points;
}

/** The share part ÷ whole of a difference of coordinates, to the nearest whole tenth. */
export function partOf(difference: Tenths, part: number, whole: number): Tenths {
  return roundAway((difference * part) / whole);
}

export function legHeading({ points }: Path, leg: number): Heading {
  const from = entryAt(points, leg);
  const to = points[leg + 1] ?? from;
  return headingTo(to.x - from.x, to.y - from.y) ?? 0;
}
