/** The orders of this turn that a side may read (`turn.orders`): its own, or everybody's where they are talked over. */
import type { March, Order, Rowing } from './orders.ts';
import { isBodySeen, isSeen, isTalked, type Looker } from './view-seen.ts';

function isReadable(looker: Looker, man: number): boolean {
  if (looker.isUmpire || looker.table.men[man]!.side === looker.index) return true;
  return isTalked(looker.table) && isSeen(looker, man);
}

export function ordersSeen(looker: Looker): Record<string, Order> {
  const { table, state } = looker;
  const orders: Record<string, Order> = {};
  for (let man = 0; man < state.orders.length; man++) {
    const order = state.orders[man]!;
    if (order !== null && isReadable(looker, man)) orders[table.men[man]!.id] = order;
  }
  return orders;
}

export function marchesSeen(looker: Looker): { readonly body: number; readonly march: March }[] {
  const { state } = looker;
  const marches: { readonly body: number; readonly march: March }[] = [];
  for (let body = 0; body < state.marches.length; body++) {
    const march = state.marches[body]!;
    if (march === null || !isBodySeen(looker, body)) continue;
    if (isReadable(looker, state.bodies[body]!.members[0]!)) marches.push({ body, march });
  }
  return marches;
}

/** A boat is rowed for the side of whoever rows it. */
export function rowingsSeen(looker: Looker): Record<string, Rowing> {
  const { table, state } = looker;
  const rowings: Record<string, Rowing> = {};
  for (let vessel = 0; vessel < state.rowings.length; vessel++) {
    const rowing = state.rowings[vessel]!;
    const rower = rowing === null ? undefined : table.manOf.get(rowing.rowers[0] ?? '');
    if (rowing !== null && rower !== undefined && isReadable(looker, rower))
      rowings[table.vessels[vessel]!.id] = rowing;
  }
  return rowings;
}
