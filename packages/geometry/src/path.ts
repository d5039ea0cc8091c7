/** Paths: straight legs from point to point, with their length and the places along them. */
import { entryAt, numberAt } from '@grognard/lists';
import { roundAway } from './exact.ts';
import { type Heading, headingTo } from './heading.ts';
import { isCoordinate, type Point, type Tenths } from './point.ts';
import { pointProblems, type ShapeProblem } from './polygon.ts';

/**
 * Lengths along a path are kept in grains, 2²⁰ to the tenth, and are whole: each leg is rounded up to a whole grain, the sum is exact and
 * the same in either direction. What is given back is the sum, down to a whole tenth. So a path is never shorter than the straight way,
 * a single leg is as long as the distance of its ends, and a path cut in two is as long as its parts to within a tenth.
 */
export const grainsPerTenth = 2 ** 20;

/** A checked path. */
export interface Path {
  readonly points: readonly Point[];
  /** How far along each point is, in grains. */
  readonly marks: readonly number[];
}

/** The length of a straight leg, in grains. */
export function legGrains(dx: Tenths, dy: Tenths): number {
  return Math.ceil(Math.sqrt(dx * dx + dy * dy) * grainsPerTenth);
}

/** Everything that is wrong with the points of a path; nothing if they are good. A path of one point stays where it is. */
export function pathProblems(points: readonly Point[], place = 'path'): ShapeProblem[] {
  if (points.length === 0) return [{ place, message: 'a path has at least one point' }];
  return pointProblems(points, place);
}

/** The path through these points; a point given twice in a row is taken once. */
export function makePath(points: readonly Point[]): Path {
  mustBeGood(points);
  if (points.length === 2) return straightPath(entryAt(points, 0), entryAt(points, 1));
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

/** Most paths: lists of known length, since those that grow take more room than they need. */
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
    isGood = isCoordinate(entryAt(points, i).x) && isCoordinate(entryAt(points, i).y);
  if (isGood) return;
  const { place, message } = entryAt(pathProblems(points), 0);
  throw new RangeError(`${place}: ${message}`);
}

/** The length of a path, down to a whole tenth. */
export function pathLength({ marks }: Path): Tenths {
  return Math.floor(numberAt(marks, marks.length - 1) / grainsPerTenth);
}

/** The leg on which a distance along lies, from 0; the end of a leg belongs to it. */
export function legAt({ marks }: Path, along: Tenths): number {
  const grains = along * grainsPerTenth;
  let leg = 0;
  while (leg + 2 < marks.length && numberAt(marks, leg + 1) < grains) leg++;
  return leg;
}

/** The place so far along a path, to the nearest whole point; its start or end for what lies before or behind. */
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

/** So much of a difference of coordinates, to the nearest whole tenth. */
export function partOf(difference: Tenths, part: number, whole: number): Tenths {
  return roundAway((difference * part) / whole);
}

/** Which way a leg goes. */
export function legHeading({ points }: Path, leg: number): Heading {
  const from = entryAt(points, leg);
  const to = points[leg + 1] ?? from;
  return headingTo(to.x - from.x, to.y - from.y) ?? 0;
}
