/** Evasion from a pursuer (`evade.pursuit`): from where he comes. */
import { edgeMet } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import type { EvadeThreat } from './plot-evade.ts';

export function threatOfPursuer(table: Table, state: State, unit: UnitIndex, by: UnitIndex): EvadeThreat {
  const edge = edgeMet(baseOf(table, state, unit), baseOf(table, state, by));
  return { edge, heading: entryAt(state.units, by).pose.heading };
}
