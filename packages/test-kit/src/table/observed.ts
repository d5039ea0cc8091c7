/** ObservedEvents: the events of one command with the states between them, as detectors of rules read them. */
import type { EventOfKind, GameEvent } from '@grognard/engine';

/** Rules by id, each with the condition that shows it at work. */
export type RuleDetectors<Seen> = Readonly<Record<string, (seen: Seen) => boolean>>;

/** How the states of a game change. */
export interface TableWriting<T, S, E> {
  readonly copy: (state: S) => S;
  readonly apply: (table: T, state: S, event: E) => void;
}

export class ObservedEvents<T, S, E extends GameEvent> {
  readonly table: T;
  readonly before: S;
  readonly events: readonly E[];
  readonly after: S;
  private readonly writing: TableWriting<T, S, E>;
  private readonly kinds = new Map<string, E[]>();
  private readonly states = new Map<number, S>();

  constructor(
    step: {
      readonly table: T;
      readonly before: S;
      readonly events: readonly E[];
      readonly after: S;
    },
    writing: TableWriting<T, S, E>,
  ) {
    this.table = step.table;
    this.before = step.before;
    this.events = step.events;
    this.after = step.after;
    this.writing = writing;
    for (const event of step.events) {
      const same = this.kinds.get(event.kind);
      if (same === undefined) this.kinds.set(event.kind, [event]);
      else same.push(event);
    }
  }

  of<K extends E['kind']>(kind: K): readonly EventOfKind<E, K>[] {
    return (this.kinds.get(kind) ?? []) as EventOfKind<E, K>[];
  }

  has(...kinds: readonly E['kind'][]): boolean {
    return kinds.some((kind) => this.kinds.has(kind));
  }

  /** Position among the events of the first, or last, of a kind, or -1. */
  first(kind: E['kind']): number {
    return this.events.findIndex((event) => event.kind === kind);
  }

  last(kind: E['kind']): number {
    return this.events.findLastIndex((event) => event.kind === kind);
  }

  /** The state before the event of this number; behind the last one, the state after the command. */
  at(index: number): S {
    let state = this.states.get(index);
    if (state === undefined) {
      state = this.writing.copy(this.before);
      for (const event of this.events.slice(0, Math.max(0, index)))
        this.writing.apply(this.table, state, event);
      this.states.set(index, state);
    }
    return state;
  }

  /** The state just before an event of this command. */
  when(event: E): S {
    return this.at(this.events.indexOf(event));
  }
}

/** Rows that nothing shows: no detector, and no refusal or line by which they are named. */
export function undetectedRows(rows: readonly string[], ...shown: readonly (readonly string[])[]): string[] {
  const known = new Set(shown.flat());
  return rows.filter((row) => !known.has(row));
}
