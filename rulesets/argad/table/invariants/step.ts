/** `Transition`: one command carried out, as invariants read it. For tests only. */
import type { TableInvariant, TableTransition, TableWatch } from '@grognard/test-kit';
import type { ArgadEvent } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';

export type Transition = TableTransition<Table, State, ArgadEvent>;
export type Invariant = TableInvariant<Transition>;
export type Watch = TableWatch<Transition, State, ArgadEvent>;

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
