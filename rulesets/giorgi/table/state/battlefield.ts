/** Battlefield: the terrain as geometry, made once from a scenario or from laid pieces, and read in every move and shot. */

import type { Base, Box, HighGround, Point, Polygon, Polyline, Tenths } from '@grognard/geometry';
import type { ListBy } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import type { Cover } from '../../model.ts';
import type { areaKinds, lineKinds } from '../../scenarios/model.ts';
import type { HouseIndex } from './indices.ts';

export type AreaKind = (typeof areaKinds)[number];
export type LineKind = (typeof lineKinds)[number];

/** Terrain of one kind. */
export interface Area {
  readonly index: number;
  readonly id: string;
  readonly kind: AreaKind;
  readonly polygon: Polygon;
  /** Contour steps above the table. 0 except for hills. */
  readonly level: number;
  readonly name: string | null;
}

/** A stream, a road, or an obstacle that gives cover. */
export interface FieldLine {
  readonly index: number;
  readonly id: string;
  readonly kind: LineKind;
  readonly line: Polyline;
  /** Of a road or a stream. */
  readonly width: Tenths;
  readonly name: string | null;
  /** Cover of a unit behind it (`terrain.cover-light`, `terrain.cover-heavy`). */
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

/** Numbers of the terrain rules. */
export interface GroundNumbers {
  /** Factors on the rate. */
  readonly woods: number;
  readonly stream: number;
  readonly plough: number;
  readonly uphill: number;
  readonly hedge: number;
  readonly lowWall: number;
  readonly highWall: number;
  readonly road: number;
  /** In a river away from bridges and fords. 0 if it is impassable. */
  readonly river: number;
  /** Whether horse and artillery may enter woods. */
  readonly woodsFor: 'foot' | 'all';
  /** Depth of sight into a wood. */
  readonly sight: Tenths;
}

export interface Battlefield {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly box: Box;
  readonly areas: readonly Area[];
  readonly lines: readonly FieldLine[];
  readonly houses: ListBy<HouseIndex, House>;
  readonly landmarks: readonly Landmark[];
  /** The same terrain sorted by effect. */
  readonly hills: readonly HighGround[];
  readonly woods: readonly Polygon[];
  readonly plough: readonly Polygon[];
  readonly bushes: readonly Polygon[];
  readonly rivers: readonly Polygon[];
  /** Crossings of rivers. */
  readonly bridges: readonly Polygon[];
  readonly fords: readonly Polygon[];
  readonly roads: readonly FieldLine[];
  readonly squares: readonly Polygon[];
  readonly streams: readonly FieldLine[];
  /** Lines that give cover. */
  readonly shelters: readonly FieldLine[];
  readonly figures: GroundNumbers;
}

/** A stretch of a path and its factor on the rate. Factor 0 is impassable. */
export interface PricedStretch {
  readonly from: Tenths;
  readonly to: Tenths;
  readonly factor: number;
  readonly rule: RuleId | null;
}
