/** Rallying and reforming, at the start of a player turn or at its end (`turn.start-step`, `morale.rally`, `morale.reform`). */

import { entryAt } from '@grognard/lists';
import { mayReform, rally } from '../actions/morale/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { towardsEnemy } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';

/** Routers who have not tested yet in this player turn; by option also those who ran off the table (`melee.off-table`). */
export function routersToTest({ sides, options }: Table, { units, active }: State): UnitIndex[] {
  const mayReturn = options['melee.off-table'] === 'may-return';
  return entryAt(sides, active).units.filter((unit) => {
    const { status, rung, quiet } = entryAt(units, unit);
    return rung === 3 && !quiet && (status === 'on' || (mayReturn && status === 'off'));
  });
}

/** Shaken units that may reform now. */
export function unitsToReform(table: Table, state: State): UnitIndex[] {
  return entryAt(table.sides, state.active).units.filter(
    (unit) => mayReform(table, state, unit).length === 0,
  );
}

/** Nobody who runs is passed over: the rest is tested in the order of the roster. */
export function testTheRest(turn: Turn): void {
  const { table, state } = turn;
  for (const unit of routersToTest(table, state)) rally(turn, unit, towardsEnemy(table, state, unit));
}
