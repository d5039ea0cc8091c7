/** The centre line of a moving base, as legs with their distance along the path. */

import {
  type Footprint,
  type MovablePose,
  meetsPolyline,
  obstaclesCrossed,
  type Polyline,
  poseAlong,
  segmentsMeet,
  stretchesOn,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { absent, valueAt } from '@grognard/lists';

/** The shortest leg of a path with wheels, and the largest number of legs. */
const wheelLeg: Tenths = 100;
const mostLegs = 200;

/** Points with their distance along the path, and the box that the base can reach around them. Reused for every path. */
export const walked = {
  count: 0,
  xs: new Float64Array(256),
  ys: new Float64Array(256),
  marks: new Float64Array(256),
  minX: 0,
  minY: 0,
  maxX: 0,
  maxY: 0,
};
const pose: MovablePose = { x: 0, y: 0, heading: 0 };

/** Writes the centre line of a track into `walked`. */
export function walk(track: Track): void {
  walked.count = 0;
  walked.minX = walked.minY = Number.POSITIVE_INFINITY;
  walked.maxX = walked.maxY = Number.NEGATIVE_INFINITY;
  addPoint(track.from.x, track.from.y, 0);
  const isStraight = isMarched(track);
  if (isStraight) addMarches(track);
  else addSamples(track);
  const reach = reachOf(track.footprint) + (isStraight ? 0 : wheelLeg);
  walked.minX -= reach;
  walked.minY -= reach;
  walked.maxX += reach;
  walked.maxY += reach;
}

function isMarched({ pieces }: Track): boolean {
  for (let i = 0; i < pieces.length; i++) if ((pieces[i] ?? absent(pieces, i)).kind !== 'march') return false;
  return true;
}

function addMarches({ pieces }: Track): void {
  let along = 0;
  for (const { pose: from, dx, dy } of pieces) {
    along += Math.sqrt(dx * dx + dy * dy);
    addPoint(from.x + dx, from.y + dy, along);
  }
}

function addSamples(track: Track): void {
  const length = trackLength(track);
  const leg = Math.max(wheelLeg, Math.ceil(length / mostLegs));
  for (let along = leg; along < length + leg; along += leg) {
    poseAlong(track, along, pose);
    addPoint(pose.x, pose.y, Math.min(along, length));
  }
}

function addPoint(x: Tenths, y: Tenths, along: Tenths): void {
  const { count } = walked;
  walked.xs[count] = x;
  walked.ys[count] = y;
  walked.marks[count] = along;
  walked.count++;
  if (x < walked.minX) walked.minX = x;
  if (x > walked.maxX) walked.maxX = x;
  if (y < walked.minY) walked.minY = y;
  if (y > walked.maxY) walked.maxY = y;
}

/** The greatest distance of a footprint's points from its middle, including the rounding of its axes. */
function reachOf(footprint: Footprint): Tenths {
  if (footprint.shape === 'round') return footprint.radius;
  const { width, depth, files = 1, ranks = 1 } = footprint;
  return (width * files + depth * ranks) / 2 + files + ranks;
}

/** Whether a box is near the path last written to `walked`. */
export function isNearWay({ minX, minY, maxX, maxY }: Polyline | WayBox): boolean {
  return minX <= walked.maxX && maxX >= walked.minX && minY <= walked.maxY && maxY >= walked.minY;
}

type WayBox = Pick<typeof walked, 'minX' | 'minY' | 'maxX' | 'maxY'>;

/**
 * The distance along at which the middle first meets a line, or null if it never does. For a body in close order the whole
 * footprint counts.
 */
export function firstMeeting(track: Track, line: Polyline): Tenths | null {
  if (isBody(track.footprint)) return stretchesOn(line, track).stretches[0]?.from ?? null;
  const { xs, ys, marks } = walked;
  for (let i = 1; i < walked.count; i++) {
    if (!meetsPolyline(line, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      continue;
    const [hit] = obstaclesCrossed(valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i), [
      line,
    ]);
    return Math.floor(valueAt(marks, i - 1)) + (hit?.fromStart ?? 0);
  }
  return null;
}

/** Whether the path crosses a line anywhere. */
export function isLineMet(track: Track, line: Polyline): boolean {
  if (isBody(track.footprint)) return stretchesOn(line, track).stretches.length > 0;
  const { xs, ys } = walked;
  for (let i = 1; i < walked.count; i++)
    if (meetsPolyline(line, valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)))
      return true;
  return false;
}

function isBody(footprint: Footprint): boolean {
  return footprint.shape === 'rectangle' && (footprint.files ?? 1) * (footprint.ranks ?? 1) > 1;
}

/** Adds every distance along at which the middle meets the line. */
export function addMeetings(line: Polyline, into: Tenths[]): void {
  const { xs, ys, marks } = walked;
  for (let i = 1; i < walked.count; i++) {
    const [ax, ay, bx, by] = [valueAt(xs, i - 1), valueAt(ys, i - 1), valueAt(xs, i), valueAt(ys, i)];
    if (
      !segmentsMeet(
        ax,
        ay,
        bx,
        by,
        valueAt(line.xs, 0),
        valueAt(line.ys, 0),
        valueAt(line.xs, 1),
        valueAt(line.ys, 1),
      )
    )
      continue;
    const [hit] = obstaclesCrossed(ax, ay, bx, by, [line]);
    into.push(Math.floor(valueAt(marks, i - 1)) + (hit?.fromStart ?? 0));
  }
}

/** The point at this distance along the path last written to `walked`. */
export function pointOnWay(track: Track, along: Tenths): Readonly<MovablePose> {
  poseAlong(track, along, pose);
  return pose;
}
