/** Places that excuse from pursuit: works, and the bank of a river. */
import { isWithinOfPolygon } from '@grognard/geometry';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { worksBefore } from '../melee/index.ts';

/** Whether a unit defends works or a bank (`pursuit.excused`). */
export function advantageOfPlace(table: Table, state: State, unit: UnitIndex): boolean {
  if (worksBefore(table, state, unit).length > 0) return true;
  const base = baseOf(table, state, unit);
  return table.field.areas.some(
    ({ kind, polygon }) => kind === 'river' && isWithinOfPolygon(base, polygon, table.sizes.eps),
  );
}
