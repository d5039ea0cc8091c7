/** From the numbers of a scenario file, cm and degrees from north, to those of the table. */

import { asHeading, type Heading, type Point, quarterTurn, type Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';

/** Tenths of a millimetre in a centimetre. */
export const tenthsPerCm = 100;

/** To whole millimetres, so that halves are whole tenths and footprints stay even. */
export function tenthsOf(cm: number): Tenths {
  return Math.round(cm * 10) * 10;
}

export function pointOf(place: readonly number[]): Point {
  return { x: tenthsOf(numberAt(place, 0)), y: tenthsOf(numberAt(place, 1)) };
}

/** A file counts degrees from north to the right, the table from east to the left. */
export function headingOf(facing: number): Heading {
  return asHeading(quarterTurn - Math.round(facing * 10));
}

/** A point as a writer puts it down, to the millimetre. */
export function inCm({ x, y }: Point): string {
  return `[${Math.round(x / 10) / 10}, ${Math.round(y / 10) / 10}]`;
}
