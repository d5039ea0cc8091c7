/** Units and corps as commands name them. */
import { type InvalidCommand, invalidCommand } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import type { CorpsIndex, SideIndex, UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** A unit of a side on the table, or the mistake. */
export function ownUnit(
  table: Table,
  state: State,
  side: SideIndex,
  id: string,
  at = 'unit',
): UnitIndex | InvalidCommand {
  const unit = table.unitOf.get(id);
  if (
    unit === undefined ||
    entryAt(table.units, unit).side !== side ||
    entryAt(state.units, unit).status !== 'on'
  )
    return invalidCommand('value', at, `"${id}" is no unit of yours on the table`);
  return unit;
}

/** Units of a side on the table, in the order named, or the mistake. */
export function ownUnits(
  table: Table,
  state: State,
  side: SideIndex,
  ids: readonly string[],
): UnitIndex[] | InvalidCommand {
  const units: UnitIndex[] = [];
  for (const [n, id] of ids.entries()) {
    const unit = ownUnit(table, state, side, id, `units[${n}]`);
    if (isMistake(unit)) return unit;
    if (units.includes(unit)) return invalidCommand('value', `units[${n}]`, `"${id}" is named twice`);
    units.push(unit);
  }
  return units;
}

/** An enemy on the table, or the mistake. */
export function enemyUnit(
  table: Table,
  state: State,
  side: SideIndex,
  id: string,
  at = 'target',
): UnitIndex | InvalidCommand {
  const unit = table.unitOf.get(id);
  if (
    unit === undefined ||
    entryAt(table.units, unit).side === side ||
    entryAt(state.units, unit).status !== 'on'
  )
    return invalidCommand('value', at, `"${id}" is no enemy on the table`);
  return unit;
}

export function ownCorps(table: Table, side: SideIndex, id: string): CorpsIndex | InvalidCommand {
  const corps = table.corpsOf.get(id);
  if (corps === undefined || entryAt(table.corps, corps).side !== side)
    return invalidCommand('value', 'corps', `"${id}" is no corps of yours`);
  return corps;
}

export function isMistake(found: number | InvalidCommand): found is InvalidCommand {
  return typeof found !== 'number';
}
