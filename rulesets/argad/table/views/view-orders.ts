/** The orders of this turn that a side may read (`turn.orders`): its own, or everybody's if orders are open talk. */

import { absent, entryAt, indicesOf, numberAt } from '@grognard/lists';
import type { BodyIndex, FigureIndex } from '../state/indices.ts';
import type { March, Order, Rowing } from '../state/orders.ts';
import { isBodySeen, isSeen, isTalked, type ViewerContext } from './viewer-context.ts';

function isReadable(viewerContext: ViewerContext, figure: FigureIndex): boolean {
  if (
    viewerContext.isUmpire ||
    (viewerContext.table.roster[figure] ?? absent(viewerContext.table.roster, figure)).side ===
      viewerContext.index
  )
    return true;
  return isTalked(viewerContext.table) && isSeen(viewerContext, figure);
}

export function ordersSeen(viewerContext: ViewerContext): Record<string, Order> {
  const { table, state } = viewerContext;
  const orders: Record<string, Order> = {};
  for (const figure of indicesOf(state.orders)) {
    const order = state.orders[figure]!;
    if (order !== null && isReadable(viewerContext, figure)) orders[entryAt(table.roster, figure).id] = order;
  }
  return orders;
}

export function marchesSeen(
  viewerContext: ViewerContext,
): { readonly body: BodyIndex; readonly march: March }[] {
  const { state } = viewerContext;
  const marches: { readonly body: BodyIndex; readonly march: March }[] = [];
  for (const body of indicesOf(state.marches)) {
    const march = state.marches[body]!;
    if (march === null || !isBodySeen(viewerContext, body)) continue;
    if (isReadable(viewerContext, numberAt(entryAt(state.bodies, body).members, 0)))
      marches.push({ body, march });
  }
  return marches;
}

/** A boat is rowed for the side of its rowers. */
export function rowingsSeen(viewerContext: ViewerContext): Record<string, Rowing> {
  const { table, state } = viewerContext;
  const rowings: Record<string, Rowing> = {};
  for (const vessel of indicesOf(state.rowings)) {
    const rowing = state.rowings[vessel]!;
    const rower = rowing === null ? undefined : table.figureOf.get(rowing.rowers[0] ?? '');
    if (rowing !== null && rower !== undefined && isReadable(viewerContext, rower))
      rowings[entryAt(table.vessels, vessel).id] = rowing;
  }
  return rowings;
}
