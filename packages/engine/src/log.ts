/** LogEntry: a command of a game, its events, and the fingerprint of the state after it. */
import type { GameEvent } from './event.ts';
import type { SideId } from './side.ts';
import type { Command } from './table-rules.ts';

/** A command that was carried out. */
export interface CommandEntry<C extends Command, E extends GameEvent> {
  readonly side: SideId;
  readonly command: C;
  readonly events: readonly E[];
  /** Number of the resolution its dice were thrown in, or null if none were thrown. */
  readonly resolution: number | null;
  readonly hash: string;
}

/** A command that was undone. Entry number `undoes` no longer counts. */
export interface UndoEntry {
  readonly side: SideId;
  readonly undoes: number;
  readonly hash: string;
}

export type LogEntry<C extends Command, E extends GameEvent> = CommandEntry<C, E> | UndoEntry;

/** Whether an entry undoes another one. */
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
