/** A figure with the values of a gesture: the resulting order, and choices checked together with it. */

import type { Choice, ChoiceTask, ExplainedRefusal, Gesture, PieceId, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type Json, Problem } from '@grognard/rules-kit';
import { choiceTask, plainChoice } from '@grognard/table-kit';
import type { CheckedPath } from '../actions/path.ts';
import { orderFor } from '../actions/plain-orders.ts';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Figure, FigureState, Table } from '../state/model.ts';
import type { Order, OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { orderFromGesture } from './order-from-gesture.ts';
import { orderRefusals } from './order-refusals.ts';
import { wayOf } from './state-after-order.ts';

export interface FigureTaskContext {
  readonly context: InteractionContext;
  readonly figureIndex: FigureIndex;
  readonly info: Figure;
  readonly figure: FigureState;
  readonly values: TaskValues;
  readonly before: Order | null;
  /** The order so far, or standing still if the values make no valid order. */
  readonly order: OrderCommand;
  readonly way: CheckedPath;
}

export function figureTaskContext(
  context: InteractionContext,
  figure: FigureIndex,
  { values, restart }: Gesture,
): FigureTaskContext {
  const { table, state } = context;
  const info = entryAt(table.roster, figure);
  const before = restart === true ? null : state.orders[figure]!;
  const merged = orderFromGesture(context, figure, values, before);
  const order = merged instanceof Problem ? orderFor(info.id, before ?? {}) : merged;
  return {
    context,
    figureIndex: figure,
    info,
    figure: entryAt(state.figures, figure),
    values,
    before,
    order,
    way: wayOf(context, figure, order),
  };
}

/** The order with one more value, and its refusals. */
export function withValues(
  { context, figureIndex: figure, info, values, before }: FigureTaskContext,
  more: TaskValues,
): { readonly order: OrderCommand | null; readonly against: readonly ExplainedRefusal[] } {
  const order = orderFromGesture(context, figure, { ...values, ...more }, before);
  if (order instanceof Problem)
    return { order: null, against: [invalidCommandRefusal(order.code, order.message, info.id)] };
  return { order, against: orderRefusals(context, order) };
}

export const none: readonly never[] = [];

/** A choice for one task of a figure, checked. */
export function checkedChoice(
  figure: FigureTaskContext,
  task: string,
  value: Json,
  title: string,
  piece: PieceId | null = null,
): Choice {
  return plainChoice(value, title, withValues(figure, { [task]: value }).against, piece);
}

/** The task of keeping the order or cancelling all of it. */
export function cancelOrderTask(
  table: Table,
  { values }: Pick<FigureTaskContext, 'values'>,
  refusals: readonly ExplainedRefusal[],
): ChoiceTask {
  const { tasks } = interactionWordsOf(table);
  const choices = [plainChoice(false, tasks.keep, refusals), plainChoice(true, tasks.takeBack, none)];
  const value = values['nothing'] === true;
  return choiceTask('nothing', tasks.nothing, value, choices);
}
