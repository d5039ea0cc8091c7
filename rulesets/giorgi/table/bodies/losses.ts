/** Bases that come off: which they are, and where the body then stands (`unit.base-removed`). */

import { baseDistance, pointToBase } from '@grognard/geometry';
import { entryAt, indicesOf, none } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement, State, Table } from '../state/model.ts';
import { basesOf, bodyNow, bodyOf, shapeOf } from './bodies.ts';

/** An end of the rank. */
export type LineEnd = 'left' | 'right';

/** The end from which emptied bases come off: the one farther from the nearest enemy, left if they are equally far. */
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
 * How a body stands when only so many of its bases are left: the others keep their places. Of one rank they come off at the end, of several
 * from the right of the last.
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
