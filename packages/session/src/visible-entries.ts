/** VisibleEntries: the log entries that each viewer may know of, as it may know them. Their count is the viewer's sequence number. */
import {
  type AnyState,
  type AnyTableGame,
  activeEntries,
  type GameEvent,
  isKnownTo,
  isUndone,
  type SideId,
  type Viewer,
  witnessed,
} from '@grognard/engine';
import type { AnyEntry } from './record.ts';

/** An entry as a viewer may know it. */
export interface VisibleEntry {
  readonly side: SideId;
  readonly events: readonly GameEvent[];
  /** The viewer's number of the entry that this one undoes, or null. */
  readonly undoes: number | null;
}

interface KnownEntries {
  /** Numbers in the log, rising. */
  readonly numbers: number[];
  scanned: number;
}

/** A state of the game before an entry of the log. */
interface StateBefore {
  readonly entry: number;
  readonly state: AnyState;
}

const keyOf = (viewer: Viewer): string => (viewer === 'umpire' ? 'umpire' : JSON.stringify(viewer.side));

export class VisibleEntries {
  private readonly game: AnyTableGame;
  private readonly log: { readonly entries: readonly AnyEntry[] };
  private readonly known = new Map<string, KnownEntries>();
  private newest: StateBefore | null = null;

  constructor(game: AnyTableGame, log: { readonly entries: readonly AnyEntry[] }) {
    this.game = game;
    this.log = log;
  }

  /** Remembers the state before the next entries, so that they can be shown without replaying the whole game. */
  expect(state: AnyState): void {
    this.newest = { entry: this.log.entries.length, state: this.game.rules.copy(state) };
  }

  seqOf(viewer: Viewer): number {
    return this.numbersFor(viewer).length;
  }

  /** Whether a viewer knows of an entry of the log. */
  has(viewer: Viewer, entry: number): boolean {
    return this.numbersFor(viewer).includes(entry);
  }

  /** The viewer's entries from its number `from` on. */
  since(viewer: Viewer, from: number): readonly VisibleEntry[] {
    const numbers = this.numbersFor(viewer);
    const [first, ...others] = numbers.slice(from);
    if (first === undefined) return [];
    const wanted = new Set([first, ...others]);
    const { rules } = this.game;
    const told: VisibleEntry[] = [];
    const start = this.stateBefore(first);
    let { state } = start;
    for (const [at, entry] of this.log.entries.slice(start.entry).entries()) {
      const n = start.entry + at;
      if (isUndone(entry)) {
        if (wanted.has(n)) told.push({ side: entry.side, events: [], undoes: numbers.indexOf(entry.undoes) });
        state = this.stateAfter(n);
        continue;
      }
      if (wanted.has(n))
        told.push({ side: entry.side, events: witnessed(rules, state, entry.events, viewer), undoes: null });
      for (const event of entry.events) rules.apply(state, event);
    }
    return told;
  }

  /** A private state at or before an entry. */
  private stateBefore(entry: number): StateBefore {
    const { newest } = this;
    const { rules } = this.game;
    return newest !== null && newest.entry <= entry
      ? { entry: newest.entry, state: rules.copy(newest.state) }
      : { entry: 0, state: rules.start(null) };
  }

  /** State after an entry, by the entries active at that time. */
  private stateAfter(n: number): AnyState {
    const { rules } = this.game;
    const state = rules.start(null);
    for (const { entry } of activeEntries(this.log.entries.slice(0, n + 1)))
      for (const event of entry.events) rules.apply(state, event);
    return state;
  }

  private numbersFor(viewer: Viewer): readonly number[] {
    const key = keyOf(viewer);
    const known = this.known.get(key) ?? { numbers: [], scanned: 0 };
    this.known.set(key, known);
    const { entries } = this.log;
    for (const [n, entry] of entries.slice(known.scanned).entries())
      if (isKnown(viewer, entry, known.numbers)) known.numbers.push(known.scanned + n);
    known.scanned = entries.length;
    return known.numbers;
  }
}

/** A side knows its own commands. The undo of an entry unknown to a viewer stays unknown to it too. */
function isKnown(viewer: Viewer, entry: AnyEntry, numbers: readonly number[]): boolean {
  if (viewer === 'umpire' || entry.side === viewer.side) return true;
  return isUndone(entry)
    ? numbers.includes(entry.undoes)
    : entry.events.some((event) => isKnownTo(event, viewer));
}
