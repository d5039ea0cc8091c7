/** What a side may know: everything but the dice to come. Built by naming what is shown. */
import type { Result, SideId, Viewer } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

/** The whole state, and who looks. */
export interface GiorgiView extends State {
  readonly edition: string;
  readonly turns: number;
  /** Null for a bystander and the umpire. */
  readonly you: SideId | null;
  readonly sides: readonly SideId[];
  readonly result: Result | null;
}

export function viewOf(table: Table, state: State, viewer: Viewer): GiorgiView {
  const { edition, turns, sides } = table;
  return {
    edition,
    turns,
    you: viewer === 'umpire' ? null : viewer.side,
    sides: sides.map(({ id }) => id),
    ...copyState(state),
  };
}

/** A view carried on by events: nothing is hidden, so they change it as they change the state. */
export function viewAfter(table: Table, before: GiorgiView, events: readonly GiorgiEvent[]): GiorgiView {
  const { edition, turns, you, sides } = before;
  const view = { edition, turns, you, sides, ...copyState(before) };
  for (const event of events) apply(table, view, event);
  return view;
}

/** The state that a view shows. */
export function stateIn(view: GiorgiView): State {
  return copyState(view);
}
