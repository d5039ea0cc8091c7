/** `Transition`: one command carried out, as invariants read it. For tests only. */

import type { SideId } from '@grognard/engine';
import type { ArgadEvent } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export interface Transition {
  readonly table: Table;
  readonly before: State;
  /** The side that gave the command. */
  readonly side: SideId;
  readonly events: readonly ArgadEvent[];
  readonly after: State;
}

/** Checks the result of a command and reports what is wrong. */
export type Invariant = (step: Transition, say: (what: string) => void) => void;

/** Checks the events of a command one by one, each before it changes the state, and reports what is wrong. */
export type Watch = (step: Transition) => (event: ArgadEvent, now: State) => string | null;

/** Whether this command resolved the turn. */
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
