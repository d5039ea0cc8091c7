/** Ordering: units with the values of a gesture, the commands they give, and the refusals of one value more. */
import type { ExplainedRefusal, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { explainRefusals, unread } from '../explain/citations.ts';
import { checkCommand } from '../flow/check.ts';
import type { UnitIndex } from '../state/indices.ts';
import { type InteractionContext, idOf } from './interaction-context.ts';
import { measuredOrder } from './measured.ts';
import { type OrderFromGesture, orderFromGesture } from './orders-from-gesture.ts';

/** Units with the values of a gesture, and what these come to. */
export interface Ordering {
  readonly context: InteractionContext;
  readonly units: readonly UnitIndex[];
  readonly values: TaskValues;
  readonly order: OrderFromGesture;
}

/** Refusals of one more value. */
export function refusalsOf(
  { context, units, values }: Ordering,
  more: TaskValues,
): readonly ExplainedRefusal[] {
  const order = orderFromGesture(context, units, { ...values, ...more });
  const id = idOf(context, entryAt(units, 0));
  if (order instanceof Problem) return [unread(context.table, order, id)];
  return order.command === null ? [] : explainOrder(context, units, order.command);
}

/** Refusals of an order, with what was measured. */
export function explainOrder(
  context: InteractionContext,
  units: readonly UnitIndex[],
  command: NonNullable<OrderFromGesture['command']>,
): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  const verdict = checkCommand(table, state, side, command);
  return explainRefusals(table, verdict, idOf(context, entryAt(units, 0)), (rule) =>
    measuredOrder(context, units, command, rule),
  );
}
