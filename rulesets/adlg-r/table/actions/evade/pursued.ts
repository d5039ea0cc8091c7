/** Evasion from a pursuer (`evade.pursuit`): whether a unit that is met may choose, and from where the pursuer comes. */
import { edgeMet } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { type EvadeThreat, plotEvade } from './plot-evade.ts';

export function threatOfPursuer(table: Table, state: State, unit: UnitIndex, by: UnitIndex): EvadeThreat {
  const edge = edgeMet(baseOf(table, state, unit), baseOf(table, state, by));
  return { edge, heading: entryAt(state.units, by).pose.heading };
}

/** Whether a unit that a pursuer has met, and is not in contact with yet, may evade him. */
export function mayEvadePursuer(table: Table, state: State, unit: UnitIndex, by: UnitIndex): boolean {
  const from = threatOfPursuer(table, state, unit, by);
  return !isRefused(plotEvade(table, state, { units: [unit], from, align: false }));
}
