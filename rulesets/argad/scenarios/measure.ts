/** From the numbers of a scenario file, cm and degrees from north, to those of the table. */

import {
  asHeading,
  type Base,
  type Footprint,
  type Heading,
  type Point,
  placeBase,
  quarterTurn,
  type Tenths,
} from '@grognard/geometry';
import { numberAt } from '@grognard/lists';
import type { ScenarioFigure } from './shape.ts';

/** `figure.base-foot`. */
export const footBase: Footprint = { shape: 'round', radius: 100 };
/** `figure.base-mounted`. */
export const mountedBase: Footprint = { shape: 'rectangle', width: 250, depth: 500 };
/** `figure.contact`: bases this far apart still touch. */
export const contactGap: Tenths = 10;

export function tenthsOf(cm: number): Tenths {
  return Math.round(cm * 100);
}

export function pointOf(place: readonly number[]): Point {
  return { x: tenthsOf(numberAt(place, 0)), y: tenthsOf(numberAt(place, 1)) };
}

/** A file counts degrees from north to the right, the table from east to the left. */
export function headingOf(facing: number): Heading {
  return asHeading(quarterTurn - Math.round(facing * 10));
}

export function footprintOf({ troop }: Pick<ScenarioFigure, 'troop'>): Footprint {
  return troop === 'foot' ? footBase : mountedBase;
}

/** The base of a figure where the file puts it. */
export function baseOf(figure: ScenarioFigure): Base {
  return placeBase(footprintOf(figure), { ...pointOf(figure.at), heading: headingOf(figure.facing) });
}

/** A point as a writer puts it down, to the millimetre. */
export function inCm({ x, y }: Point): string {
  return `[${Math.round(x / 10) / 10}, ${Math.round(y / 10) / 10}]`;
}
