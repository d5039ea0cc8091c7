/** Where a condition stops or begins to hold, found by halving: among whole numbers, or along a line. */
import { type Point, pointBetween } from './point.ts';

/** The last whole number from one to another at which a condition still holds that, once false, stays false. `from` if it never holds. */
export function lastWhole(from: number, to: number, holds: (at: number) => boolean): number {
  if (to <= from) return from;
  if (holds(to)) return to;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The first whole number from one to another at which a condition holds that, once true, stays true. `to` if it never holds. */
export function firstWhole(from: number, to: number, holds: (at: number) => boolean): number {
  if (to <= from || holds(from)) return Math.min(from, to);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The place on a straight line where a condition ends that holds at its start, to within the line halved this many times. */
export function endBetween(
  from: Point,
  to: Point,
  halvings: number,
  holds: (at: Point) => boolean,
): { readonly last: Point; readonly beyond: Point } {
  let [near, far] = [0, 1];
  for (let n = 0; n < halvings; n++) {
    const middle = (near + far) / 2;
    if (holds(pointBetween(from, to, middle))) near = middle;
    else far = middle;
  }
  return { last: pointBetween(from, to, near), beyond: pointBetween(from, to, far) };
}
