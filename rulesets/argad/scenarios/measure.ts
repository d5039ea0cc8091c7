/** Conversions from the cm and degrees of a scenario file to the units of the table. */

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
/** `figure.contact`: the widest gap at which bases still touch, in tenths of a millimetre. */
export const contactGap: Tenths = 10;

export function tenthsOf(cm: number): Tenths {
  return Math.round(cm * 100);
}

export function pointOf(place: readonly number[]): Point {
  return { x: tenthsOf(numberAt(place, 0)), y: tenthsOf(numberAt(place, 1)) };
}

/** Scenario files count degrees clockwise from north, the table anticlockwise from east. */
export function headingOf(facing: number): Heading {
  return asHeading(quarterTurn - Math.round(facing * 10));
}

export function footprintOf({ troop }: Pick<ScenarioFigure, 'troop'>): Footprint {
  return troop === 'foot' ? footBase : mountedBase;
}

export function baseOf(figure: ScenarioFigure): Base {
  return placeBase(footprintOf(figure), { ...pointOf(figure.at), heading: headingOf(figure.facing) });
}

/** A point in cm, to the millimetre, as a scenario file writes it. */
export function inCm({ x, y }: Point): string {
  return `[${Math.round(x / 10) / 10}, ${Math.round(y / 10) / 10}]`;
}
