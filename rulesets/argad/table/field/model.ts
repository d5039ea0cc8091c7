/** The battlefield as the rules see it: what lies where, prepared once, and where a figure stands in it. */

import type { Base, HighGround, Point, Polygon, Polyline, Tenths } from '@grognard/geometry';
import type { ListBy, OrNone } from '@grognard/lists';
import type { Ground } from '../../model.ts';
import type { areaKinds, lineKinds } from '../../scenarios/map-shape.ts';
import type { RoomIndex, VesselIndex } from '../state/indices.ts';

export type AreaKind = (typeof areaKinds)[number];
export type LineKind = (typeof lineKinds)[number];

export interface Area {
  readonly id: string;
  readonly kind: AreaKind;
  readonly polygon: Polygon;
  /** Steps above the table. */
  readonly level: number;
  /** Its ground as the terrain rows name it; null: it slows nobody. */
  readonly ground: Ground | null;
  /** Of water: the roads across it. Who is on a bridge with its middle is not in the water below. */
  readonly bridges: readonly Polygon[];
}

export interface Obstacle {
  readonly id: string;
  readonly kind: LineKind;
  readonly line: Polyline;
  /** What crossing it counts as; null: it cannot be crossed (`terrain.high-wall`). */
  readonly ground: Ground | null;
}

export interface Room {
  readonly index: RoomIndex;
  readonly id: string;
  readonly building: number;
  readonly floor: number;
  readonly polygon: Polygon;
}

export interface Opening {
  readonly id: string;
  readonly kind: 'door' | 'window' | 'loophole' | 'breach' | 'stairs';
  readonly from: Point;
  readonly to: Point;
  /** Indexes of rooms; -1: outside. */
  readonly joins: readonly [OrNone<RoomIndex>, OrNone<RoomIndex>];
}

/** A stretch of wall without an opening; shared walls stand once. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly floor: number;
  /** Index of the building. */
  readonly building: number;
}

/** A stretch that nobody walks across: of a house wall, windows and loopholes included, a high wall, a battlement, or the edge of a wall walk. */
export interface WallBarrier {
  readonly kind: 'house-wall' | 'high-wall' | 'battlement' | 'drop';
  readonly line: Polyline;
  readonly floor: number;
}

export interface Battlefield {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly areas: readonly Area[];
  readonly obstacles: readonly Obstacle[];
  readonly rooms: ListBy<RoomIndex, Room>;
  readonly openings: readonly Opening[];
  readonly walls: readonly Wall[];
  /** Rooms on the ground as solid blocks, for whoever looks from outside. */
  readonly houses: readonly Polygon[];
  readonly woods: readonly Polygon[];
  readonly supports: readonly Point[];

  // What the questions ask for again and again, sorted out once.
  /** Areas that are a ground of the terrain rows. */
  readonly slowing: readonly Area[];
  /** Areas above the table. */
  readonly raised: readonly HighGround[];
  /** Stairs and hard slopes with the level at their foot. */
  readonly slopes: readonly HighGround[];
  readonly banks: readonly Polyline[];
  readonly barriers: readonly WallBarrier[];
  /** Doors and breaches as one walks through them. */
  readonly doorways: readonly { readonly line: Polyline; readonly floor: number }[];
  readonly coverAreas: readonly Polygon[];
  readonly coverLines: readonly Polyline[];
  readonly battlements: readonly Polyline[];
  /** By vessel: the side of a ship; null for a boat, which hides nobody. */
  readonly shipSides: ListBy<VesselIndex, Polyline | null>;
  /** How far behind it cover helps (`shoot.cover-reach`); null: however far. */
  readonly coverReach: Tenths | null;
  readonly highWalls: readonly Polyline[];
  readonly hidingAreas: readonly Polygon[];
  readonly hidingLines: readonly Polyline[];
}

/** A figure somewhere on the battlefield: what sight and contact need to know of it. */
export interface Placement {
  readonly base: Base;
  /** Index of the room it is in; -1: outside. */
  readonly room: OrNone<RoomIndex>;
  /** Index of the vessel it is aboard; -1: none. */
  readonly vessel: OrNone<VesselIndex>;
}
