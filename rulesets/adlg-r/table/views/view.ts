/** AdlgView: everything a side may know: all but the enemy’s sealed plan, what lies in his markers, and marches not yet announced. */
import type { SideId, Viewer } from '@grognard/engine';
import { entryAt, type ListBy, listBy } from '@grognard/lists';
import { apply } from '../state/apply.ts';
import { copyState } from '../state/copy.ts';
import type { AdlgEvent } from '../state/events.ts';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { FlankMarch } from '../state/setup.ts';

/** The state as a side knows it, and the viewer. */
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
    ...hiddenKnownTo(table, state, viewer),
  };
}

/** Plans, markers and marches as far as a viewer knows of them. The umpire knows all. */
function hiddenKnownTo(
  { sides }: Table,
  { plans, markers, marches }: State,
  viewer: Viewer,
): Pick<State, 'plans' | 'markers' | 'marches'> {
  if (viewer === 'umpire') return { plans, markers, marches };
  const isOwn = (side: SideIndex) => entryAt(sides, side).id === viewer.side;
  const bySide = <T>(
    list: ListBy<SideIndex, T>,
    isKnown: (entry: T) => boolean,
  ): ListBy<SideIndex, T | null> =>
    listBy(
      sides.map(({ index }) => {
        const entry = entryAt(list, index);
        return isOwn(index) || isKnown(entry) ? entry : null;
      }),
    );
  return {
    plans: bySide(plans, () => false),
    markers: markers.map((marker) =>
      isOwn(marker.side) || marker.gone !== null ? marker : { ...marker, units: null },
    ),
    marches: bySide(marches, announcedOnly),
  };
}

function announcedOnly(march: FlankMarch | null): boolean {
  return march !== null && march.due !== null;
}

/** A view updated by events. */
export function viewAfter(table: Table, before: AdlgView, events: readonly AdlgEvent[]): AdlgView {
  const { edition, turns, you, sides } = before;
  const view = { edition, turns, you, sides, ...copyState(before) };
  for (const event of events) apply(table, view, event);
  return view;
}
