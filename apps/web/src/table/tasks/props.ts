/** TaskProps: the props of every task control, and its current value. */
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
