/** `Battlefield`: terrain as the rules read it, prepared once, and the placement of a figure on it. */

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
  /** Levels above the table. */
  readonly level: number;
  /** Its ground as the terrain rows name it, or null if it does not slow movement. */
  readonly ground: Ground | null;
  /** For water, the roads across it. A figure whose middle is on a bridge is not in the water below. */
  readonly bridges: readonly Polygon[];
}

export interface Obstacle {
  readonly id: string;
  readonly kind: LineKind;
  readonly line: Polyline;
  /** The ground that crossing it counts as, or null if it cannot be crossed (`terrain.high-wall`). */
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
  /** Indexes of rooms, or -1 for outside. */
  readonly joins: readonly [OrNone<RoomIndex>, OrNone<RoomIndex>];
}

/** A stretch of wall without an opening. A shared wall appears once. */
export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly floor: number;
  readonly building: number;
}

/**
 * A stretch that cannot be walked across: of a house wall with its windows and loopholes, a high wall, a battlement, or the edge
 * of a wall walk.
 */
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
  /** Ground-floor rooms as solid blocks, for sight from outside. */
  readonly houses: readonly Polygon[];
  readonly woods: readonly Polygon[];
  readonly supports: readonly Point[];

  // Sorted once, because the rules ask for these lists all the time.
  /** Areas with a ground of the terrain rows. */
  readonly slowing: readonly Area[];
  /** Areas above the table. */
  readonly raised: readonly HighGround[];
  /** Stairs and hard slopes with the level at their foot. */
  readonly slopes: readonly HighGround[];
  readonly banks: readonly Polyline[];
  readonly barriers: readonly WallBarrier[];
  /** Doors and breaches that can be walked through. */
  readonly doorways: readonly { readonly line: Polyline; readonly floor: number }[];
  readonly coverAreas: readonly Polygon[];
  readonly coverLines: readonly Polyline[];
  readonly battlements: readonly Polyline[];
  /** By vessel: the side of a ship, or null for a boat, which gives no cover. */
  readonly shipSides: ListBy<VesselIndex, Polyline | null>;
  /** How far behind it cover helps (`shoot.cover-reach`), or null for any distance. */
  readonly coverReach: Tenths | null;
  readonly highWalls: readonly Polyline[];
  readonly hidingAreas: readonly Polygon[];
  readonly hidingLines: readonly Polyline[];
}

/** The placement of a figure on the battlefield, as sight and contact need it. */
export interface Placement {
  readonly base: Base;
  /** Index of its room, or -1 outside. */
  readonly room: OrNone<RoomIndex>;
  /** Index of the vessel it is aboard, or -1. */
  readonly vessel: OrNone<VesselIndex>;
}
