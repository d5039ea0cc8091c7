/** FrontLine: the front of several bases that move as one, and points turned about one of its ends. */
import { type Base, cornersOf } from './base.ts';
import { type Angle, asHeading, cosineOf, type Heading, quarterTurn, sineOf, sineScale } from './heading.ts';
import type { Point } from './point.ts';

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
