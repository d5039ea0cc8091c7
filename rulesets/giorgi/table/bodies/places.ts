/** Where everybody stands, found again as long as nobody moves, goes or loses a base: what follows from places alone is worked out once for them. */
import type { Base } from '@grognard/geometry';
import { oncePer } from '@grognard/rules-kit';
import type { Standing, State, Table, UnitState } from '../model.ts';
import { basesLeft, type Laid, laidAs } from './bodies.ts';

export interface Places {
  readonly table: Table;
  readonly ground: State['laid'];
  readonly units: readonly Placed[];
  /** Bodies and bases by unit, as far as somebody has asked. */
  readonly laid: (Laid | undefined)[];
}

/** What counts of one unit; soldiers and pieces only for how many bases they make. */
interface Placed {
  readonly stands: Standing;
  readonly isOn: boolean;
  readonly bases: number;
  readonly soldiers: number;
  readonly pieces: number;
}

/** So many are remembered. */
const most = 4;

const lately = oncePer<Table, Places[]>(() => []);

/** The places of a state. */
export function placesOf(table: Table, state: State): Places {
  const known = lately(table);
  for (let n = 0; n < known.length; n++) {
    const places = known[n]!;
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

/** From one look to the next nearly everybody stays where he is. */
function placesAfter(before: Places | null, table: Table, state: State): Places {
  const was = before !== null && before.ground === state.laid ? before : null;
  const units: Placed[] = [];
  const laid: (Laid | undefined)[] = [];
  for (let index = 0; index < state.units.length; index++) {
    const old = was?.units[index];
    const placed = placedAfter(old, table, index, state.units[index]!);
    const isThere = placed.stands === old?.stands && placed.bases === old.bases;
    units.push(placed);
    laid.push(isThere ? was?.laid[index] : undefined);
  }
  return { table, ground: state.laid, units, laid };
}

function placedAfter(old: Placed | undefined, table: Table, index: number, unit: UnitState): Placed {
  const { stands, status, soldiers, pieces } = unit;
  const isSameUnit =
    old?.stands === stands &&
    old.isOn === (status === 'on') &&
    old.soldiers === soldiers &&
    old.pieces === pieces;
  return isSameUnit ? old : placedOf(table, index, unit);
}

/** The same with one unit somewhere else: only thought of, so it is not remembered. */
export function placesWith({ table, ground, units, laid }: Places, index: number, unit: UnitState): Places {
  return {
    table,
    ground,
    units: units.with(index, placedOf(table, index, unit)),
    laid: units.map((_, other) => (other === index ? undefined : laid[other])),
  };
}

function placedOf(table: Table, index: number, unit: UnitState): Placed {
  const { stands, status, soldiers, pieces } = unit;
  return { stands, isOn: status === 'on', bases: basesLeft(table, index, unit), soldiers, pieces };
}

function isSame({ table, ground, units }: Places, state: State): boolean {
  if (ground !== state.laid) return false;
  for (let index = 0; index < units.length; index++) {
    const placed = units[index]!;
    const unit = state.units[index]!;
    if (placed.stands !== unit.stands || placed.isOn !== (unit.status === 'on')) return false;
    if (placed.soldiers === unit.soldiers && placed.pieces === unit.pieces) continue;
    if (placed.bases !== basesLeft(table, index, unit)) return false;
  }
  return true;
}

function laidAt(places: Places, unit: number): Laid {
  const known = places.laid[unit];
  if (known !== undefined) return known;
  const { stands, bases } = places.units[unit]!;
  const found = laidAs(places.table, places.ground, unit, stands, bases);
  places.laid[unit] = found;
  return found;
}

/** The body of a unit; of a garrison the house. */
export function bodyAt(places: Places, unit: number): Base {
  return laidAt(places, unit).body;
}

/** What of a unit is hit, touches, fires; of a garrison the house. */
export function basesAt(places: Places, unit: number): readonly Base[] {
  return laidAt(places, unit).bases;
}
