/** Journal: the log of a game in progress. Fingerprints and the state to undo to are expensive and computed only on demand. */
import type { GameEvent } from './event.ts';
import { isFixed } from './event.ts';
import { fingerprint } from './hash.ts';
import { activeEntries, type CommandEntry, isUndone, type LogEntry } from './log.ts';
import type { Command, TableRules } from './table-rules.ts';

/** A state that is carried along the log, and the number of entries applied to it. */
interface Follower<S> {
  readonly state: S;
  entries: number;
}

/** An entry whose fingerprint may still be missing. */
type MutableEntry<C extends Command, E extends GameEvent> = {
  -readonly [F in keyof CommandEntry<C, E>]: CommandEntry<C, E>[F];
};

export class Journal<S, V, C extends Command, E extends GameEvent> {
  private readonly rules: TableRules<S, V, C, E>;
  private readonly log: LogEntry<C, E>[] = [];
  /** Entries without a fingerprint, in order. `traced` is the state up to the last fingerprint. */
  private drafts: MutableEntry<C, E>[] = [];
  private traced: Follower<S>;
  /** Number of entries before which nothing can be undone. `anchor` is a state at or before that entry. */
  private fixed = 0;
  private readonly anchor: Follower<S>;

  constructor(rules: TableRules<S, V, C, E>, start: S) {
    this.rules = rules;
    this.traced = { state: rules.copy(start), entries: 0 };
    this.anchor = { state: rules.copy(start), entries: 0 };
  }

  /** All entries, each with its fingerprint. */
  entries(): readonly LogEntry<C, E>[] {
    this.trace();
    return this.log;
  }

  /** The log as it is. Fingerprints may still be missing. */
  get written(): readonly LogEntry<C, E>[] {
    return this.log;
  }

  /** Adds a command that has just been carried out. */
  write(entry: Omit<CommandEntry<C, E>, 'hash'>): void {
    const { side, command, events, resolution } = entry;
    const draft = { side, command, events, resolution, hash: '' };
    this.drafts.push(draft);
    this.add(draft);
  }

  /** Adds an entry of a saved game with its fingerprint. `state` is the state after it. */
  put(entry: LogEntry<C, E>, state: S): void {
    if (!isUndone(entry)) {
      this.add(entry);
      return;
    }
    this.trace();
    this.log.push(entry);
    this.traced = { state: this.rules.copy(state), entries: this.log.length };
  }

  private add(entry: CommandEntry<C, E>): void {
    this.log.push(entry);
    if (entry.events.some(isFixed)) this.fixed = this.log.length;
  }

  /** Entries that can still be undone. */
  open(): ReturnType<typeof activeEntries<C, E>> {
    return activeEntries(this.log).filter(({ n }) => n >= this.fixed);
  }

  /** State rebuilt from the entries, without one that can still be undone. With null, all entries count. */
  rebuilt(without: number | null): S {
    const { anchor } = this;
    const entries = activeEntries(this.log);
    for (const { n, entry } of entries)
      if (n >= anchor.entries && n < this.fixed) this.happen(anchor.state, entry);
    anchor.entries = this.fixed;
    const state = this.rules.copy(anchor.state);
    for (const { n, entry } of entries) if (n >= this.fixed && n !== without) this.happen(state, entry);
    return state;
  }

  private happen(state: S, { events }: CommandEntry<C, E>): void {
    for (const event of events) this.rules.apply(state, event);
  }

  /** Computes the missing fingerprints. Entries that an undo removed already have theirs. */
  private trace(): void {
    const { traced, log, drafts } = this;
    if (drafts.length === 0) return;
    let next = 0;
    for (; traced.entries < log.length; traced.entries++) {
      const entry = log[traced.entries]!;
      if (isUndone(entry)) continue;
      this.happen(traced.state, entry);
      if (entry === drafts[next]) drafts[next++]!.hash = fingerprint(traced.state);
    }
    this.drafts = [];
  }
}
