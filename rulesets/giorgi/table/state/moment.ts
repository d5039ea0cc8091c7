/**
 * Moments of a battle: what is asked of one again and again is worked out once. A state is changed in place and copied for every look, so a
 * moment is known again by what it consists of.
 */
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { copyState, isSameState } from './copy.ts';
import type { State, Table } from './model.ts';

/** The state as it was; nobody changes it. */
export type TableMoment = State;

/** So many are remembered: that before a command, that after it, and some that are only thought of. */
const most = 4;

const lately = memoizePer<Table, TableMoment[]>(() => []);

/** The moment that a state is at. */
export function momentOf(table: Table, state: State): TableMoment {
  const known = lately(table);
  for (let n = 0; n < known.length; n++) {
    const moment = entryAt(known, n);
    if (!isSameState(moment, state)) continue;
    if (n > 0) {
      known.splice(n, 1);
      known.unshift(moment);
    }
    return moment;
  }
  const moment: TableMoment = copyState(state);
  moment.agenda = [...state.agenda];
  known.unshift(moment);
  if (known.length > most) known.length = most;
  return moment;
}

/** Something that follows from a state alone: worked out once for a moment. Whoever is given it must not change it. */
export function memoizePerMoment<V>(
  make: (table: Table, state: State) => V,
): (table: Table, state: State) => V {
  const kept = new WeakMap<TableMoment, { readonly made: V }>();
  return (table, state) => {
    const moment = momentOf(table, state);
    let found = kept.get(moment);
    if (found === undefined) {
      found = { made: make(table, state) };
      kept.set(moment, found);
    }
    return found.made;
  };
}
