/** Barrier: the shortest path round areas and lines that cannot be crossed, and through their openings. */
import { entryAt, numberAt } from '@grognard/lists';
import type { Box } from './box.ts';
import { roundAway } from './exact.ts';
import { legGrains, makePath, type Path } from './path.ts';
import { type Point, sideOfLine, squaredDistance, type Tenths } from './point.ts';
import { isInPolygon, type Polygon } from './polygon.ts';
import { crossesPolygon } from './polygon-line.ts';
import { meetsPolyline, type Polyline } from './polyline.ts';
import { addMeetings, type Meetings } from './polyline-line.ts';
import { depthCrossed } from './sight.ts';

/** An area that cannot be entered, or a line that cannot be crossed. */
export type Barrier = Polygon | Polyline;

/**
 * Shortest path between two points that goes straight from corner to corner of the barriers, keeps the clearance on both sides of
 * each corner, and crosses barriers only inside openings. Null if there is none. Of equally long paths it takes the one over corners
 * earlier in the lists. Either end may lie inside a barrier. Corners outside the box, if one is given, are not used.
 */
export function wayRound(
  from: Point,
  to: Point,
  barriers: readonly Barrier[],
  openings: readonly Polygon[],
  clearance: Tenths,
  box: Box | null = null,
): Path | null {
  const ground = { barriers, openings };
  if (isFree(ground, from, to)) return makePath([from, to]);
  const isInside = ({ x, y }: Point): boolean =>
    box === null || (x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY);
  const known = knownOf(ground, clearance);
  // A body that has not moved asks for the same path again.
  const before = known.ways.find(
    (way) => isSamePoint(way.from, from) && isSamePoint(way.to, to) && way.box === box,
  );
  if (before !== undefined) return before.path;
  // The first and the last stop are the ends of the path, for which nothing is cached.
  const places = known.stops.flatMap((stop, at) => (isInside(stop) ? [at] : []));
  const stops = [from, ...places.map((at) => entryAt(known.stops, at)), to];
  const last = stops.length - 1;
  const path = shortest(stops, (a, b) =>
    a > 0 && b > 0 && a < last && b < last
      ? isFreeBetween(ground, known, numberAt(places, a - 1), numberAt(places, b - 1))
      : isFree(ground, entryAt(stops, a), entryAt(stops, b)),
  );
  if (known.ways.length === mostWays) known.ways.length = 0;
  known.ways.push({ from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y }, box, path });
  return path;
}

/** A cached path. */
interface FoundDetour {
  readonly from: Point;
  readonly to: Point;
  readonly box: Box | null;
  readonly path: Path | null;
}

const mostWays = 64;

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Stops round some barriers, with a lazy cache of which legs between them are free. */
interface CachedDetours {
  readonly openings: readonly Polygon[];
  readonly clearance: Tenths;
  readonly stops: readonly Point[];
  /** 0 unknown, 1 free, 2 blocked. The leg from a to b is at a × stops + b. */
  readonly legs: Uint8Array;
  readonly ways: FoundDetour[];
}

/** Cache by the list of barriers, which stays the same through a battle. */
const knownAmong = new WeakMap<readonly Barrier[], CachedDetours[]>();
/** Limit of cached clearances per list of barriers. The bodies of a battle have only a few widths. */
const mostKnown = 24;

function knownOf(ground: BarredGround, clearance: Tenths): CachedDetours {
  const { barriers, openings } = ground;
  const all = knownAmong.get(barriers) ?? [];
  const before = all.find(
    (one) =>
      one.clearance === clearance &&
      one.openings.length === openings.length &&
      one.openings.every((opening, n) => opening === openings[n]),
  );
  if (before !== undefined) return before;
  const stops = stopsOf(ground, clearance);
  const known: CachedDetours = {
    openings,
    clearance,
    stops,
    legs: new Uint8Array(stops.length * stops.length),
    ways: [],
  };
  if (all.length === mostKnown) all.length = 0;
  all.push(known);
  knownAmong.set(barriers, all);
  return known;
}

function isFreeBetween(ground: BarredGround, { stops, legs }: CachedDetours, a: number, b: number): boolean {
  const at = a * stops.length + b;
  if (legs[at] === 0) legs[at] = isFree(ground, entryAt(stops, a), entryAt(stops, b)) ? 1 : 2;
  return legs[at] === 1;
}

interface BarredGround {
  readonly barriers: readonly Barrier[];
  readonly openings: readonly Polygon[];
}

/** Rounding of depths beside an opening, in tenths of a millimetre. */
const hair = 1;
const meetings: Meetings = { first: 0, last: 0 };

/** Whether a straight leg crosses barriers only inside openings. */
function isFree({ barriers, openings }: BarredGround, a: Point, b: Point): boolean {
  return barriers.every((barrier) =>
    isArea(barrier) ? isClearOf(barrier, openings, a, b) : isPast(barrier, openings, a, b),
  );
}

function isArea(barrier: Barrier): barrier is Polygon {
  return 'corners' in barrier;
}

