/** `GroupWay`: several loose figures go as one, each beside the path of the first; then all wheel about an end of their front. */

import type { TaskValues } from '@grognard/engine';
import {
  type Angle,
  asHeading,
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
  turnBetween,
  turnedAbout,
  wheelArc,
} from '@grognard/geometry';
import { entryAt, lastOf, numberAt } from '@grognard/lists';
import type { Json } from '@grognard/rules-kit';
import { isPoint, snappedPoint } from '@grognard/table-kit';
import { ownBase } from '../bodies/bases.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { pointsOf } from './order-from-gesture.ts';

export const wheelHandles = ['wheel-left', 'wheel-right'] as const;

export interface GroupWay {
  /** Where the first figure stands, and its path. */
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

/** The handle set last. */
function wheelSetIn({ wheel }: TaskValues): Json | undefined {
  const sets: readonly Json[] = Array.isArray(wheel) ? wheel : [];
  return sets.at(-1);
}

/** The way that a gesture sets for these figures, or null if it sets none. */
export function groupWayOf(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  values: TaskValues,
): GroupWay | null {
  const points = pointsOf(values['way']) ?? [];
  const isSet = points.length > 0 || wheelSetIn(values) !== undefined;
  return isSet ? groupWayFrom(context, figures, values) : null;
}

/** The same, with a way of no length if none is set: they face as the first of them does. */
export function groupWayFrom(
  { state }: InteractionContext,
  figures: readonly FigureIndex[],
  values: TaskValues,
): GroupWay {
  const points = pointsOf(values['way']) ?? [];
  const last = wheelSetIn(values);
  const { x, y, heading } = entryAt(state.figures, numberAt(figures, 0));
  const from = { x, y };
  const bases = figures.map((figure) => ownBase(entryAt(state.figures, figure)));
  const straight = {
    from,
    points,
    front: frontLine(bases, headingAlong([from, ...points], heading)),
    angle: 0,
  };
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
function angleOf(way: GroupWay, set: Json): Angle {
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return 0;
  const { handle, to, value } = set as { readonly [name: string]: Json };
  const sign = handle === 'wheel-left' ? 1 : handle === 'wheel-right' ? -1 : 0;
  const { left, right } = frontAfter(way);
  const [pivot, end] = sign > 0 ? [left, right] : [right, left];
  const bearing = (point: Point) => headingTo(point.x - pivot.x, point.y - pivot.y);
  const before = bearing(end);
  const after = isPoint(to) ? bearing(snappedPoint(to)) : null;
  const amount = isPoint(to)
    ? before === null || after === null
      ? 0
      : sign * turnBetween(before, after)
    : typeof value === 'number' && Number.isFinite(value)
      ? Math.round(value)
      : 0;
  return sign * Math.max(0, Math.min(halfTurn, amount));
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

/** The path of a figure that stands at a place. */
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
export function lengthOf(way: GroupWay): Tenths {
  const { left, right } = way.front;
  const width = Math.round(pointDistance(left.x, left.y, right.x, right.y));
  return straightLength(way) + wheelArc(width, Math.abs(way.angle));
}

/** The way cut at a length. */
export function cutWay(way: GroupWay, at: Tenths): GroupWay {
  const straight = straightLength(way);
  const whole = lengthOf(way);
  if (at >= whole) return way;
  if (at >= straight)
    return { ...way, angle: Math.trunc((way.angle * (at - straight)) / Math.max(1, whole - straight)) };
  const path = makePath([way.from, ...way.points]);
  return { ...way, points: pointsBetween(path, 0, at).slice(1).map(snappedPoint), angle: 0 };
}
