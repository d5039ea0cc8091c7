/** Bodies in each other's way: touching is none, and neither is what comes from rounding places to whole tenths. */
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

/** Two bodies side by side may overlap so much after a march at an odd angle. */
const slack: Tenths = 1;

/** Whether two rectangles overlap by more than rounding makes them. */
export function intrudes(a: Base, b: Base): boolean {
  return depthOf(a, b) > slack;
}

/** How deep two rectangles overlap, across whichever edge it is least; 0 or less: they do not. */
function depthOf(a: Base, b: Base): number {
  if (!overlaps(a, b)) return 0;
  return a.isRound || b.isRound ? Number.POSITIVE_INFINITY : leastAcross(a, b);
}

/** The same across whichever edge it is least; below zero they are apart by so much there. */
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

/** How deep across an edge that runs this way. */
function across(ex: number, ey: number, reach: number, dx: number, dy: number): number {
  return (reach - Math.abs(ex * dy - ey * dx)) / Math.sqrt(ex * ex + ey * ey);
}

/** How finely a way is looked at: a millimetre, less than any base is deep. */
const look: Tenths = 10;

/** The last whole tenth before a body on its way intrudes on another, or deeper than it did at the start; null if it never does. */
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

/** How far a body on its way can surely go on before it overlaps any of the others: their circles are still apart, or themselves. */
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

/** How many tenths any point of a body goes for each tenth along; null: it turns on the spot somewhere. */
function swiftestOf({ footprint, from, to, pieces }: Track): number | null {
  let { heading } = from;
  let isStraight = true;
  for (const { kind, pose, angle } of pieces) {
    if (pose.heading !== heading) return null;
    heading = asHeading(heading + angle);
    if (kind === 'wheel') isStraight = false;
  }
  if (heading !== to.heading) return null;
  // In a wheel no arm is longer than from corner to corner; a tenth of a degree more may come at once.
  return isStraight ? 1 : (2 * halfOf(footprint)) / frontage(footprint) + 1;
}

/** Two rectangles are at least so far apart, as seen across whichever edge shows the widest gap. */
function apartBy(a: Base, b: Base): number {
  return a.isRound || b.isRound ? 0 : -leastAcross(a, b);
}

/** Half of width and depth together: no part is farther from the middle. */
export function halfOf(footprint: Track['footprint']): Tenths {
  if (footprint.shape === 'round') return footprint.radius;
  return (footprint.width * (footprint.files ?? 1) + footprint.depth * (footprint.ranks ?? 1)) / 2;
}

/** Back by no more than the slack, to where nobody overlaps at all. */
function beforeTouch(track: Track, others: readonly Base[], along: Tenths): Tenths {
  for (let back = 0; back <= Math.min(along, slack + 1); back++) {
    const body = placeBase(track.footprint, poseAt(track, along - back));
    if (!others.some((other) => overlaps(body, other))) return along - back;
  }
  return along;
}

/** Whether a track may come as near to a base: nothing of a way is farther from either of its ends than it is long. */
function mayMeet({ from, to, footprint, length }: Track, other: Base, gap: Tenths = 0): boolean {
  const far = halfOf(footprint) + other.reach + gap + length + rounding;
  return isNear(from, other, far) && isNear(to, other, far);
}

/** Axes and places are rounded. */
const rounding: Tenths = 16;

function isNear(a: Point, b: Point, far: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= far * far;
}
