/** TaskProps: the props of every task control, and its current value. */
import type { Choice, ChoiceTask } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import type { TableState, TableStore } from '../table-store.ts';

export interface TaskProps<T> {
  readonly store: TableStore;
  readonly state: TableState;
  readonly task: T;
}

export const isSameValue = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value in the draft, otherwise that of the existing order. */
export function toldOf(
  { values }: TableState,
  { id, value }: { readonly id: string; readonly value: unknown },
): Json {
  return values?.[id] ?? (value as Json);
}

/** Whether it cannot be chosen. What is judged again when it is carried out can be. */
export function isOutOfQuestion({ refusals, isProvisional }: Choice): boolean {
  return refusals.length > 0 && isProvisional !== true;
}

/** Choices of a task without those out of the question, except the one that is pointed at. */
export function listedChoices(state: TableState, task: ChoiceTask): readonly Choice[] {
  return task.choices.filter(
    ({ isDistant, value }) => isDistant !== true || isSameValue(toldOf(state, task), value),
  );
}
