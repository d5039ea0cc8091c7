/** The log of a game: what was commanded, what happened, and the fingerprint of the state after it. */
import type { GameEvent } from './event.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';

/** A command that was carried out. */
export interface CommandEntry<C extends Command, E extends GameEvent> {
  readonly side: SideId;
  readonly command: C;
  readonly events: readonly E[];
  /** Which resolution its dice were thrown in; null where none were. */
  readonly resolution: number | null;
  readonly hash: string;
}

/** A command that was taken back: entry number `undoes` counts no more. */
export interface UndoEntry {
  readonly side: SideId;
  readonly undoes: number;
  readonly hash: string;
}

export type LogEntry<C extends Command, E extends GameEvent> = CommandEntry<C, E> | UndoEntry;

/** Whether an entry takes another one back. */
export function isUndone<C extends Command, E extends GameEvent>(entry: LogEntry<C, E>): entry is UndoEntry {
  return 'undoes' in entry;
}

/** The entries that still count, with their numbers. */
export function activeEntries<C extends Command, E extends GameEvent>(
  entries: readonly LogEntry<C, E>[],
): { readonly n: number; readonly entry: CommandEntry<C, E> }[] {
  const gone = new Set(entries.flatMap((entry) => (isUndone(entry) ? [entry.undoes] : [])));
  return entries.flatMap((entry, n) => (isUndone(entry) || gone.has(n) ? [] : [{ n, entry }]));
}
