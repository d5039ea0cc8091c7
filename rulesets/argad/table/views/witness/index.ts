/** `witnessEvents`: events as a viewer may read them, with what the viewer learns by them and without what it may not know. */

import { isKnownTo, type Viewer } from '@grognard/engine';
import { none, type OrNone } from '@grognard/lists';
import { snapshotOf } from '../../bodies/bases.ts';
import { apply } from '../../flow/apply.ts';
import { copyState } from '../../state/copy-state.ts';
import type { ArgadEvent, Learnt } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import type { Snapshot, State, Table } from '../../state/model.ts';
import { viewOf } from '../view.ts';
import { isSeen, type ViewerContext, viewerContextOf } from '../viewer-context.ts';
import { learntFromView } from './from-view.ts';
import { marchedTrack } from './marched-track.ts';
import { groupStruck } from './struck-group.ts';
import { bodyToLearn } from './to-learn.ts';

export function witnessEvents(
  table: Table,
  before: State,
  events: readonly ArgadEvent[],
  viewer: Viewer,
): readonly ArgadEvent[] {
  const state = copyState(before);
  const viewerContext = viewerContextOf(table, state, viewer);
  const values: ArgadEvent[] = [];
  let start: Snapshot | null = null;
  for (const event of events) {
    if (event.kind === 'revealed') start = snapshotOf(state, 0);
    if (!isKnownTo(event, viewer)) {
      apply(state, event);
      continue;
    }
    const earlier = discloses(event) ? viewOf(table, state, viewer) : null;
    const learnt = learntBefore(viewerContext, event, start);
    apply(state, event);
    const listed = earlier === null ? {} : learntFromView(earlier, viewOf(table, state, viewer));
    values.push(withLearnt(redacted(viewerContext, event), { ...learnt, ...listed }));
  }
  return values;
}

/** Whether a view may list new figures, things, bodies and aims after this kind of event. */
function discloses({ kind }: ArgadEvent): boolean {
  return kind === 'shown' || kind === 'revealed' || kind === 'turnEnded' || kind === 'ended';
}

/** What an event reveals of the state before it to a viewer who sees it happen. */
function learntBefore(viewerContext: ViewerContext, event: ArgadEvent, start: Snapshot | null): Learnt {
  const { table, state } = viewerContext;
  if (event.kind === 'bodyMoved') {
    const march = marchedTrack(table, state, event);
    return { ...bodyToLearn(viewerContext, event.body), ...(march !== null && { march }) };
  }
  if (event.kind === 'bodyClosedUp' || event.kind === 'opened' || event.kind === 'stayed')
    return bodyToLearn(viewerContext, event.body);
  if (event.kind === 'heldFire')
    return state.orders[event.figure]?.shot?.moment === 'start' ? { isAtStart: true } : {};
  if (event.kind !== 'shot') return {};
  const group = groupStruck(viewerContext, event, start);
  return group === null ? {} : { group };
}

/** Removes the list of readers from an event, and figures that the viewer does not know of. */
function redacted(viewerContext: ViewerContext, event: ArgadEvent): ArgadEvent {
  if (viewerContext.isUmpire) return event;
  const values = event.only === undefined ? event : withoutOnly(event);
  const isKnown = (figure: OrNone<FigureIndex>) => figure !== none && isSeen(viewerContext, figure);
  if (values.kind === 'gripped')
    return {
      ...values,
      below: values.below.filter(isKnown),
      holdsAgainst: values.holdsAgainst.filter(isKnown),
      foe: isKnown(values.foe) ? values.foe : none,
    };
  if (values.kind === 'fell' && !isKnown(values.by)) return { ...values, by: none };
  return values;
}

function withoutOnly(event: ArgadEvent): ArgadEvent {
  const { only: _, ...values } = event;
  return values;
}

function withLearnt(event: ArgadEvent, learnt: Learnt): ArgadEvent {
  for (const _ in learnt) return { ...event, learnt };
  return event;
}
