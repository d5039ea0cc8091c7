/** cutOut: what is left of straight stretches where others lie along them. */

import { entryAt } from '@grognard/lists';
import { type Point, pointBetween, pointDistance, sideOfLine, type Tenths } from './point.ts';

export interface StraightStretch {
  readonly from: Point;
  readonly to: Point;
}

/** How far the ends of a part may lie off a slanting stretch, since places are written to the millimetre: 1 mm. */
const gap: Tenths = 10;

/** The parts of a stretch left after removing those that lie along it. */
export function cutOut(stretch: StraightStretch, others: readonly StraightStretch[]): StraightStretch[] {
  const length = pointDistance(stretch.from.x, stretch.from.y, stretch.to.x, stretch.to.y);
  const gaps = others
    .filter((other) => isAlong(stretch, other))
    .map((other): readonly [number, number] => {
      const from = shareAlong(stretch, other.from);
      const to = shareAlong(stretch, other.to);
      return from < to ? [from, to] : [to, from];
    })
    .sort(([a], [b]) => a - b);
  const partAt = (share: number) => pointBetween(stretch.from, stretch.to, share);
  const left: StraightStretch[] = [];
  let at = 0;
  for (const [from, to] of [...gaps, [1, 1] as const]) {
    if ((from - at) * length >= 1) left.push({ from: partAt(at), to: partAt(from) });
    at = Math.max(at, to);
  }
  return left;
}

/** Whether both ends lie on the infinite line through a stretch. */
function isAlong({ from, to }: StraightStretch, other: StraightStretch): boolean {
  const limit = gap * pointDistance(from.x, from.y, to.x, to.y);
  const isOn = ({ x, y }: Point) => Math.abs(sideOfLine(from.x, from.y, to.x, to.y, x, y)) <= limit;
  return isOn(other.from) && isOn(other.to);
}

function shareAlong({ from, to }: StraightStretch, { x, y }: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return Math.min(1, Math.max(0, share));
}

/** The edges of an outline in order. */
export function edgesOf(corners: readonly Point[]): StraightStretch[] {
  return corners.map((from, i) => ({ from, to: entryAt(corners, (i + 1) % corners.length) }));
}
