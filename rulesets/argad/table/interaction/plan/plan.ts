/** `planIn`: the orders of a side as they lie on the table, from its view alone. */

import type { Plan, PlannedOrder } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { capital } from '@grognard/rules-kit';
import { orderFor } from '../../actions/plain-orders.ts';
import { interactionWordsOf } from '../../explain/words.ts';
import type { BodyIndex } from '../../state/indices.ts';
import type { Figure } from '../../state/model.ts';
import { leaderOf, vesselName } from '../../views/tell-names.ts';
import { aboutFigure } from '../about-figure.ts';
import { bodyId, crewOf, type InteractionContext, isOwn } from '../interaction-context.ts';
import { marchText, orderText, rowingText } from '../order-text.ts';
import {
  bodySign,
  type DrawnOrder,
  drawFigureOrder,
  drawMarch,
  drawRowing,
  radiusOf,
  signItem,
} from './drawn-orders.ts';
import { dryRun } from './dry-run.ts';
import { idlePieces } from './idle.ts';
import type { Mask } from './masks.ts';
import { type PlanProblems, problemsIn } from './warnings.ts';

const noProblems: PlanProblems = { warnings: [], masks: [] };

/** Orders that are closed stay in sight until they are opened, but can no longer be taken hold of. */
export function planIn(context: InteractionContext): Plan | null {
  const { table, state, side, isAsked } = context;
  if (side === none || state.phase !== 'orders') return null;
  const { warnings, masks } = isAsked ? problemsIn(context, dryRun(table, state)) : noProblems;
  const orders = ordersIn(context, masks);
  return { orders: isAsked ? orders : orders.map(closed), warnings };
}

function closed(order: PlannedOrder): PlannedOrder {
  return { ...order, end: null, stand: [] };
}

function ordersIn(context: InteractionContext, masks: readonly Mask[]): PlannedOrder[] {
  const { table, state, side } = context;
  if (side === none) return [];
  const idle = new Set(idlePieces(context));
  const orders: PlannedOrder[] = [];
  state.bodies.forEach(({ members }, body) => {
    const [first] = members;
    if (first !== undefined && isOwn(context, first)) orders.push(...bodyOrders(context, body, idle));
  });
  for (const { id, index: vessel } of table.vessels) {
    const rowing = state.rowings[vessel] ?? null;
    if (rowing === null || crewOf(context, vessel, side).length === 0) continue;
    const words = rowingText(table, entryAt(state.vessels, vessel), rowing);
    const group = vesselName(table, vessel);
    orders.push({ piece: id, group, words, stand: [], ...drawRowing(context, vessel, side, rowing) });
  }
  for (const figure of table.roster)
    if (isOwn(context, figure.index)) orders.push(...figureOrders(context, figure, masks, idle));
  return orders;
}

function bodyOrders(context: InteractionContext, body: BodyIndex, idle: ReadonlySet<string>): PlannedOrder[] {
  const { table, state } = context;
  const piece = bodyId(body);
  const group = interactionWordsOf(table).pieces.body(leaderOf(table, state, body));
  const march = state.marches[body] ?? null;
  if (march !== null)
    return [{ piece, group, words: marchText(table, march), stand: [], ...drawMarch(context, body, march) }];
  if (!idle.has(piece)) return [];
  const halt = { kind: 'march', body, steps: [], open: false };
  const items = [bodySign(context, body, 'none')];
  return [{ piece, group, words: null, sign: 'none', items, end: null, stand: [halt] }];
}

function figureOrders(
  context: InteractionContext,
  { index, id }: Figure,
  masks: readonly Mask[],
  idle: ReadonlySet<string>,
): PlannedOrder[] {
  const { table, state } = context;
  const figure = entryAt(state.figures, index);
  if (figure.status !== 'on') return [];
  const order = state.orders[index] ?? null;
  const { pieces } = interactionWordsOf(table);
  const group =
    figure.body === none
      ? capital(aboutFigure(table, index))
      : pieces.body(leaderOf(table, state, figure.body));
  if (order !== null) {
    const words = orderText(table, state, index, order);
    return [{ piece: id, group, words, stand: [], ...drawFigureOrder(context, index, order, masks) }];
  }
  if (!idle.has(id)) return [];
  const drawn = untold(id, figure, radiusOf(state, index));
  return [{ piece: id, group, words: null, stand: [orderFor(id, {})], ...drawn }];
}

function untold(id: string, at: { readonly x: number; readonly y: number }, radius: number): DrawnOrder {
  return { sign: 'none', items: [signItem(id, 'none', at, radius)], end: null };
}
