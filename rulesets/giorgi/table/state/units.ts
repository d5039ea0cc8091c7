/** Lookups of a unit by its index; an index that no unit has is an error of ours. */
import type { State, Table, UnitInfo, UnitState } from './model.ts';

/** What never changes of a unit. */
export function unitInfoOf({ units }: Pick<Table, 'units'>, unit: number): UnitInfo {
  const info = units[unit];
  if (info === undefined) throw new RangeError(`there is no unit ${unit}`);
  return info;
}

/** A unit as it is now. */
export function unitStateOf({ units }: Pick<State, 'units'>, unit: number): UnitState {
  const now = units[unit];
  if (now === undefined) throw new RangeError(`there is no unit ${unit}`);
  return now;
}

/** Whether a unit holds a house. */
export function isGarrison(state: Pick<State, 'units'>, unit: number): boolean {
  return unitStateOf(state, unit).stands.house >= 0;
}
