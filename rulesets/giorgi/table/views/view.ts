/** GiorgiView: everything a side may know, which is all except future dice. Built field by field. */
import type { Result, SideId, Viewer } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { GiorgiEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

/** The whole state, and the viewer. */
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

/** A view updated by events. Nothing is hidden, so they change it as they change the state. */
export function viewAfter(table: Table, before: GiorgiView, events: readonly GiorgiEvent[]): GiorgiView {
  const { edition, turns, you, sides } = before;
  const view = { edition, turns, you, sides, ...copyState(before) };
  for (const event of events) apply(table, view, event);
  return view;
}

export function stateIn(view: GiorgiView): State {
  return copyState(view);
}
