/** Checks for room on the table for a body. */

import { type Base, baseDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { tenthsOf } from '../../../scenarios/measure.ts';
import { basesLeft, basesLeftAs, bodyNow, bodyOf, intrudes, shapeOf, standsAs } from '../../bodies/index.ts';
import { fieldOf, objectionsToStanding } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Placement, State, Table } from '../../state/model.ts';

/** Whether a unit could stand like this: on the table, on passable ground, on nobody. */
export function isRoomFor(table: Table, state: State, unit: UnitIndex, stands: Placement): boolean {
  const field = fieldOf(table, state);
  const body = bodyOf(table, unit, stands, basesLeftAs(table, unit, entryAt(state.units, unit), stands));
  if (objectionsToStanding(field, entryAt(table.units, unit), stands.formation, body).length > 0)
    return false;
  return state.units.every(({ status }, other) => {
    if (other === unit || status !== 'on') return true;
    return !intrudes(body, bodyNow(table, state, other));
  });
}

/**
 * Whether a unit could form like this where it stands: open order in one rank, and no enemy closer than the gap allows nor closer than
 * before (move.enemy-gap).
 */
export function hasRoomAs(
  table: Table,
  state: State,
  unit: UnitIndex,
  as: Pick<Placement, 'formation' | 'files' | 'gap'>,
): boolean {
  const stands = standsAs(table, state, unit, as);
  const bases = basesLeft(table, unit, entryAt(state.units, unit));
  if (stands.formation === 'open' && shapeOf(table, unit, stands, bases).ranks > 1) return false;
  return (
    isRoomFor(table, state, unit, stands) && keepsGap(table, state, unit, bodyOf(table, unit, stands, bases))
  );
}

function keepsGap(table: Table, state: State, unit: UnitIndex, body: Base): boolean {
  const { side } = entryAt(table.units, unit);
  const gap = tenthsOf(table.rules.table.enemyGapCm);
  const before = bodyNow(table, state, unit);
  return table.units.every(({ index, side: theirs }) => {
    if (theirs === side || entryAt(state.units, index).status !== 'on') return true;
    const enemy = bodyNow(table, state, index);
    const distance = baseDistance(body, enemy);
    return distance >= gap || distance >= baseDistance(before, enemy);
  });
}
