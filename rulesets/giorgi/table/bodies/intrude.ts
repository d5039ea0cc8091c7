/** Overlaps of bodies. Touching does not count, nor does rounding to whole tenths of a millimetre. */
import {
  asHeading,
  type Base,
  firstWhere,
  frontage,
  overlaps,
  type Point,
  placeBase,
  roomAlong,
  type Tenths,
  type Track,
} from '@grognard/geometry';
import { poseAt } from './poses.ts';

/** Largest overlap that rounding causes between adjacent bodies after a march at an odd angle, in tenths of a millimetre. */
const slack: Tenths = 1;

/** Whether two rectangles overlap by more than rounding. */
export function intrudes(a: Base, b: Base): boolean {
  return depthOf(a, b) > slack;
}

/** Depth of overlap of two rectangles across the edge where it is least. 0 or less if they do not overlap. */
function depthOf(a: Base, b: Base): number {
  if (!overlaps(a, b)) return 0;
  return a.isRound || b.isRound ? Number.POSITIVE_INFINITY : leastAcross(a, b);
}

/** Least depth across any edge. Negative if they are apart by that much there. */
function leastAcross(a: Base, b: Base): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const uu = Math.abs(a.ux * b.uy - a.uy * b.ux);
  const uv = Math.abs(a.ux * b.vy - a.uy * b.vx);
  const vu = Math.abs(a.vx * b.uy - a.vy * b.ux);
  const vv = Math.abs(a.vx * b.vy - a.vy * b.vx);
  return Math.min(
    across(a.ux, a.uy, a.quarterArea + uu + uv, dx, dy),
    across(a.vx, a.vy, a.quarterArea + vu + vv, dx, dy),
    across(b.ux, b.uy, b.quarterArea + uu + vu, dx, dy),
    across(b.vx, b.vy, b.quarterArea + uv + vv, dx, dy),
  );
}

/** Depth across an edge in this direction. */
function across(ex: number, ey: number, reach: number, dx: number, dy: number): number {
  return (reach - Math.abs(ex * dy - ey * dx)) / Math.sqrt(ex * ex + ey * ey);
}

/** Distance between examined places of a path: 1 mm, less than any base is deep. In tenths of a millimetre. */
const look: Tenths = 10;

/** The last whole tenth before a moving body overlaps another, or overlaps it more than at the start. Null if it never does. */
export function freeUntil(track: Track, others: readonly Base[]): Tenths | null {
  const inReach = others.filter((other) => mayMeet(track, other));
  if (inReach.length === 0) return null;
  const start = placeBase(track.footprint, track.from);
  const near = inReach.map((other) => ({ other, deep: Math.max(slack, depthOf(start, other)) }));
  const first = firstWhere(
    track,
    look,
    (body) => near.some(({ other, deep }) => depthOf(body, other) > deep),
    roomAmong(track, inReach),
  );
  if (first === null) return null;
  const met = near.filter(({ deep }) => deep === slack).map(({ other }) => other);
  return beforeTouch(track, met, Math.max(0, first - 1));
}

/** Distance that a moving body can certainly go before it overlaps any of the others, by bounding circles first, then exactly. */
function roomAmong(track: Track, others: readonly Base[]): (body: Base, along: Tenths) => Tenths {
  const { footprint, swiftness } = track;
  if (swiftness === null) return () => 0;
  const own = halfOf(footprint) + 4 * rounding;
  const swiftest = swiftestOf(track);
  const besides = (body: Base, along: Tenths, other: Base, most: number) =>
    Math.max((apartBy(body, other) - 4 * rounding) / most, roomAlong(track, along, body, other));
  return (body, along) => {
    let room = Number.POSITIVE_INFINITY;
    for (const other of others) {
      const dx = other.x - body.x;
      const dy = other.y - body.y;
      const round = (Math.sqrt(dx * dx + dy * dy) - other.reach - own) / swiftness;
      if (round >= room) continue;
      room = Math.min(room, Math.max(round, swiftest === null ? 0 : besides(body, along, other, swiftest)));
    }
    return room;
  };
}

/** Greatest distance that any point of a body moves for each tenth along the path. Null if it turns in place somewhere. */
function swiftestOf({ footprint, from, to, pieces }: Track): number | null {
  let { heading } = from;
  let isStraight = true;
  for (const { kind, pose, angle } of pieces) {
    if (pose.heading !== heading) return null;
    heading = asHeading(heading + angle);
    if (kind === 'wheel') isStraight = false;
  }
  if (heading !== to.heading) return null;
  // In a wheel no arm is longer than from corner to corner, and a step may be a tenth of a degree more.
  return isStraight ? 1 : (2 * halfOf(footprint)) / frontage(footprint) + 1;
}

/** Lower bound of the distance between two rectangles: the widest gap across any edge. */
function apartBy(a: Base, b: Base): number {
  return a.isRound || b.isRound ? 0 : -leastAcross(a, b);
}

/** Half of width plus depth. No part of the body is farther from the middle. */
export function halfOf(footprint: Track['footprint']): Tenths {
  if (footprint.shape === 'round') return footprint.radius;
  return (footprint.width * (footprint.files ?? 1) + footprint.depth * (footprint.ranks ?? 1)) / 2;
}

/** Moves back by at most the slack, to where nothing overlaps. */
function beforeTouch(track: Track, others: readonly Base[], along: Tenths): Tenths {
  for (let back = 0; back <= Math.min(along, slack + 1); back++) {
    const body = placeBase(track.footprint, poseAt(track, along - back));
    if (!others.some((other) => overlaps(body, other))) return along - back;
  }
  return along;
}

/** Whether a track may come within a gap of a base. No point of a path is farther from either end than the path is long. */
function mayMeet({ from, to, footprint, length }: Track, other: Base, gap: Tenths = 0): boolean {
  const far = halfOf(footprint) + other.reach + gap + length + rounding;
  return isNear(from, other, far) && isNear(to, other, far);
}

/** Axes and places are rounded. In tenths of a millimetre. */
const rounding: Tenths = 16;

function isNear(a: Point, b: Point, far: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= far * far;
}
