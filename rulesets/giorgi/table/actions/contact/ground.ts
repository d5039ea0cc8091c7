/** Where two units stand towards each other: place, cover, height, bases in contact. */

import { type Base, baseDistance, flushGap, isWithin, sharedEdge } from '@grognard/geometry';
import { entryAt, none, present } from '@grognard/lists';
import type { Cover, Surroundings } from '../../../model.ts';
import { basesOf, bodyNow } from '../../bodies/index.ts';
import { coverTowards, fieldOf, levelUnder, placeTowards } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

/** Surroundings of a unit towards another: in the open, at the edge of a wood, inside it, in a house. */
export function placeNow(table: Table, state: State, unit: UnitIndex, from: UnitIndex): Surroundings {
  if (entryAt(state.units, unit).stands.house !== none) return 'building';
  return placeTowards(fieldOf(table, state), bodyNow(table, state, unit), bodyNow(table, state, from));
}

/** Cover of a defender against an enemy. */
export function coverNow(table: Table, state: State, unit: UnitIndex, from: UnitIndex): Cover {
  const place = placeNow(table, state, unit, from);
  if (place !== 'open') return place;
  return coverTowards(fieldOf(table, state), bodyNow(table, state, unit), bodyNow(table, state, from));
}

/** Whether a unit stands on a higher contour than another. */
export function standsHigher(table: Table, state: State, unit: UnitIndex, than: UnitIndex): boolean {
  const field = fieldOf(table, state);
  return levelUnder(field, bodyNow(table, state, unit)) > levelUnder(field, bodyNow(table, state, than));
}

/** The nearest of these units, the first of equals. */
export function nearestOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  others: readonly UnitIndex[],
): UnitIndex {
  const body = bodyNow(table, state, unit);
  let nearest: UnitIndex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const distance = baseDistance(body, bodyNow(table, state, other));
    if (distance >= least) continue;
    nearest = other;
    least = distance;
  }
  return present(nearest, 'unit to be near to');
}

/** Bases of a unit that touch an enemy base edge to edge (attack.align). At least one, since the unit is in contact. */
export function basesTouching(
  table: Table,
  state: State,
  unit: UnitIndex,
  enemies: readonly UnitIndex[],
): number {
  const theirs: Base[] = enemies.flatMap((enemy) => [...basesOf(table, state, enemy)]);
  const touching = basesOf(table, state, unit).filter((base) =>
    theirs.some((other) => sharedEdge(base, other) > 0),
  ).length;
  return Math.max(1, touching);
}

/** Whether two units are so far apart that no part of their bodies is in contact. */
export function areApart(table: Table, state: State, one: UnitIndex, other: UnitIndex): boolean {
  return !isWithin(bodyNow(table, state, one), bodyNow(table, state, other), flushGap);
}

export function areTouching(table: Table, state: State, one: UnitIndex, other: UnitIndex): boolean {
  const theirs = basesOf(table, state, other);
  return basesOf(table, state, one).some((base) => theirs.some((their) => isWithin(base, their, flushGap)));
}
