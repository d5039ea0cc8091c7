/** Conversion from a scenario file's cm and degrees from north to the units of the table. */

import { asHeading, type Heading, type Point, quarterTurn, type Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';

export const tenthsPerCm = 100;

/** Tenths of a millimetre, rounded to whole millimetres, so that halves are whole tenths and footprints stay even. */
export function tenthsOf(cm: number): Tenths {
  return Math.round(cm * 10) * 10;
}

export function pointOf(place: readonly number[]): Point {
  return { x: tenthsOf(numberAt(place, 0)), y: tenthsOf(numberAt(place, 1)) };
}

/** A file counts degrees clockwise from north, the table counterclockwise from east. */
export function headingOf(facing: number): Heading {
  return asHeading(quarterTurn - Math.round(facing * 10));
}

/** A point as a scenario file gives it, in cm to the millimetre. */
export function inCm({ x, y }: Point): string {
  return `[${Math.round(x / 10) / 10}, ${Math.round(y / 10) / 10}]`;
}
