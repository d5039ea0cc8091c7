/** Bodies on the table: where the base of a unit stands now, or would stand. */
import { type Base, type Pose, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

/** The base of a unit where it stands. */
export function baseOf(table: Table, state: State, unit: UnitIndex): Base {
  return baseAt(table, state, unit, entryAt(state.units, unit).pose);
}

/** The base of a unit in another pose. */
export function baseAt({ units, sizes }: Table, state: State, unit: UnitIndex, pose: Pose): Base {
  const footprint = entryAt(state.units, unit).square ? sizes.square : entryAt(units, unit).footprint;
  return placeBase(footprint, pose);
}
