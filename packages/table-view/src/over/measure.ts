/** Measure: the unit of a sheet, for the marks of its rulers, the parts of its border, the scale bar. */
import type { Tenths } from '@grognard/geometry';

export interface Measure {
  /** As written after a number. */
  readonly unit: string;
  /** Decimal sign. */
  readonly point: '.' | ',';
  readonly length: Tenths;
  /** Units between long marks of a ruler. */
  readonly long: number;
  /** Units between numbers of a ruler, for four scales from the smallest to the largest. */
  readonly numbers: readonly [number, number, number, number];
  /** Units in a part of the border. */
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

/** A length in units, rounded to a tenth. */
export function inMeasure(length: Tenths, measure: Measure): string {
  const rounded = Math.round((10 * length) / measure.length) / 10;
  return `${String(rounded).replace('.', measure.point)} ${measure.unit}`;
}
