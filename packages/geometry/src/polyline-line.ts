/** addMeetings: where a segment meets a linear obstacle. */
import { valueAt } from '@grognard/lists';
import { segmentNearBox } from './box.ts';
import { sideOfLine, type Tenths } from './point.ts';
import type { Polyline } from './polyline.ts';
import { segmentsMeet } from './segment.ts';

/** First and last place where a segment meets a line, as shares of the segment. */
export interface Meetings {
  first: number;
  last: number;
}

/** Writes where the segment a–b first and last meets a line, and returns whether it does. Touching is meeting. */
export function addMeetings(
  line: Polyline,
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  into: Meetings,
): boolean {
  into.first = Number.POSITIVE_INFINITY;
  into.last = Number.NEGATIVE_INFINITY;
  if (!segmentNearBox(line, ax, ay, bx, by)) return false;
  const { xs, ys } = line;
  for (let i = 1; i < xs.length; i++) {
    if (segmentsMeet(ax, ay, bx, by, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      addLeg(ax, ay, bx, by, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), into);
  }
  return into.first <= into.last;
}

/** Adds the place where a–b meets the leg c–d, or both ends of the common part if they lie on one line. */
function addLeg(
  ax: Tenths,
  ay: Tenths,
  bx: Tenths,
  by: Tenths,
  cx: Tenths,
  cy: Tenths,
  dx: Tenths,
  dy: Tenths,
  into: Meetings,
): void {
  const sideA = sideOfLine(cx, cy, dx, dy, ax, ay);
  const sideB = sideOfLine(cx, cy, dx, dy, bx, by);
  if (sideA !== sideB) {
    add(into, sideA / (sideA - sideB));
    return;
  }
  const square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  if (square === 0) {
    add(into, 0);
    return;
  }
  add(into, ((cx - ax) * (bx - ax) + (cy - ay) * (by - ay)) / square);
  add(into, ((dx - ax) * (bx - ax) + (dy - ay) * (by - ay)) / square);
}

function add(into: Meetings, share: number): void {
  const cut = share < 0 ? 0 : share > 1 ? 1 : share;
  if (cut < into.first) into.first = cut;
  if (cut > into.last) into.last = cut;
}
