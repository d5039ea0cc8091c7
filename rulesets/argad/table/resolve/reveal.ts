/** Opens all orders: nothing before this can be undone. */
import type { Happening } from '@grognard/engine';
import type { ArgadEvent } from '../events.ts';
import type { State, Table } from '../model.ts';

export function revealOrders(_table: Table, state: State, happening: Happening<ArgadEvent>): void {
  happening.emit({ kind: 'revealed', turn: state.turn, fixed: true });
}
