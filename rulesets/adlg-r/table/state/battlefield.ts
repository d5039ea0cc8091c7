/** Battlefield: the terrain as geometry, made once from the map of a scenario, and read in every move and shot. */
import type { Box, Point, Polygon, Polyline, Tenths } from '@grognard/geometry';
import type { ListBy } from '@grognard/lists';
import type { TerrainKind } from '../../data/table.ts';
import type { Terrain } from '../../model.ts';
import type { WorkIndex } from './indices.ts';

/** What ground is for movement and melee (`terrain.classes`). Brush and fields are kept apart because elephants do not mind them. */
export type FieldGround = Terrain | 'impassable';

/** A piece of terrain with an area: all pieces but roads. */
export interface Area {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly polygon: Polygon;
  readonly ground: FieldGround;
  /** Hides and covers (`shoot.sight-cover`). */
  readonly isCover: boolean;
  /** One step up on a hill, otherwise 0. */
  readonly level: 0 | 1;
  /** Crest and horizon of a hill; its middle is the top (`terrain.ridge`). */
  readonly ridge: Polyline | null;
  readonly name: string | null;
}

export interface Road {
  readonly id: string;
  readonly line: Polyline;
  readonly width: Tenths;
  readonly name: string | null;
}

/** Earthworks or a ditch. Units to the left of the line from `from` to `to` stand behind them. */
export interface Work {
  readonly index: WorkIndex;
  readonly id: string;
  readonly kind: 'fortification' | 'obstacle';
  readonly from: Point;
  readonly to: Point;
  readonly line: Polyline;
}

export interface Battlefield {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly box: Box;
  readonly areas: readonly Area[];
  readonly roads: readonly Road[];
  readonly works: ListBy<WorkIndex, Work>;
}
