/** Where two units stand towards each other: place, cover, height, bases in contact. */

import { type Base, baseDistance, flushGap, isWithin, sharedEdge } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Cover, Surroundings } from '../../../model.ts';
import { basesOf, bodyNow } from '../../bodies/index.ts';
import { coverTowards, fieldOf, levelUnder, placeTowards } from '../../field/index.ts';
import type { State, Table } from '../../state/model.ts';

/** Where a unit stands, as seen from another: in the open, at the edge of a wood, inside it, in a house. */
export function placeNow(table: Table, state: State, unit: number, from: number): Surroundings {
  if (entryAt(state.units, unit).stands.house >= 0) return 'building';
  return placeTowards(fieldOf(table, state), bodyNow(table, state, unit), bodyNow(table, state, from));
}

/** What a defender holds towards an enemy. */
export function coverNow(table: Table, state: State, unit: number, from: number): Cover {
  const place = placeNow(table, state, unit, from);
  if (place !== 'open') return place;
  return coverTowards(fieldOf(table, state), bodyNow(table, state, unit), bodyNow(table, state, from));
}

/** Whether a unit stands on a higher contour than another. */
export function standsHigher(table: Table, state: State, unit: number, than: number): boolean {
  const field = fieldOf(table, state);
  return levelUnder(field, bodyNow(table, state, unit)) > levelUnder(field, bodyNow(table, state, than));
}

/** The nearest of these units, the first of equals; -1: there is none. */
export function nearestOf(table: Table, state: State, unit: number, others: readonly number[]): number {
  const body = bodyNow(table, state, unit);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const distance = baseDistance(body, bodyNow(table, state, other));
    if (distance >= least) continue;
    nearest = other;
    least = distance;
  }
  return nearest;
}

/** Bases of a unit that touch an enemy base edge to edge (attack.align); one at least, since it is in contact. */
export function basesTouching(table: Table, state: State, unit: number, enemies: readonly number[]): number {
  const theirs: Base[] = enemies.flatMap((enemy) => [...basesOf(table, state, enemy)]);
  const touching = basesOf(table, state, unit).filter((base) =>
    theirs.some((other) => sharedEdge(base, other) > 0),
  ).length;
  return Math.max(1, touching);
}

/** Whether two units have come so far apart that nothing of their bodies is in contact. */
export function areApart(table: Table, state: State, one: number, other: number): boolean {
  return !isWithin(bodyNow(table, state, one), bodyNow(table, state, other), flushGap);
}

/** Whether two units are still in contact. */
export function areTouching(table: Table, state: State, one: number, other: number): boolean {
  const theirs = basesOf(table, state, other);
  return basesOf(table, state, one).some((base) => theirs.some((their) => isWithin(base, their, flushGap)));
}
