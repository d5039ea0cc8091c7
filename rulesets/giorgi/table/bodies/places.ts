/** BodyPlaces: positions of all units. The same object is returned until a unit moves, leaves or loses a base. */

import type { Base } from '@grognard/geometry';
import { absent, entryAt, indicesOf, type ListBy, listBy, type MutableListBy } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table, UnitState } from '../state/model.ts';
import { type BodyOnTable, basesLeft, bodyOnTable } from './bodies.ts';

export interface BodyPlaces {
  readonly table: Table;
  readonly ground: State['laid'];
  readonly units: ListBy<UnitIndex, PlacedUnit>;
  /** Bodies and bases by unit, filled on demand. */
  readonly laid: (BodyOnTable | undefined)[];
}

/** The state of one unit that matters here. Soldiers and pieces count only by the number of bases they make. */
interface PlacedUnit {
  readonly stands: Placement;
  readonly isOn: boolean;
  readonly bases: number;
  readonly soldiers: number;
  readonly pieces: number;
}

/** Number of entries in the cache. */
const most = 4;

const lately = memoizePer<Table, BodyPlaces[]>(() => []);

export function placesOf(table: Table, state: State): BodyPlaces {
  const known = lately(table);
  for (let n = 0; n < known.length; n++) {
    const places = known[n] ?? absent(known, n);
    if (!isSame(places, state)) continue;
    if (n > 0) {
      known.splice(n, 1);
      known.unshift(places);
    }
    return places;
  }
  const places = placesAfter(known[0] ?? null, table, state);
  known.unshift(places);
  if (known.length > most) known.length = most;
  return places;
}

/** Between two calls nearly all units keep their positions, so entries are reused. */
function placesAfter(before: BodyPlaces | null, table: Table, state: State): BodyPlaces {
  const was = before !== null && before.ground === state.laid ? before : null;
  const units: MutableListBy<UnitIndex, PlacedUnit> = listBy([]);
  const laid: (BodyOnTable | undefined)[] = [];
  for (const index of indicesOf(state.units)) {
    const old = was?.units[index];
    const placed = placedAfter(old, table, index, entryAt(state.units, index));
    const isThere = placed.stands === old?.stands && placed.bases === old.bases;
    units.push(placed);
    laid.push(isThere ? was?.laid[index] : undefined);
  }
  return { table, ground: state.laid, units, laid };
}

function placedAfter(
  old: PlacedUnit | undefined,
  table: Table,
  index: UnitIndex,
  unit: UnitState,
): PlacedUnit {
  const { stands, status, soldiers, pieces } = unit;
  const isSameUnit =
    old?.stands === stands &&
    old.isOn === (status === 'on') &&
    old.soldiers === soldiers &&
    old.pieces === pieces;
  return isSameUnit ? old : placedOf(table, index, unit);
}

/** The places with one unit elsewhere. Hypothetical, so not cached. */
export function placesWith(
  { table, ground, units, laid }: BodyPlaces,
  index: UnitIndex,
  unit: UnitState,
): BodyPlaces {
  return {
    table,
    ground,
    units: listBy(units.with(index, placedOf(table, index, unit))),
    laid: units.map((_, other) => (other === index ? undefined : laid[other])),
  };
}

function placedOf(table: Table, index: UnitIndex, unit: UnitState): PlacedUnit {
  const { stands, status, soldiers, pieces } = unit;
  return { stands, isOn: status === 'on', bases: basesLeft(table, index, unit), soldiers, pieces };
}

function isSame({ table, ground, units }: BodyPlaces, state: State): boolean {
  if (ground !== state.laid) return false;
  for (const index of indicesOf(units)) {
    const placed = units[index] ?? absent(units, index);
    const unit = state.units[index] ?? absent(state.units, index);
    if (placed.stands !== unit.stands || placed.isOn !== (unit.status === 'on')) return false;
    if (placed.soldiers === unit.soldiers && placed.pieces === unit.pieces) continue;
    if (placed.bases !== basesLeft(table, index, unit)) return false;
  }
  return true;
}

function laidAt(places: BodyPlaces, unit: UnitIndex): BodyOnTable {
  const known = places.laid[unit];
  if (known !== undefined) return known;
  const { stands, bases } = entryAt(places.units, unit);
  const found = bodyOnTable(places.table, places.ground, unit, stands, bases);
  places.laid[unit] = found;
  return found;
}

/** The body of a unit. For a garrison, the house. */
export function bodyAt(places: BodyPlaces, unit: UnitIndex): Base {
  return laidAt(places, unit).body;
}

/** The bases of a unit that are hit, touch and fire. For a garrison, the house. */
export function basesAt(places: BodyPlaces, unit: UnitIndex): readonly Base[] {
  return laidAt(places, unit).bases;
}
