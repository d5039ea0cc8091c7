/** Invariants of a game: what must hold after every command, and before every event of it. */
import type { GameEvent, SideId } from '@grognard/engine';

/** One command carried out, as invariants read it. Games add what theirs need. */
export interface TableTransition<T, S, E extends GameEvent> {
  readonly table: T;
  readonly before: S;
  /** The side that gave the command. */
  readonly side: SideId;
  readonly events: readonly E[];
  readonly after: S;
}

/** Checks the result of a command and reports what is wrong. */
export type TableInvariant<Step> = (step: Step, say: (what: string) => void) => void;

/** Checks the events of a command one by one, each before it changes the state, and reports what is wrong. */
export type TableWatch<Step, S, E> = (step: Step) => (event: E, now: S) => string | null;

/** The invariants of a game by name, and how its states change. */
export interface InvariantSet<Step, T, S, E> {
  /** Checked once, after the command. */
  readonly invariants: Readonly<Record<string, TableInvariant<Step>>>;
  /** Checked before every event. */
  readonly watches: Readonly<Record<string, TableWatch<Step, S, E>>>;
  readonly copy: (state: S) => S;
  readonly apply: (table: T, state: S, event: E) => void;
}

/** Invariants broken by a command, each line with the name of the invariant. Empty if there are none. */
export function brokenIn<T, S, E extends GameEvent, Step extends TableTransition<T, S, E>>(
  { invariants, watches, copy, apply }: InvariantSet<Step, T, S, E>,
  step: Step & TableTransition<T, S, E>,
): string[] {
  const broken: string[] = [];
  for (const [name, look] of Object.entries(invariants))
    look(step, (what) => broken.push(`${name}: ${what}`));
  const watching = Object.entries(watches).map(([name, watch]) => ({ name, see: watch(step) }));
  const now = copy(step.before);
  for (const event of step.events) {
    for (const { name, see } of watching) {
      const what = see(event, now);
      if (what !== null) broken.push(`${name}: ${what}`);
    }
    apply(step.table, now, event);
  }
  return broken;
}
