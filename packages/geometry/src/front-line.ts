/** FrontLine: several bases that move as one: their front, their hull, and the part of each in a wheel of all. */
import { type Base, cornerOf, cornersOf, placeBase } from './base.ts';
import {
  type Angle,
  asHeading,
  cosineOf,
  type Heading,
  halfTurn,
  headingTo,
  quarterTurn,
  sineOf,
  sineScale,
  turnBetween,
} from './heading.ts';
import { type Point, pointDistance } from './point.ts';
import type { TrackStep } from './track.ts';

/** A line across the foremost edge of all bases, as wide as all of them. */
export interface FrontLine {
  readonly heading: Heading;
  readonly left: Point;
  readonly right: Point;
  readonly middle: Point;
}

/** Distance of a point from the origin in a direction. */
function along({ x, y }: Point, heading: Heading): number {
  return (x * cosineOf(heading) + y * sineOf(heading)) / sineScale;
}

/** The point of which the distances ahead and to the right are given. */
function pointOf(ahead: number, right: number, heading: Heading): Point {
  const [c, s] = [cosineOf(heading) / sineScale, sineOf(heading) / sineScale];
  return { x: Math.round(ahead * c + right * s), y: Math.round(ahead * s - right * c) };
}

function outlineOf(base: Base): readonly Point[] {
  const { footprint, x, y } = base;
  if (footprint.shape !== 'round') return cornersOf(base);
  const { radius } = footprint;
  return [
    { x: x - radius, y },
    { x: x + radius, y },
    { x, y: y - radius },
    { x, y: y + radius },
  ];
}

/** The front of bases that face a direction together. There must be at least one base. */
export function frontLine(bases: readonly Base[], heading: Heading): FrontLine {
  const aside = asHeading(heading - quarterTurn);
  let [front, least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of bases.flatMap(outlineOf)) {
    const right = along(point, aside);
    front = Math.max(front, along(point, heading));
    least = Math.min(least, right);
    most = Math.max(most, right);
  }
  return {
    heading,
    left: pointOf(front, least, heading),
    right: pointOf(front, most, heading),
    middle: pointOf(front, (least + most) / 2, heading),
  };
}

/** A point turned about another, by a positive angle to the left. */
export function turnedAbout({ x, y }: Point, pivot: Point, angle: Angle): Point {
  const turn = asHeading(angle);
  const [c, s] = [cosineOf(turn) / sineScale, sineOf(turn) / sineScale];
  const [dx, dy] = [x - pivot.x, y - pivot.y];
  return { x: Math.round(pivot.x + dx * c - dy * s), y: Math.round(pivot.y + dx * s + dy * c) };
}

/** The rectangle that just holds all bases, facing a direction. There must be at least one base. */
export function hullOf(bases: readonly Base[], heading: Heading): Base {
  const ahead = frontLine(bases, heading);
  const behind = frontLine(bases, asHeading(heading + halfTurn));
  const [front, rear] = [along(ahead.left, heading), along(behind.left, heading)];
  const aside = asHeading(heading - quarterTurn);
  const [left, right] = [along(ahead.left, aside), along(ahead.right, aside)];
  const { x, y } = pointOf((front + rear) / 2, (left + right) / 2, heading);
  const footprint = { shape: 'rectangle', width: even(right - left), depth: even(front - rear) } as const;
  return placeBase(footprint, { x, y, heading });
}

/** Sides of a rectangle are even. */
function even(length: number): number {
  return 2 * Math.max(1, Math.round(length / 2));
}

/**
 * The steps by which a base does its part when a larger body wheels about a front corner, by a positive angle to the left: a wheel
 * half of the way round, a march along the chord, and the rest of the wheel. A base that does not stand in line wheels and closes up.
 */
export function stepsInWheel(base: Base, pivot: Point, angle: Angle): TrackStep[] {
  const about = angle > 0 ? 'front-left' : 'front-right';
  const corner = cornerOf(base, about);
  const end = turnedAbout(corner, pivot, angle);
  const [dx, dy] = [Math.round(end.x - corner.x), Math.round(end.y - corner.y)];
  const chord = Math.round(pointDistance(0, 0, dx, dy));
  const way = headingTo(dx, dy);
  if (way === null || chord < shortest) return [{ step: 'wheel', about, angle }];
  const turn = turnBetween(base.heading, way) * Math.sign(angle);
  if (turn >= -slack && turn <= Math.abs(angle) + slack) {
    const first = Math.sign(angle) * Math.max(0, Math.min(Math.abs(angle), turn));
    const wheels = [first, angle - first].map((part): TrackStep => ({ step: 'wheel', about, angle: part }));
    const [before, after] = wheels;
    const steps = [before, { step: 'march', by: chord } as const, after];
    return steps.filter((step): step is TrackStep => step !== undefined && lengthIn(step) !== 0);
  }
  const facing = asHeading(base.heading + angle);
  const steps: TrackStep[] = [
    { step: 'wheel', about, angle },
    { step: 'march', by: Math.round(along({ x: dx, y: dy }, facing)) },
    { step: 'slide', by: Math.round(along({ x: dx, y: dy }, asHeading(facing - quarterTurn))) },
  ];
  return steps.filter((step) => lengthIn(step) !== 0);
}

/** A chord shorter than this is not marched: half a millimetre. */
const shortest = 5;

/** Headings of short chords are not exact: 2 degrees. */
const slack: Angle = 20;

function lengthIn(step: TrackStep): number {
  return step.step === 'march' || step.step === 'slide' ? step.by : step.angle;
}
