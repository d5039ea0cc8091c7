/** Rallying and reforming, at the start or the end of a player turn (`turn.start-step`, `morale.rally`, `morale.reform`). */

import { entryAt } from '@grognard/lists';
import { mayReform, rally } from '../actions/morale/index.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { towardsEnemy } from '../state/sides.ts';
import type { Turn } from '../state/turn.ts';

/** Routing units that have not yet tested in this player turn. By option also those off the table (`melee.off-table`). */
export function routersToTest({ sides, options }: Table, { units, active }: State): UnitIndex[] {
  const mayReturn = options['melee.off-table'] === 'may-return';
  return entryAt(sides, active).units.filter((unit) => {
    const { status, rung, quiet } = entryAt(units, unit);
    return rung === 3 && !quiet && (status === 'on' || (mayReturn && status === 'off'));
  });
}

export function unitsToReform(table: Table, state: State): UnitIndex[] {
  return entryAt(table.sides, state.active).units.filter(
    (unit) => mayReform(table, state, unit).length === 0,
  );
}

/** Every routing unit must test. The rest do so in the order of the roster. */
export function testTheRest(turn: Turn): void {
  const { table, state } = turn;
  for (const unit of routersToTest(table, state)) rally(turn, unit, towardsEnemy(table, state, unit));
}
