/** Bodies in each other's way: touching is none, and neither is what comes from rounding places to whole tenths. */
import {
  type Base,
  overlaps,
  type Point,
  placeBase,
  stretchesWhere,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { poseAt } from './poses.ts';

/** Two bodies side by side may overlap so much after a march at an odd angle. */
const slack: Tenths = 1;

/** Whether two rectangles overlap by more than rounding makes them. */
export function intrudes(a: Base, b: Base): boolean {
  if (!overlaps(a, b)) return false;
  if (a.isRound || b.isRound) return true;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const uu = Math.abs(a.ux * b.uy - a.uy * b.ux);
  const uv = Math.abs(a.ux * b.vy - a.uy * b.vx);
  const vu = Math.abs(a.vx * b.uy - a.vy * b.ux);
  const vv = Math.abs(a.vx * b.vy - a.vy * b.vx);
  return (
    isDeep(a.ux, a.uy, a.quarterArea + uu + uv, dx, dy) &&
    isDeep(a.vx, a.vy, a.quarterArea + vu + vv, dx, dy) &&
    isDeep(b.ux, b.uy, b.quarterArea + uu + vu, dx, dy) &&
    isDeep(b.vx, b.vy, b.quarterArea + uv + vv, dx, dy)
  );
}

/** Whether they overlap by more than the slack across an edge that runs this way. */
function isDeep(ex: number, ey: number, reach: number, dx: number, dy: number): boolean {
  return reach - Math.abs(ex * dy - ey * dx) > slack * Math.sqrt(ex * ex + ey * ey);
}

/** How finely a way is looked at: a millimetre, less than any base is deep. */
const look: Tenths = 10;

/** The last whole tenth before a body on its way intrudes on another; null if it never does. Before 0: it does so where it stands. */
export function freeUntil(track: Track, others: readonly Base[]): Tenths | null {
  const near = others.filter((other) => mayMeet(track, other));
  if (near.length === 0) return null;
  const [first] = stretchesWhere(track, look, (base) =>
    near.some((other) => intrudes(base, other)),
  ).stretches;
  return first === undefined ? null : beforeTouch(track, near, first.from - 1);
}

/** Back by no more than the slack, to where nobody overlaps at all. */
function beforeTouch(track: Track, others: readonly Base[], along: Tenths): Tenths {
  for (let back = 0; back <= slack + 1; back++) {
    const body = placeBase(track.footprint, poseAt(track, along - back));
    if (!others.some((other) => overlaps(body, other))) return along - back;
  }
  return along;
}

/** Whether a track may come as near to a base: nothing of a way is farther from either of its ends than it is long. */
export function mayMeet({ from, to, footprint, length }: Track, other: Base, gap: Tenths = 0): boolean {
  const own =
    footprint.shape === 'round'
      ? footprint.radius
      : (footprint.width * (footprint.files ?? 1) + footprint.depth * (footprint.ranks ?? 1)) / 2;
  const far = own + other.reach + gap + length + rounding;
  return isNear(from, other, far) && isNear(to, other, far);
}

/** Axes and places are rounded. */
const rounding: Tenths = 16;

function isNear(a: Point, b: Point, far: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= far * far;
}
