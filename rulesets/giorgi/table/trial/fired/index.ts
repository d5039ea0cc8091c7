/** Which rules a command, its events and the states before and after it show at work. For tests only. */
import type { Luck } from '@grognard/engine';
import type { GiorgiEvent } from '../../events.ts';
import type { State, Table } from '../../model.ts';
import type { GiorgiCommand } from '../../orders.ts';

export function firedBy(
  _table: Table,
  _before: State,
  _given: { readonly side: number; readonly command: GiorgiCommand },
  _events: readonly GiorgiEvent[],
  _after: State,
  _luck: Luck,
): Set<string> {
  return new Set();
}