function isClearOf(area: Polygon, openings: readonly Polygon[], a: Point, b: Point): boolean {
  if (!crossesPolygon(area, a.x, a.y, b.x, b.y)) return true;
  const open = depthCrossed(a.x, a.y, b.x, b.y, openings);
  if (open === 0) return false;
  return depthCrossed(a.x, a.y, b.x, b.y, [area, ...openings]) - open <= hair;
}

/** Whether the leg meets the line only inside openings. */
function isPast(line: Polyline, openings: readonly Polygon[], a: Point, b: Point): boolean {
  if (!meetsPolyline(line, a.x, a.y, b.x, b.y)) return true;
  addMeetings(line, a.x, a.y, b.x, b.y, meetings);
  return [meetings.first, meetings.last].every((share) => {
    const x = roundAway(a.x + (b.x - a.x) * share);
    const y = roundAway(a.y + (b.y - a.y) * share);
    return openings.some((opening) => isInPolygon(opening, x, y));
  });
}

/** Stops: points off the outer corners of barriers, and before, in and behind openings. */
function stopsOf({ barriers, openings }: BarredGround, clearance: Tenths): Point[] {
  const isOpen = ({ x, y }: Point): boolean => openings.some((opening) => isInPolygon(opening, x, y));
  const isStop = (point: Point): boolean =>
    isOpen(point) || !barriers.some((one) => isArea(one) && isInPolygon(one, point.x, point.y));
  return [
    ...barriers.flatMap((barrier) => outerCorners(barrier).flatMap((corner) => around(corner, clearance))),
    ...openings.flatMap((opening) => throughOpening(opening, clearance)),
  ].filter(isStop);
}

/** Corners that a path may bend round: convex ones of an area, all of a line. */
function outerCorners(barrier: Barrier): readonly Point[] {
  if (!isArea(barrier)) return barrier.points;
  const { corners } = barrier;
  return corners.filter((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = entryAt(corners, (i + 1) % corners.length);
    return sideOfLine(before.x, before.y, corner.x, corner.y, after.x, after.y) > 0;
  });
}

function around({ x, y }: Point, by: Tenths): Point[] {
  return [
    { x: x + by, y: y + by },
    { x: x - by, y: y + by },
    { x: x - by, y: y - by },
    { x: x + by, y: y - by },
  ];
}

/** Middle of an opening, and points out from the middle of each of its sides. */
function throughOpening({ corners }: Polygon, clearance: Tenths): Point[] {
  const middle = meanOf(corners);
  const stops = corners.map((corner, i) => {
    const side = meanOf([corner, entryAt(corners, (i + 1) % corners.length)]);
    const far = Math.sqrt(squaredDistance(middle.x, middle.y, side.x, side.y));
    const share = far === 0 ? 0 : (far + clearance) / far;
    return {
      x: roundAway(middle.x + (side.x - middle.x) * share),
      y: roundAway(middle.y + (side.y - middle.y) * share),
    };
  });
  return [middle, ...stops];
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: roundAway(sum.x / points.length), y: roundAway(sum.y / points.length) };
}

/** Shortest path from the first stop to the last over free legs (Dijkstra). A leg is tested only once it could matter. */
function shortest(stops: readonly Point[], isFreeLeg: (a: number, b: number) => boolean): Path | null {
  const last = stops.length - 1;
  const far = stops.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  const before = stops.map(() => -1);
  const done = stops.map(() => false);
  const least = leastTo(stops);
  for (;;) {
    const at = nearestOpen(far, done);
    if (at < 0) return null;
    if (at === last) return pathBack(stops, before);
    done[at] = true;
    const from = entryAt(stops, at);
    for (let next = 0; next <= last; next++) {
      if (done[next] || numberAt(far, at) >= numberAt(far, next)) continue;
      const stop = entryAt(stops, next);
      const length = numberAt(far, at) + legGrains(stop.x - from.x, stop.y - from.y);
      if (length >= numberAt(far, next) || length + numberAt(least, next) > numberAt(far, last)) continue;
      if (!isFreeLeg(at, next)) continue;
      far[next] = length;
      before[next] = at;
    }
  }
}

/** Lengths of legs are rounded up, so their sum is below the straight line by at most one grain. */
const grain = 1;

/** Lower bound of the path from each stop to the last. */
function leastTo(stops: readonly Point[]): number[] {
  const { x, y } = entryAt(stops, stops.length - 1);
  return stops.map((stop) => Math.max(0, legGrains(stop.x - x, stop.y - y) - grain));
}

function nearestOpen(far: readonly number[], done: readonly boolean[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < far.length; i++) {
    if (done[i] || numberAt(far, i) >= least) continue;
    best = i;
    least = numberAt(far, i);
  }
  return best;
}

function pathBack(stops: readonly Point[], before: readonly number[]): Path {
  const points: Point[] = [];
  for (let at = stops.length - 1; at >= 0; at = numberAt(before, at)) points.unshift(entryAt(stops, at));
  return makePath(points);
}
