/** Instruments: which one is used, the spots it lies on, and the ruler between them. */
import type { Instrument, Measurement, PieceId, PointOrPiece } from '@grognard/engine';
import {
  type Base,
  baseDistance,
  isCoordinate,
  nearestPoints,
  type Point,
  pointDistance,
  pointToBase,
  roundBase,
  type Tenths,
} from '@grognard/geometry';
import { isPoint } from './values.ts';

export const nothingMeasured: Measurement = { items: [], lines: [], threats: [] };

/** Something to measure from: a base, or a bare point. */
export interface LocatedSpot {
  readonly at: Point;
  readonly base: Base | null;
}

/** How a game measures. Null if there is no such piece, or nothing to be measured on it. */
export interface InstrumentSet<S extends LocatedSpot> {
  readonly spotAt: (at: Point) => S;
  readonly spotOf: (piece: PieceId) => S | null;
  readonly measure: (from: S, to: S) => Measurement;
  readonly sight: (from: S, to: S) => Measurement;
  readonly reach: (piece: PieceId) => Measurement | null;
  readonly arc: (piece: PieceId) => Measurement | null;
  readonly threats: (piece: PieceId) => Measurement | null;
}

export function measureBy<S extends LocatedSpot>(set: InstrumentSet<S>, instrument: Instrument): Measurement {
  if ('of' in instrument) return set[instrument.kind](instrument.of) ?? nothingMeasured;
  const [from, to] = [spot(set, instrument.from), spot(set, instrument.to)];
  return from === null || to === null ? nothingMeasured : set[instrument.kind](from, to);
}

function spot<S extends LocatedSpot>({ spotAt, spotOf }: InstrumentSet<S>, laid: PointOrPiece): S | null {
  if (!('at' in laid)) return spotOf(laid.piece);
  if (!isPoint({ ...laid.at })) return null;
  const at = { x: Math.round(laid.at.x), y: Math.round(laid.at.y) };
  return isCoordinate(at.x) && isCoordinate(at.y) ? spotAt(at) : null;
}

/** From which points of two bases is measured. */
export type MeasuringManner = 'edges' | 'middles';

/** The distance of two spots. Points have no edges. */
export function spotDistance(from: LocatedSpot, to: LocatedSpot, manner: MeasuringManner): Tenths {
  const [one, other] = manner === 'middles' ? [null, null] : [from.base, to.base];
  if (one !== null && other !== null) return baseDistance(one, other);
  if (one !== null) return pointToBase(one, to.at.x, to.at.y);
  if (other !== null) return pointToBase(other, from.at.x, from.at.y);
  return pointDistance(from.at.x, from.at.y, to.at.x, to.at.y);
}

/** The ends of the ruler between two spots: their nearest points, or their middles. */
export function rulerEnds(from: LocatedSpot, to: LocatedSpot, manner: MeasuringManner): readonly Point[] {
  if (manner === 'middles') return [from.at, to.at];
  const [one, other] = [from, to].map(({ at, base }) => base ?? roundBase(at.x, at.y, 1));
  if (one === undefined || other === undefined) return [];
  return nearestPoints(one, other).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
