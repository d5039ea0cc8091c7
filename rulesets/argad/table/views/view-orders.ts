/** The orders of this turn that a side may read (`turn.orders`): its own, or everybody's where they are talked over. */
import { entryAt, numberAt } from '@grognard/lists';
import type { March, Order, Rowing } from '../state/orders.ts';
import { isBodySeen, isSeen, isTalked, type ViewerContext } from './viewer-context.ts';

function isReadable(viewerContext: ViewerContext, figure: number): boolean {
  if (viewerContext.isUmpire || entryAt(viewerContext.table.roster, figure).side === viewerContext.index)
    return true;
  return isTalked(viewerContext.table) && isSeen(viewerContext, figure);
}

export function ordersSeen(viewerContext: ViewerContext): Record<string, Order> {
  const { table, state } = viewerContext;
  const orders: Record<string, Order> = {};
  for (let figure = 0; figure < state.orders.length; figure++) {
    const order = state.orders[figure]!;
    if (order !== null && isReadable(viewerContext, figure)) orders[entryAt(table.roster, figure).id] = order;
  }
  return orders;
}

export function marchesSeen(
  viewerContext: ViewerContext,
): { readonly body: number; readonly march: March }[] {
  const { state } = viewerContext;
  const marches: { readonly body: number; readonly march: March }[] = [];
  for (let body = 0; body < state.marches.length; body++) {
    const march = state.marches[body]!;
    if (march === null || !isBodySeen(viewerContext, body)) continue;
    if (isReadable(viewerContext, numberAt(entryAt(state.bodies, body).members, 0)))
      marches.push({ body, march });
  }
  return marches;
}

/** A boat is rowed for the side of whoever rows it. */
export function rowingsSeen(viewerContext: ViewerContext): Record<string, Rowing> {
  const { table, state } = viewerContext;
  const rowings: Record<string, Rowing> = {};
  for (let vessel = 0; vessel < state.rowings.length; vessel++) {
    const rowing = state.rowings[vessel]!;
    const rower = rowing === null ? undefined : table.figureOf.get(rowing.rowers[0] ?? '');
    if (rowing !== null && rower !== undefined && isReadable(viewerContext, rower))
      rowings[entryAt(table.vessels, vessel).id] = rowing;
  }
  return rowings;
}
