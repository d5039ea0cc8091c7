/** Headings: whole tenths of a degree, from a table of sines, since the sines of the platform differ between machines. */
import { numberAt, valueAt } from '@grognard/lists';
import { roundAway } from './exact.ts';
import type { Tenths } from './point.ts';
import { sines } from './sine-table.ts';

/** A direction in tenths of a degree, 0 to 3599: 0 along +x, 900 along +y; so it grows to the left. */
export type Heading = number;

/** An angle in tenths of a degree; to the left above zero, to the right below. */
export type Angle = number;

/** The whole circle, and what is often asked for of it. */
export const fullTurn: Angle = 3600;
export const halfTurn: Angle = 1800;
export const quarterTurn: Angle = 900;

/** What the sines and cosines are multiplied by. */
export const sineScale = 2 ** 30;

/** All sines of the circle and a quarter more, so that a cosine is a look-up too. */
const circle = Float64Array.from({ length: fullTurn + quarterTurn }, (_, at) => {
  const angle = at % fullTurn;
  const inHalf = angle % halfTurn;
  const value = numberAt(sines, inHalf <= quarterTurn ? inHalf : halfTurn - inHalf);
  return angle === inHalf || value === 0 ? value : -value;
});

/** The heading that a whole number of tenths of a degree stands for. */
export function asHeading(angle: Angle): Heading {
  const rest = angle % fullTurn;
  return rest < 0 ? rest + fullTurn : rest === 0 ? 0 : rest;
}

/** The sine of a heading, times `sineScale`. */
export function sineOf(heading: Heading): number {
  return valueAt(circle, heading);
}

/** The cosine of a heading, times `sineScale`. */
export function cosineOf(heading: Heading): number {
  return valueAt(circle, heading + quarterTurn);
}

/** How far x goes in so many tenths that way; to the nearest whole tenth, halves away from zero. */
export function stepX(heading: Heading, length: Tenths): Tenths {
  return roundAway((valueAt(circle, heading + quarterTurn) * length) / sineScale);
}

/** How far y goes in so many tenths that way. */
export function stepY(heading: Heading, length: Tenths): Tenths {
  return roundAway((valueAt(circle, heading) * length) / sineScale);
}

/** The turn from one heading to another by the shorter way, −1799 to 1800: left is above zero. */
export function turnBetween(from: Heading, to: Heading): Angle {
  const turn = asHeading(to - from);
  return turn > halfTurn ? turn - fullTurn : turn;
}

/** How far apart two headings are, 0 to 1800. */
export function angleBetween(one: Heading, other: Heading): Angle {
  return Math.abs(turnBetween(one, other));
}

/** The heading nearest to a direction, found in the table of sines; of two equally near the lower. Null without a direction. */
export function headingTo(dx: Tenths, dy: Tenths): Heading | null {
  if (dx === 0 && dy === 0) return null;
  // Turned by quarters until it points into the first quarter, x > 0, y ≥ 0.
  if (dx > 0 && dy >= 0) return withinQuarter(dx, dy);
  if (dx <= 0 && dy > 0) return quarterTurn + withinQuarter(dy, -dx);
  if (dx < 0 && dy <= 0) return halfTurn + withinQuarter(-dx, -dy);
  return asHeading(halfTurn + quarterTurn + withinQuarter(-dy, dx));
}

function withinQuarter(dx: number, dy: number): Angle {
  let low = 0;
  let high = quarterTurn;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (valueAt(circle, middle + quarterTurn) * dy >= valueAt(circle, middle) * dx) low = middle;
    else high = middle;
  }
  const pastLow = valueAt(circle, low + quarterTurn) * dy - valueAt(circle, low) * dx;
  const shortOfHigh = valueAt(circle, high) * dx - valueAt(circle, high + quarterTurn) * dy;
  return pastLow <= shortOfHigh ? low : high;
}
