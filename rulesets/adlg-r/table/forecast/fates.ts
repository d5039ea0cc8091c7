/** fateOf: what finally becomes of a unit, on one scale for all answers and both sides. */
import { entryAt } from '@grognard/lists';
import type { PieceFate } from '@grognard/table-kit';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** `lost` counts cohesion points. A unit that leaves the table has lost all. */
export function fateOf(
  table: Table,
  before: State,
  after: State,
  pursuers: readonly UnitIndex[],
  unit: UnitIndex,
): PieceFate {
  const { status, lost: now } = entryAt(after.units, unit);
  const had = entryAt(before.units, unit).lost;
  const all = entryAt(table.units, unit).row.cohesion - had;
  if (status === 'routed' || status === 'removed') return { fate: 'routed', lost: all };
  if (status === 'fled' || status === 'never-entered') return { fate: 'destroyed', lost: all };
  if (now > had) return { fate: 'driven-back', lost: now - had };
  return { fate: pursuers.includes(unit) ? 'advances' : 'stands', lost: 0 };
}
