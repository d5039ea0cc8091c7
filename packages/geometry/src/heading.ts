/** Heading: whole tenths of a degree, with a table of sines because the sines of platforms differ between machines. */
import { numberAt, valueAt } from '@grognard/lists';
import { roundAway } from './exact.ts';
import type { Tenths } from './point.ts';
import { sines } from './sine-table.ts';

/** A direction in tenths of a degree, 0 to 3599. 0 is along +x and 900 along +y, so it grows to the left. */
export type Heading = number;

/** An angle in tenths of a degree, positive to the left and negative to the right. */
export type Angle = number;

/** The full circle and its common parts. */
export const fullTurn: Angle = 3600;
export const halfTurn: Angle = 1800;
export const quarterTurn: Angle = 900;

/** Factor of the sines and cosines. */
export const sineScale = 2 ** 30;

/** Sines of the circle and a quarter more, so that a cosine is also a look-up. */
const circle = Float64Array.from({ length: fullTurn + quarterTurn }, (_, at) => {
  const angle = at % fullTurn;
  const inHalf = angle % halfTurn;
  const value = numberAt(sines, inHalf <= quarterTurn ? inHalf : halfTurn - inHalf);
  return angle === inHalf || value === 0 ? value : -value;
});

/** Normalises a whole number of tenths of a degree to a heading. */
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

/** x component of a step of this length, to the nearest whole tenth, halves away from zero. */
export function stepX(heading: Heading, length: Tenths): Tenths {
  return roundAway((valueAt(circle, heading + quarterTurn) * length) / sineScale);
}

/** y component of a step of this length. */
export function stepY(heading: Heading, length: Tenths): Tenths {
  return roundAway((valueAt(circle, heading) * length) / sineScale);
}

/** Shorter turn from one heading to another, −1799 to 1800, positive to the left. */
export function turnBetween(from: Heading, to: Heading): Angle {
  const turn = asHeading(to - from);
  return turn > halfTurn ? turn - fullTurn : turn;
}

/** Angle between two headings, 0 to 1800. */
export function angleBetween(one: Heading, other: Heading): Angle {
  return Math.abs(turnBetween(one, other));
}

/** The arc tangent of a slope from 0 to 1 by a polynomial, to about a tenth of a degree. */
function roughAngle(slope: number): number {
  return slope * (450 + (1 - slope) * (140.2 + 37.99 * slope));
}

/** Whether a direction of the first quarter lies at an angle or beyond. */
function isReached(angle: Angle, dx: number, dy: number): boolean {
  return valueAt(circle, angle + quarterTurn) * dy >= valueAt(circle, angle) * dx;
}

/** Heading nearest to a direction, from the table of sines. Of two equally near it is the lower. Null if both components are 0. */
export function headingTo(dx: Tenths, dy: Tenths): Heading | null {
  if (dx === 0 && dy === 0) return null;
  // Turned by quarters into the first quarter, x > 0, y ≥ 0.
  if (dx > 0 && dy >= 0) return withinQuarter(dx, dy);
  if (dx <= 0 && dy > 0) return quarterTurn + withinQuarter(dy, -dx);
  if (dx < 0 && dy <= 0) return halfTurn + withinQuarter(-dx, -dy);
  return asHeading(halfTurn + quarterTurn + withinQuarter(-dy, dx));
}

function withinQuarter(dx: number, dy: number): Angle {
  // Where to look first. The table decides.
  const rough = dy <= dx ? roughAngle(dy / dx) : quarterTurn - roughAngle(dx / dy);
  let low = Math.max(0, Math.min(quarterTurn - 1, Math.floor(rough)));
  while (low > 0 && !isReached(low, dx, dy)) low--;
  while (low + 1 < quarterTurn && isReached(low + 1, dx, dy)) low++;
  const high = low + 1;
  const pastLow = valueAt(circle, low + quarterTurn) * dy - valueAt(circle, low) * dx;
  const shortOfHigh = valueAt(circle, high) * dx - valueAt(circle, high + quarterTurn) * dy;
  return pastLow <= shortOfHigh ? low : high;
}
