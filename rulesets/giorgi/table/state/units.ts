/** Which units hold houses. */
import { entryAt, indexOrNull, none, present } from '@grognard/lists';
import type { HouseIndex, UnitIndex } from './indices.ts';
import type { State } from './model.ts';

export function isGarrison(state: Pick<State, 'units'>, unit: UnitIndex): boolean {
  return entryAt(state.units, unit).stands.house !== none;
}

/** The house that a unit holds, for callers who know that it holds one. */
export function houseOf({ units }: Pick<State, 'units'>, unit: UnitIndex): HouseIndex {
  return present(indexOrNull(entryAt(units, unit).stands.house), `house that unit ${unit} holds`);
}
