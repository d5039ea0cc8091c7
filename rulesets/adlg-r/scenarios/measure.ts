/** Conversion from a scenario file's UD and degrees from north to the units of the table. */
import { asHeading, type Heading, type Point, quarterTurn, type Tenths } from '@grognard/geometry';
import { numberAt } from '@grognard/lists';

/** Tenths of a millimetre, rounded to an even number, so that halves are whole tenths. */
export function tenthsOfUd(ud: number, perUd: Tenths): Tenths {
  return 2 * Math.round((ud * perUd) / 2);
}

export function pointOf(place: readonly number[], perUd: Tenths): Point {
  return { x: tenthsOfUd(numberAt(place, 0), perUd), y: tenthsOfUd(numberAt(place, 1), perUd) };
}

/** A file counts degrees clockwise from north, the table counterclockwise from east. */
export function headingOf(facing: number): Heading {
  return asHeading(quarterTurn - Math.round(facing * 10));
}
