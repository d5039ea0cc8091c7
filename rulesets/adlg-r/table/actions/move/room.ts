/** Room for a unit in a pose: on the table, off impassable ground, on nobody outside of its group. */
import type { Pose } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseAt, baseOf, campBases, isOnTable, standsOn } from '../../bodies/index.ts';
import { groundUnder } from '../../field/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';

export function hasRoomAt(
  table: Table,
  state: State,
  group: readonly UnitIndex[],
  unit: UnitIndex,
  pose: Pose,
): boolean {
  const base = baseAt(table, state, unit, pose);
  const { field, sizes } = table;
  if (!isOnTable(table, base) || groundUnder(field, base) === 'impassable') return false;
  const others = indicesOf(table.units)
    .filter(
      (other) => !group.includes(other) && ['on', 'routed'].includes(entryAt(state.units, other).status),
    )
    .map((other) => baseOf(table, state, other));
  return ![...others, ...campBases(table, state)].some((other) => standsOn(base, other, sizes.eps));
}
