/** What every control of a task is given, and what it stands at. */
import type { Json } from '@grognard/rules-kit';
import type { Desk, Seen } from '../desk.ts';

export interface TaskProps<T> {
  readonly desk: Desk;
  readonly seen: Seen;
  readonly task: T;
}

/** What is being told, or was told before. */
export function toldOf(
  { told }: Seen,
  { id, value }: { readonly id: string; readonly value: unknown },
): Json {
  return told?.[id] ?? (value as Json);
}
