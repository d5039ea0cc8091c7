/** `viewAfter`: a view updated by events that its viewer may read. */
import type { ArgadEvent } from '../state/events.ts';
import type { Table } from '../state/model.ts';
import type { ArgadView, ThingView } from '../state/view-model.ts';
import { type KnownState, knownState } from './known-state.ts';
import { advance } from './learn.ts';
import { viewOf } from './view.ts';

export function viewAfter(table: Table, before: ArgadView, events: readonly ArgadEvent[]): ArgadView {
  const known = knownState(table, before);
  for (const event of events) advance(table, known, event);
  const after = viewOf(table, known, before.isUmpire ? 'umpire' : { side: before.side });
  const objects = after.objects.map((thing, n) => lostStill(known, before.objects[n], n) ?? thing);
  return { ...after, objects };
}

/** A thing whose place the viewer did not know and still does not know. */
function lostStill({ things }: KnownState, before: ThingView | undefined, n: number): ThingView | null {
  const thing = things[n];
  if (before === undefined || thing === undefined || before.x !== null) return null;
  return thing.gone && thing.carriers.length === 0 ? before : null;
}
