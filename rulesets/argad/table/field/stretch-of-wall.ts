/** `cutOut`: the parts of straight walls left after removing openings or existing walls. */

import { type Point, pointDistance, sideOfLine, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';

export interface WallSegment {
  readonly from: Point;
  readonly to: Point;
}

/** Tolerance for the ends of an opening on a slanting wall, in tenths of a millimetre. They are written to the millimetre. */
const wallGap: Tenths = 10;

/** The parts of a stretch left after removing those that lie along it. */
export function cutOut(stretch: WallSegment, others: readonly WallSegment[]): WallSegment[] {
  const length = pointDistance(stretch.from.x, stretch.from.y, stretch.to.x, stretch.to.y);
  const gaps = others
    .filter((other) => isAlong(stretch, other))
    .map((other): readonly [number, number] => {
      const from = shareAlong(stretch, other.from);
      const to = shareAlong(stretch, other.to);
      return from < to ? [from, to] : [to, from];
    })
    .sort(([a], [b]) => a - b);
  const left: WallSegment[] = [];
  let at = 0;
  for (const [from, to] of [...gaps, [1, 1] as const]) {
    if ((from - at) * length >= 1) left.push({ from: pointAt(stretch, at), to: pointAt(stretch, from) });
    at = Math.max(at, to);
  }
  return left;
}

/** Whether both ends lie on the infinite line through a stretch. */
function isAlong({ from, to }: WallSegment, other: WallSegment): boolean {
  const limit = wallGap * pointDistance(from.x, from.y, to.x, to.y);
  const isOn = ({ x, y }: Point) => Math.abs(sideOfLine(from.x, from.y, to.x, to.y, x, y)) <= limit;
  return isOn(other.from) && isOn(other.to);
}

function shareAlong({ from, to }: WallSegment, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return Math.min(1, Math.max(0, share));
}

function pointAt({ from, to }: WallSegment, share: number): Point {
  return {
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  };
}

/** The edges of an outline in order. */
export function edgesOf(corners: readonly Point[]): WallSegment[] {
  return corners.map((from, i) => ({ from, to: entryAt(corners, (i + 1) % corners.length) }));
}
