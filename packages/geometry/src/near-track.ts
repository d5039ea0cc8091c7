/** comesNear: whether a movement comes near something at all, which is found much faster than where. */
import { valueAt } from '@grognard/lists';
import { placeBase } from './base.ts';
import type { Tenths } from './point.ts';
import { segmentsDistance } from './segment.ts';
import type { Track } from './track.ts';

/** Border of an area, or course of a line. */
interface CornerLists {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Allowance for rounded axes and positions, in tenths of a millimetre. */
const rounding: Tenths = 64;

/** Whether some part of the base may come within this distance of a border during the movement. False means certainly not. */
export function comesNear(
  { footprint, from, pieces }: Track,
  ground: CornerLists,
  within: Tenths = 0,
): boolean {
  const { reach } = placeBase(footprint, from);
  const far = reach + within + rounding;
  if (isNear(ground, from.x, from.y, 0, 0, far)) return true;
  for (const { kind, pose, dx, dy, pivot } of pieces) {
    // The middle of a wheeling body is never farther from the pivot than its reach.
    const isThere =
      kind === 'march'
        ? isNear(ground, pose.x, pose.y, dx, dy, far)
        : isNear(ground, pivot.x, pivot.y, 0, 0, far + reach);
    if (isThere) return true;
  }
  return false;
}

function isNear({ xs, ys }: CornerLists, x: Tenths, y: Tenths, dx: Tenths, dy: Tenths, far: Tenths): boolean {
  const west = Math.min(x, x + dx) - far;
  const east = Math.max(x, x + dx) + far;
  const south = Math.min(y, y + dy) - far;
  const north = Math.max(y, y + dy) + far;
  for (let i = 1; i < xs.length; i++) {
    const ax = valueAt(xs, i - 1);
    const ay = valueAt(ys, i - 1);
    const bx = valueAt(xs, i);
    const by = valueAt(ys, i);
    if ((ax < west && bx < west) || (ax > east && bx > east)) continue;
    if ((ay < south && by < south) || (ay > north && by > north)) continue;
    if (segmentsDistance(x, y, x + dx, y + dy, ax, ay, bx, by) <= far) return true;
  }
  return false;
}
