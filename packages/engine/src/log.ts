/** The log of a game: what was commanded, what happened, and the fingerprint of the state after it. */
import type { GameEvent } from './event.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';

/** A command that was carried out. */
export interface Played<C extends Command, E extends GameEvent> {
  readonly side: SideId;
  readonly command: C;
  readonly events: readonly E[];
  /** Which resolution its dice were thrown in; null where none were. */
  readonly resolution: number | null;
  readonly hash: string;
}

/** A command that was taken back: entry number `undoes` counts no more. */
export interface Undone {
  readonly side: SideId;
  readonly undoes: number;
  readonly hash: string;
}

export type Entry<C extends Command, E extends GameEvent> = Played<C, E> | Undone;

/** Whether an entry takes another one back. */
export function isUndone<C extends Command, E extends GameEvent>(entry: Entry<C, E>): entry is Undone {
  return 'undoes' in entry;
}

/** The entries that still count, with their numbers. */
export function standing<C extends Command, E extends GameEvent>(
  entries: readonly Entry<C, E>[],
): { readonly n: number; readonly entry: Played<C, E> }[] {
  const gone = new Set(entries.flatMap((entry) => (isUndone(entry) ? [entry.undoes] : [])));
  return entries.flatMap((entry, n) => (isUndone(entry) || gone.has(n) ? [] : [{ n, entry }]));
}
