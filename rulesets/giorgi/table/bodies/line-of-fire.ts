/** `lineOfFire`: obstacles in a line of fire (`terrain.blocks`, `fire.friends-between`). */

import { type Base, crossesBase, type Point } from '@grognard/geometry';
import { absent, entryAt, indexOrNull, none } from '@grognard/lists';
import { fieldOf, isGroundBetween } from '../field/index.ts';
import type { Battlefield } from '../state/battlefield.ts';
import type { HouseIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { type BodyPlaces, basesAt, bodyAt, placesOf } from './places.ts';

interface LineOfFireInput {
  /** Null for a look from a bare point, which has no friends. */
  readonly firer: UnitIndex | null;
  /** Null for no unit in particular. */
  readonly target: UnitIndex | null;
  /** A shell flies over everything. */
  readonly flight: 'flat' | 'high';
}

export function lineOfFire(
  table: Table,
  state: State,
  line: readonly [Point, Point],
  shooting: LineOfFireInput,
): 'none' | 'friends' | 'terrain' {
  return lineAmong(placesOf(table, state), fieldOf(table, state), line, shooting);
}

/** As `lineOfFire`, with known places and field. */
export function lineAmong(
  places: BodyPlaces,
  field: Battlefield,
  line: readonly [Point, Point],
  { firer, target, flight }: LineOfFireInput,
): 'none' | 'friends' | 'terrain' {
  if (flight === 'high') return 'none';
  const own = firer === null ? null : houseAt(places, firer);
  const other = target === null ? null : houseAt(places, target);
  if (isGroundBetween(field, line, own, other)) return 'terrain';
  return firer !== null && isFriendBetween(places, line, firer, target) ? 'friends' : 'none';
}

function houseAt({ units }: BodyPlaces, unit: UnitIndex): HouseIndex | null {
  return indexOrNull(entryAt(units, unit).stands.house);
}

/** Distance by which rounding may put bases outside their body, in tenths of a millimetre. */
const rounding = 64;

/** Whether a line certainly misses a body and all its bases. */
function isAside({ x, y, reach }: Base, a: Point, b: Point): boolean {
  const far = reach + rounding;
  return (
    (a.x > x + far && b.x > x + far) ||
    (a.x < x - far && b.x < x - far) ||
    (a.y > y + far && b.y > y + far) ||
    (a.y < y - far && b.y < y - far)
  );
}

function isFriendBetween(
  places: BodyPlaces,
  [a, b]: readonly [Point, Point],
  firer: UnitIndex,
  target: UnitIndex | null,
): boolean {
  const { table, units } = places;
  const { side } = entryAt(table.units, firer);
  for (const unit of entryAt(table.sides, side).units) {
    const { isOn, stands } = units[unit] ?? absent(units, unit);
    if (unit === firer || unit === target || !isOn || stands.house !== none) continue;
    const body = bodyAt(places, unit);
    if (isAside(body, a, b)) continue;
    const bases = basesAt(places, unit);
    if (bases.some((base) => crossesBase(base, a.x, a.y, b.x, b.y))) return true;
    // A line along the seam of two bases crosses neither, but nobody fires through closed ranks.
    const isClosed = stands.formation !== 'open' && stands.formation !== 'square';
    if (isClosed && bases.length % stands.files === 0 && crossesBase(body, a.x, a.y, b.x, b.y)) return true;
  }
  return false;
}
