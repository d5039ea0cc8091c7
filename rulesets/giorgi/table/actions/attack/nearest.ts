/** Nearest-enemy rule: an attack must go at the nearest enemy in reach from the front (attack.nearest). */

import {
  type Base,
  baseDistance,
  beyondEdge,
  cornerOf,
  cornersOf,
  crossesPolygon,
  segmentToBase,
  type Tenths,
} from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { bodyNow } from '../../bodies/index.ts';
import { fieldOf } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { rateOf } from '../move/index.ts';
import { againstTarget } from './may-attack.ts';

/** Difference below which distances count as equal: 1 mm, in tenths of a millimetre. */
const alike: Tenths = 10;

/** Distance of an enemy from the front, or null if no part of it is ahead. Open order has its front all round. */
export function distanceAhead(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex): Tenths | null {
  const body = bodyNow(table, state, unit);
  const other = bodyNow(table, state, enemy);
  if (entryAt(state.units, unit).stands.formation === 'open') return baseDistance(body, other);
  if (!isAhead(body, other)) return null;
  const left = cornerOf(body, 'front-left');
  const right = cornerOf(body, 'front-right');
  return segmentToBase(other, left.x, left.y, right.x, right.y);
}

/** Whether any area of a body lies ahead of the line along the front edge. */
export function isAhead(body: Base, other: Base): boolean {
  return cornersOf(other).some(({ x, y }) => beyondEdge(body, 'front', x, y) > 0);
}

/**
 * Whether a nearer enemy is in reach, so that this one may not be attacked. Any enemy ahead comes before one behind the front. Units in
 * rout may be passed over.
 */
export function isNearerReachable(table: Table, state: State, unit: UnitIndex, target: UnitIndex): boolean {
  const own = distanceAhead(table, state, unit, target) ?? Number.POSITIVE_INFINITY;
  return table.units.some(({ index, side }) => {
    if (index === target || side === entryAt(table.units, unit).side) return false;
    const { status, rung } = entryAt(state.units, index);
    if (status !== 'on' || rung === 3 || againstTarget(table, state, unit, index).length > 0) return false;
    const distance = distanceAhead(table, state, unit, index);
    return distance !== null && distance + alike < own && isInReach(table, state, unit, index, distance);
  });
}

/** Whether a whole move is enough and no river lies between. */
function isInReach(table: Table, state: State, unit: UnitIndex, enemy: UnitIndex, distance: Tenths): boolean {
  const { stands } = entryAt(state.units, unit);
  if (stands.formation === 'gunners') return false;
  if (distance > rateOf(table, entryAt(table.units, unit), stands.formation)) return false;
  const from = bodyNow(table, state, unit);
  const to = bodyNow(table, state, enemy);
  return !fieldOf(table, state).rivers.some((river) => crossesPolygon(river, from.x, from.y, to.x, to.y));
}
