/** The log of a game in progress. What is dear is worked out only when somebody asks: fingerprints of states, and the state to go back to. */
import type { GameEvent } from './event.ts';
import { isFixed } from './event.ts';
import { fingerprint } from './hash.ts';
import { activeEntries, type CommandEntry, isUndone, type LogEntry } from './log.ts';
import type { Command, TableRules } from './table-rules.ts';

/** A state that follows the game, and how many entries it has seen. */
interface Follower<S> {
  readonly state: S;
  entries: number;
}

/** An entry whose fingerprint is still to be worked out. */
type MutableEntry<C extends Command, E extends GameEvent> = {
  -readonly [F in keyof CommandEntry<C, E>]: CommandEntry<C, E>[F];
};

export class Journal<S, V, C extends Command, E extends GameEvent> {
  private readonly rules: TableRules<S, V, C, E>;
  private readonly log: LogEntry<C, E>[] = [];
  /** Entries without fingerprint, in order; and the state as far as there are fingerprints. */
  private drafts: MutableEntry<C, E>[] = [];
  private traced: Follower<S>;
  /** How many entries lie before which nothing can be undone, and a state on its way there. */
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

  /** Entries whose fingerprints may still be missing. */
  get written(): readonly LogEntry<C, E>[] {
    return this.log;
  }

  /** Writes down a command that has just been carried out. */
  write(entry: Omit<CommandEntry<C, E>, 'hash'>): void {
    const { side, command, events, resolution } = entry;
    const draft = { side, command, events, resolution, hash: '' };
    this.drafts.push(draft);
    this.add(draft);
  }

  /** Puts down an entry of a saved game, fingerprint and all; `state` is the state after it. */
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

  /** What can still be taken back. */
  open(): ReturnType<typeof activeEntries<C, E>> {
    return activeEntries(this.log).filter(({ n }) => n >= this.fixed);
  }

  /** The state that the entries make, but for one that can still be taken back; null: all of them. */
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

  /** Works out the fingerprints that are missing. Whatever was taken back, this was done up to there before. */
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
