/** FireContext: the table for one shot, with a moving target placed where it is struck. */

import { type Base, type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { absent, entryAt, none } from '@grognard/lists';
import type { Cover, Surroundings } from '../../../model.ts';
import { type BodyPlaces, basesAt, bodyAt, placesOf, placesWith } from '../../bodies/index.ts';
import { coverInPlace, fieldOf, levelUnder, placeTowards, woodOf } from '../../field/index.ts';
import type { Battlefield } from '../../state/battlefield.ts';
import { stateIf } from '../../state/copy.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table, UnitInfo, UnitState } from '../../state/model.ts';

/** A unit under way and the point at which it is fired at. Fire at it is reaction fire. */
export interface OnTheWay {
  readonly unit: UnitIndex;
  readonly stands: Placement;
  /** Distance of that point along the path. */
  readonly along: Tenths;
  /** The unit it attacks, or null if it only crosses a zone. */
  readonly target: UnitIndex | null;
  /** Horse whose run is a charge, or will be. */
  readonly charging: boolean;
}

export interface FireContext {
  readonly table: Table;
  /** A unit under way is placed where it is struck. */
  readonly state: State;
  readonly field: Battlefield;
  readonly way: OnTheWay | null;
  readonly places: BodyPlaces;
}

/** The context of ordinary fire, or of fire at a unit under way. */
export function sceneOf(table: Table, state: State, way: OnTheWay | null): FireContext {
  const field = fieldOf(table, state);
  const places = placesOf(table, state);
  if (way === null || entryAt(state.units, way.unit).stands === way.stands)
    return { table, state, field, way, places };
  const there = stateIf(state, way.unit, way.stands);
  return {
    table,
    state: there,
    field,
    way,
    places: placesWith(places, way.unit, entryAt(there.units, way.unit)),
  };
}

export function infoIn({ table }: FireContext, unit: UnitIndex): UnitInfo {
  return table.units[unit] ?? absent(table.units, unit);
}

export function unitIn({ state }: FireContext, unit: UnitIndex): UnitState {
  return state.units[unit] ?? absent(state.units, unit);
}

/** The bases of a unit that are hit and fire. For a garrison, the house. */
export function basesIn({ places }: FireContext, unit: UnitIndex): readonly Base[] {
  return basesAt(places, unit);
}

/** The body of a unit. For a garrison, the house. */
export function bodyIn({ places }: FireContext, unit: UnitIndex): Base {
  return bodyAt(places, unit);
}

/** Bases, companies or pieces that a unit has left. */
export function strengthIn({ places }: FireContext, unit: UnitIndex): number {
  return entryAt(places.units, unit).bases;
}

/** Enemies of a unit on the table. */
export function enemiesIn({ table, state }: FireContext, unit: UnitIndex): UnitIndex[] {
  const { side } = entryAt(table.units, unit);
  const found: UnitIndex[] = [];
  for (const other of table.units)
    if (other.side !== side && entryAt(state.units, other.index).status === 'on') found.push(other.index);
  return found;
}

/** Lower bound of the distance between two units. */
export function leastBetween(scene: FireContext, one: UnitIndex, other: UnitIndex): Tenths {
  const a = bodyIn(scene, one);
  const b = bodyIn(scene, other);
  return pointDistance(a.x, a.y, b.x, b.y) - a.reach - b.reach;
}

/** Surroundings of a unit towards a point. */
export function placeIn(scene: FireContext, unit: UnitIndex, towards: Point): Surroundings {
  if (unitIn(scene, unit).stands.house !== none) return 'building';
  return placeTowards(scene.field, bodyIn(scene, unit), towards);
}

interface FirePair {
  readonly firer: UnitIndex;
  readonly target: UnitIndex;
}

/** Cover of the struck base against a firing base: the unit's surroundings, or what the base is behind (save.*, terrain.behind). */
export function coverIn(scene: FireContext, { firer, target }: FirePair, struck: Base, firing: Base): Cover {
  const place = placeIn(scene, target, firing);
  // Guns do not fire at units inside woods, whatever wall these are behind there (artillery.no-woods).
  if (place === 'woods' && infoIn(scene, firer).arm === 'artillery') return place;
  // A base may stand among trees, but the unit is inside only with its middle.
  const isAtTrees = place === 'open' && woodOf(scene.field, struck) !== null;
  return coverInPlace(scene.field, isAtTrees ? 'wood-edge' : place, struck, firing);
}

/** Whether the target's middle is on a higher contour than the firer's (terrain.contour). */
export function isHigher(scene: FireContext, { firer, target }: FirePair): boolean {
  const { field } = scene;
  return levelUnder(field, bodyIn(scene, target)) > levelUnder(field, bodyIn(scene, firer));
}
