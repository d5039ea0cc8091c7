/** Contacts of small battles, which tests lay instead of charging. For tests only. */
import type { FrontContact, State, Table } from '../state/model.ts';
import { indexIn } from './battle.ts';

/** Lays the front of one unit on an edge of another. Both must stand there already. */
export function touch(
  table: Table,
  state: State,
  by: string,
  on: string,
  more: Partial<FrontContact> = {},
): void {
  state.contacts = [
    ...state.contacts,
    {
      by: indexIn(table, by),
      on: indexIn(table, on),
      edge: 'front',
      complete: true,
      since: state.nextContact,
      how: 'charge',
      uncontrolled: false,
      first: false,
      ...more,
    },
  ];
  state.nextContact += 1;
}
