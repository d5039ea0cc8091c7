/** TableMoment: a snapshot of a state as cache key, recognised by content, because states are changed in place and copied. */
import { entryAt } from '@grognard/lists';
import { memoizePer } from '@grognard/rules-kit';
import { copyState, isSameState } from './copy.ts';
import type { State, Table } from './model.ts';

/** A copy of the state that is never changed. */
export type TableMoment = State;

/** Number of moments kept: those before and after a command, and some hypothetical ones. */
const most = 4;

const lately = memoizePer<Table, TableMoment[]>(() => []);

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

/** Caches a function of a state per moment. Callers must not change the result. */
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
