/** The battlefield as geometry: made once from a scenario or from the pieces that players laid, asked in every move and shot. */

import type { Base, Box, HighGround, Point, Polygon, Polyline, Tenths } from '@grognard/geometry';
import type { ListBy } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Cover } from '../../model.ts';
import type { areaKinds, lineKinds } from '../../scenarios/model.ts';
import type { HouseIndex } from './indices.ts';

export type AreaKind = (typeof areaKinds)[number];
export type LineKind = (typeof lineKinds)[number];

/** Ground of one kind. */
export interface Area {
  readonly index: number;
  readonly id: string;
  readonly kind: AreaKind;
  readonly polygon: Polygon;
  /** Contour steps above the table; 0 but for hills. */
  readonly level: number;
  readonly name: string | null;
}

/** A stream, a road, or something to stand behind. */
export interface FieldLine {
  readonly index: number;
  readonly id: string;
  readonly kind: LineKind;
  readonly line: Polyline;
  /** Of a road or a stream. */
  readonly width: Tenths;
  readonly name: string | null;
  /** What it is to whoever stands behind it (`terrain.cover-light`, `terrain.cover-heavy`). */
  readonly cover: Cover;
}

export interface House {
  readonly index: HouseIndex;
  readonly id: string;
  readonly name: string;
  readonly base: Base;
}

export interface Landmark extends Point {
  readonly id: string;
  readonly words: string;
}

/** The figures of the rules that ground is asked with. */
export interface GroundNumbers {
  /** What is left of the rate. */
  readonly woods: number;
  readonly stream: number;
  readonly plough: number;
  readonly uphill: number;
  readonly hedge: number;
  readonly lowWall: number;
  readonly highWall: number;
  readonly road: number;
  /** In a river away from bridge and ford; 0: barred. */
  readonly river: number;
  /** Whether horse and artillery may go into woods. */
  readonly woodsFor: 'foot' | 'all';
  /** How deep one sees into a wood. */
  readonly sight: Tenths;
}

/** Everything that stands on the table. */
export interface Battlefield {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly box: Box;
  readonly areas: readonly Area[];
  readonly lines: readonly FieldLine[];
  readonly houses: ListBy<HouseIndex, House>;
  readonly landmarks: readonly Landmark[];
  /** The same ground by what it does. */
  readonly hills: readonly HighGround[];
  readonly woods: readonly Polygon[];
  readonly plough: readonly Polygon[];
  readonly bushes: readonly Polygon[];
  readonly rivers: readonly Polygon[];
  /** Where a river is crossed. */
  readonly bridges: readonly Polygon[];
  readonly fords: readonly Polygon[];
  readonly roads: readonly FieldLine[];
  readonly squares: readonly Polygon[];
  readonly streams: readonly FieldLine[];
  /** Lines to stand behind. */
  readonly shelters: readonly FieldLine[];
  readonly figures: GroundNumbers;
}

/** A stretch of a way and what its ground leaves of the rate; factor 0: barred. */
export interface PricedStretch {
  readonly from: Tenths;
  readonly to: Tenths;
  readonly factor: number;
  readonly rule: RuleId | null;
}
