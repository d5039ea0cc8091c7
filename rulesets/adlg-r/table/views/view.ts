/** AdlgView: everything a side may know, which is all except future dice as long as nothing is hidden. Built field by field. */
import type { SideId, Viewer } from '@grognard/engine';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { State, Table } from '../state/model.ts';

/** The whole state, and the viewer. */
export interface AdlgView extends State {
  readonly edition: string;
  readonly turns: number;
  /** Null for a bystander and the umpire. */
  readonly you: SideId | null;
  readonly sides: readonly SideId[];
}

export function viewOf(table: Table, state: State, viewer: Viewer): AdlgView {
  const { edition, turns, sides } = table;
  return {
    edition,
    turns,
    you: viewer === 'umpire' ? null : viewer.side,
    sides: sides.map(({ id }) => id),
    ...copyState(state),
  };
}

/** A view updated by events. */
export function viewAfter(table: Table, before: AdlgView, events: readonly AdlgEvent[]): AdlgView {
  const { edition, turns, you, sides } = before;
  const view = { edition, turns, you, sides, ...copyState(before) };
  for (const event of events) apply(table, view, event);
  return view;
}
