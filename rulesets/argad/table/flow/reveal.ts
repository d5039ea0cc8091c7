/** `revealOrders`: opens all orders. Nothing before this can be undone. */

import type { Resolution } from '@grognard/engine';
import { entryAt, indicesOf } from '@grognard/lists';
import type { ArgadEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';
import { onlyKnowers } from '../state/visibility.ts';

/** Bodies formed by these orders stand in ranks before movement (`formation.change`). */
export function revealOrders(table: Table, state: State, resolution: Resolution<ArgadEvent>): void {
  resolution.emit({ kind: 'revealed', turn: state.turn, fixed: true });
  for (const body of indicesOf(state.bodies)) {
    const { members, files, since } = entryAt(state.bodies, body);
    if (since !== state.turn || members.length === 0) continue;
    resolution.emit({
      kind: 'bodyClosedUp',
      body,
      members: [...members],
      files,
      ...onlyKnowers(table, state, members),
    });
  }
}
