/** Removal of bases: which ones, and the placement of the body afterwards (`unit.base-removed`). */

import { baseDistance, pointToBase } from '@grognard/geometry';
import { entryAt, indicesOf, none } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table } from '../state/model.ts';
import { basesOf, bodyNow, bodyOf, shapeOf } from './bodies.ts';

export type LineEnd = 'left' | 'right';

/** The end from which empty bases are removed: the one farther from the nearest enemy, or the left if both are equally far. */
export function endToThin(table: Table, state: State, unit: UnitIndex): LineEnd {
  const bases = basesOf(table, state, unit);
  const enemy = nearestEnemy(table, state, unit);
  const first = bases[0];
  const last = bases[shapeOf(table, unit, entryAt(state.units, unit).stands, bases.length).files - 1];
  if (enemy === null || first === undefined || last === undefined) return 'left';
  const body = bodyNow(table, state, enemy);
  return pointToBase(body, last.x, last.y) > pointToBase(body, first.x, first.y) ? 'right' : 'left';
}

/** The enemy whose body is nearest; the first of equals, null if there is none on the table. */
export function nearestEnemy(table: Table, state: State, unit: UnitIndex): UnitIndex | null {
  const own = bodyNow(table, state, unit);
  const { side } = entryAt(table.units, unit);
  let best: UnitIndex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of indicesOf(state.units)) {
    if (entryAt(state.units, other).status !== 'on' || entryAt(table.units, other).side === side) continue;
    const far = baseDistance(own, bodyNow(table, state, other));
    if (far >= least) continue;
    least = far;
    best = other;
  }
  return best;
}

/**
 * Placement of a body reduced to this number of bases. The remaining bases keep their places. From one rank, bases are removed at the
 * given end; from several, from the right of the last rank.
 */
export function standsThinned(
  table: Table,
  unit: UnitIndex,
  stands: Placement,
  before: number,
  after: number,
  end: LineEnd,
): Placement {
  if (stands.house !== none || after <= 0 || after >= before) return stands;
  const shape = shapeOf(table, unit, stands, after);
  const thinned = { ...stands, files: shape.files };
  const old = bodyOf(table, unit, stands, before);
  const left = bodyOf(table, unit, thinned, after);
  const isRank = shapeOf(table, unit, stands, before).ranks === 1;
  const aside = stands.formation === 'square' ? 0 : isRank && end === 'left' ? 1 : -1;
  return {
    ...thinned,
    x: stands.x + aside * (old.ux - left.ux) + old.vx - left.vx,
    y: stands.y + aside * (old.uy - left.uy) + old.vy - left.vy,
  };
}
