/** Evasion from one who has come up: a pursuer, or one who conforms (`evade.pursuit`, `conform.evader`, `charge.support-evade`). */
import { edgeMet } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { isRefused } from '../../state/turn.ts';
import { againstEvading } from './against-evading.ts';
import { type EvadeThreat, plotEvade } from './plot-evade.ts';

/** From where he comes. */
export function threatOfPursuer(table: Table, state: State, unit: UnitIndex, by: UnitIndex): EvadeThreat {
  const edge = edgeMet(baseOf(table, state, unit), baseOf(table, state, by));
  return { edge, heading: entryAt(state.units, by).pose.heading };
}

/** Whether a unit may evade, and its way is open. */
export function mayRunFrom(table: Table, state: State, unit: UnitIndex, by: UnitIndex): boolean {
  if (againstEvading(table, state, unit).length > 0) return false;
  const from = threatOfPursuer(table, state, unit, by);
  return !isRefused(plotEvade(table, state, { units: [unit], from, align: false }));
}
