/** MoverContext: a unit in the movement step with the gesture's values, where they lead, and refusals of further values. */

import type { ExplainedRefusal, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { explainRefusals, unread } from '../explain/citations.ts';
import { checkCommand } from '../flow/check.ts';
import type { UnitIndex } from '../state/indices.ts';
import type { Placement } from '../state/model.ts';
import { foresee } from './foresee.ts';
import type { InteractionContext } from './interaction-context.ts';
import { measuredOrder } from './measured.ts';
import { type MoveFromGesture, moveFromGesture } from './move-from-gesture.ts';

export interface MoverContext {
  readonly context: InteractionContext;
  readonly unit: UnitIndex;
  readonly values: TaskValues;
  readonly parts: MoveFromGesture;
  /** At the end of all steps, and before a final change of formation. */
  readonly end: Placement;
  readonly marched: Placement;
}

export function moverOf(
  context: InteractionContext,
  unit: UnitIndex,
  values: TaskValues,
): MoverContext | null {
  const { table, state } = context;
  const parts = moveFromGesture(context, unit, values);
  if (parts instanceof Problem) {
    // Unreadable values are judged as given, but shown as if none were set.
    const plain = Object.keys(values).length === 0 ? null : moverOf(context, unit, {});
    return plain === null ? null : { ...plain, values };
  }
  const { head, middle, last } = parts;
  const marched = foresee(table, state, unit, [...head, ...middle]).stands;
  const end = last.length === 0 ? marched : foresee(table, state, unit, [...head, ...middle, ...last]).stands;
  return { context, unit, values, parts, end, marched };
}

/** Refusals of one more value. */
export function refusalsOf(
  { context, unit, values }: MoverContext,
  more: TaskValues,
): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  const { id } = entryAt(table.units, unit);
  const parts = moveFromGesture(context, unit, { ...values, ...more });
  if (parts instanceof Problem) return [unread(table, parts, id)];
  const { command } = parts;
  if (command === null) return [];
  const verdict = checkCommand(table, state, side, command, 'verdict');
  return explainRefusals(table, verdict, id, (rule) => measuredOrder(table, state, unit, command, rule));
}
