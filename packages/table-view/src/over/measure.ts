/** The measure that a sheet counts in: the marks of its rulers, the parts of its border, the scale bar. */
import type { Tenths } from '@grognard/geometry';

export interface Measure {
  /** As it is written behind a number. */
  readonly unit: string;
  /** What stands before the tenths of a unit. */
  readonly point: '.' | ',';
  readonly length: Tenths;
  /** After how many units a mark of a ruler is a long one. */
  readonly long: number;
  /** After how many a ruler has a number: where it is drawn small, smaller, large, very large. */
  readonly numbers: readonly [number, number, number, number];
  /** How many units a part of the border has. */
  readonly border: number;
  /** Units of the parts of a printed scale bar, the longest first. */
  readonly parts: readonly number[];
  /** Units of a scale bar that follows the zoom, the longest first. */
  readonly bars: readonly number[];
}

export const centimetres: Measure = {
  unit: 'cm',
  point: '.',
  length: 100,
  long: 5,
  numbers: [20, 10, 5, 1],
  border: 10,
  parts: [20, 10, 5],
  bars: [50, 20, 10, 5, 2, 1],
};

export const inches: Measure = {
  unit: 'in',
  point: '.',
  length: 254,
  long: 6,
  numbers: [12, 6, 2, 1],
  border: 6,
  parts: [6, 4, 2],
  bars: [24, 12, 6, 4, 2, 1],
};

/** A length in units, to a tenth. */
export function inMeasure(length: Tenths, measure: Measure): string {
  const rounded = Math.round((10 * length) / measure.length) / 10;
  return `${String(rounded).replace('.', measure.point)} ${measure.unit}`;
}
