/** GroupWay: several pieces go as one, each beside the path of the first; then all wheel about an end of their front. */

import {
  type Angle,
  asHeading,
  type Base,
  type FrontLine,
  frontLine,
  halfTurn,
  headingTo,
  makePath,
  type Point,
  pathLength,
  pointDistance,
  pointsBetween,
  type Tenths,
  turnedAbout,
  wheelArc,
} from '@grognard/geometry';
import { entryAt, lastOf } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { readHandle, turnAbout } from './body-handles.ts';
import { readList, snappedPoint } from './values.ts';

export const wheelHandles = ['wheel-left', 'wheel-right'] as const;

export interface GroupWay {
  /** Where the first piece stands, and its path. */
  readonly from: Point;
  readonly points: readonly Point[];
  /** Front of all of them where they stand, facing along the path. */
  readonly front: FrontLine;
  /** Positive to the left, about the left end of the front; otherwise about the right one. */
  readonly angle: Angle;
}

/** A wheel is walked in straight parts of at most this angle. */
const part: Angle = 300;
const mostParts = 4;
const mostPoints = 12;

/** The way of pieces that stand on these bases, the first of them led along these points, with what is set at the ends of their front. */
export function groupWayFrom(
  bases: readonly Base[],
  points: readonly Point[],
  wheel: Json | undefined,
): GroupWay {
  const { x, y, heading } = entryAt(bases, 0);
  const from = { x, y };
  const front = frontLine(bases, headingAlong([from, ...points], heading));
  const straight = { from, points, front, angle: 0 };
  const last = readList(wheel).at(-1);
  return { ...straight, angle: last === undefined ? 0 : angleOf(straight, last) };
}

/** The heading of the last leg with a length. */
function headingAlong(points: readonly Point[], otherwise: number): number {
  for (let n = points.length - 1; n > 0; n--) {
    const [a, b] = [entryAt(points, n - 1), entryAt(points, n)];
    const heading = headingTo(b.x - a.x, b.y - a.y);
    if (heading !== null) return heading;
  }
  return otherwise;
}

/** The angle that a handle is dragged or set to. */
function angleOf(way: GroupWay, value: Json): Angle {
  const set = readHandle(value, wheelHandles);
  if (set === null) return 0;
  const isLeft = set.handle === 'wheel-left';
  const { left, right } = frontAfter(way);
  const [pivot, end] = isLeft ? [left, right] : [right, left];
  const turned = set.to === null ? Math.round(set.value) : turnAbout(pivot, end, set.to) * (isLeft ? 1 : -1);
  return Math.max(0, Math.min(halfTurn, turned)) * (isLeft ? 1 : -1);
}

function shiftOf({ from, points }: GroupWay): Point {
  const end = points.length === 0 ? from : lastOf(points);
  return { x: end.x - from.x, y: end.y - from.y };
}

function shifted({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

/** The end of the front that stands still in a wheel, once the path is behind them. */
function pivotOf(way: GroupWay): Point {
  return shifted(way.angle > 0 ? way.front.left : way.front.right, shiftOf(way));
}

/** The path of a piece that stands at a place. */
export function pathFrom(way: GroupWay, place: Point): Point[] {
  const by = { x: place.x - way.from.x, y: place.y - way.from.y };
  const points = way.points.map((point) => snappedPoint(shifted(point, by)));
  if (way.angle === 0) return points;
  const pivot = pivotOf(way);
  const start = shifted(place, shiftOf(way));
  const room = Math.max(1, mostPoints - points.length);
  const parts = Math.min(mostParts, room, Math.ceil(Math.abs(way.angle) / part));
  for (let n = 1; n <= parts; n++)
    points.push(snappedPoint(turnedAbout(start, pivot, Math.round((way.angle * n) / parts))));
  return points;
}

/** The front when all have arrived. */
export function frontAfter(way: GroupWay): FrontLine {
  const { front, angle } = way;
  const by = shiftOf(way);
  const pivot = pivotOf(way);
  const moved = (point: Point) => {
    const there = shifted(point, by);
    return angle === 0 ? there : turnedAbout(there, pivot, angle);
  };
  return {
    heading: asHeading(front.heading + angle),
    left: moved(front.left),
    right: moved(front.right),
    middle: moved(front.middle),
  };
}

/** The way of the middle of the front: what the ruler of the group lies along. */
export function middleWay(way: GroupWay): Point[] {
  return [way.front.middle, ...pathFrom(way, { ...way.front.middle })];
}

function straightLength({ from, points }: GroupWay): Tenths {
  return points.length === 0 ? 0 : pathLength(makePath([from, ...points]));
}

/** The length of the whole way: the path, then the wheel of the outer end. */
export function lengthOfWay(way: GroupWay): Tenths {
  const { left, right } = way.front;
  const width = Math.round(pointDistance(left.x, left.y, right.x, right.y));
  return straightLength(way) + wheelArc(width, Math.abs(way.angle));
}

/** The way cut at a length. */
export function cutWay(way: GroupWay, at: Tenths): GroupWay {
  const straight = straightLength(way);
  const whole = lengthOfWay(way);
  if (at >= whole) return way;
  if (at >= straight)
    return { ...way, angle: Math.trunc((way.angle * (at - straight)) / Math.max(1, whole - straight)) };
  const path = makePath([way.from, ...way.points]);
  return { ...way, points: pointsBetween(path, 0, at).slice(1).map(snappedPoint), angle: 0 };
}
