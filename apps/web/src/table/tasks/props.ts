/** What every control of a task is given, and what it stands at. */
import type { Json } from '@grognard/rules-kit';
import type { TableState, TableStore } from '../table-store.ts';

export interface TaskProps<T> {
  readonly store: TableStore;
  readonly state: TableState;
  readonly task: T;
}

/** What is being told, or was told before. */
export function toldOf(
  { values }: TableState,
  { id, value }: { readonly id: string; readonly value: unknown },
): Json {
  return values?.[id] ?? (value as Json);
}
