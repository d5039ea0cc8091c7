/** VisibleEntries: which log entries each viewer may know of. Their count is the viewer's sequence number. */
import { type GameEvent, isSeenBy, isUndone, type SideId, type Viewer } from '@grognard/engine';
import type { AnyEntry } from './record.ts';

/** An entry as a viewer may know it. */
export interface VisibleEntry {
  readonly side: SideId;
  readonly events: readonly GameEvent[];
  /** The viewer's number of the entry that this one takes back, or null. */
  readonly undoes: number | null;
}

interface KnownEntries {
  /** Numbers in the log, rising. */
  readonly numbers: number[];
  scanned: number;
}

const keyOf = (viewer: Viewer): string => (viewer === 'umpire' ? 'umpire' : JSON.stringify(viewer.side));

export class VisibleEntries {
  private readonly log: { readonly entries: readonly AnyEntry[] };
  private readonly known = new Map<string, KnownEntries>();

  constructor(log: { readonly entries: readonly AnyEntry[] }) {
    this.log = log;
  }

  seqOf(viewer: Viewer): number {
    return this.numbersFor(viewer).length;
  }

  /** Whether a viewer knows of an entry of the log. */
  has(viewer: Viewer, entry: number): boolean {
    return this.numbersFor(viewer).includes(entry);
  }

  /** Entries from the viewer's number `from` on, without events the viewer may not know. */
  since(viewer: Viewer, from: number): readonly VisibleEntry[] {
    const numbers = this.numbersFor(viewer);
    const { entries } = this.log;
    return numbers.slice(from).flatMap((n): VisibleEntry[] => {
      const entry = entries[n];
      if (entry === undefined) return [];
      return isUndone(entry)
        ? [{ side: entry.side, events: [], undoes: numbers.indexOf(entry.undoes) }]
        : [{ side: entry.side, events: eventsFor(viewer, entry.events), undoes: null }];
    });
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

function eventsFor(viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] {
  return viewer === 'umpire' ? events : events.filter((event) => isSeenBy(event, viewer.side));
}

/** A side knows its own commands. What takes back an entry that a viewer does not know of stays unknown to it too. */
function isKnown(viewer: Viewer, entry: AnyEntry, numbers: readonly number[]): boolean {
  if (viewer === 'umpire' || entry.side === viewer.side) return true;
  return isUndone(entry) ? numbers.includes(entry.undoes) : eventsFor(viewer, entry.events).length > 0;
}
