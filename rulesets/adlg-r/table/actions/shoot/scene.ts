/** ShotScene: the table as a shot sees it: who stands where, and who is busy in melee. */
import type { Base } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table, UnitInfo, UnitState } from '../../state/model.ts';
import { meleesIn, type Role, rolesIn } from '../melee/index.ts';

export interface ShotScene {
  readonly table: Table;
  readonly state: State;
  /** Units that block sight, with their bases. */
  readonly bodies: readonly { readonly unit: UnitIndex; readonly base: Base }[];
  readonly roles: ReadonlyMap<UnitIndex, Role>;
}

export function sceneOf(table: Table, state: State): ShotScene {
  return {
    table,
    state,
    bodies: indicesOf(table.units)
      .filter((unit) => ['on', 'routed'].includes(entryAt(state.units, unit).status))
      .map((unit) => ({ unit, base: baseOf(table, state, unit) })),
    roles: rolesIn(table, state, meleesIn(table, state)),
  };
}

export function infoIn({ table }: ShotScene, unit: UnitIndex): UnitInfo {
  return entryAt(table.units, unit);
}

export function unitIn({ state }: ShotScene, unit: UnitIndex): UnitState {
  return entryAt(state.units, unit);
}

export function bodyIn({ table, state }: ShotScene, unit: UnitIndex): Base {
  return baseOf(table, state, unit);
}
