/** One command carried out, as invariants look at it. For tests only. */

import type { SideId } from '@grognard/engine';
import type { ArgadEvent } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface Transition {
  readonly table: Table;
  readonly before: State;
  /** Who gave the command. */
  readonly side: SideId;
  readonly events: readonly ArgadEvent[];
  readonly after: State;
}

/** Looks at what a command led to and says what is wrong. */
export type Invariant = (step: Transition, say: (what: string) => void) => void;

/** Watches the events of a command one by one, each before it changes the state, and says what is wrong. */
export type Watch = (step: Transition) => (event: ArgadEvent, now: State) => string | null;

/** Whether the turn was worked out by this command. */
export function hasPlayedTurn({ events }: Transition): boolean {
  return events.some(({ kind }) => kind === 'turnEnded');
}

export function nameOf({ roster }: Table, figure: FigureIndex): string {
  return roster[figure]?.id ?? `figure ${figure}`;
}

/** The figures in play, by index. */
export function inPlay({ figures }: State): FigureIndex[] {
  return figures.flatMap(({ status }, index) => (status === 'on' ? [index] : []));
}
