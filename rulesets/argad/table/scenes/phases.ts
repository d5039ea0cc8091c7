/** `phasesOf`: the phase of the turn to which each event belongs, in the order in which a turn is resolved (`turn.phases`). */

import { entryAt } from '@grognard/lists';
import { lengths } from '../../model.ts';
import { lengthInHand } from '../flow/melee/fight-hand.ts';
import { copyState } from '../state/copy-state.ts';
import type { ArgadEvent, EventKind } from '../state/events.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { KnownState } from '../views/known-state.ts';
import { advance } from '../views/learn.ts';

/** Phases of a turn in order. Melee is divided further, by the length of the weapons. */
export const turnPhases = [
  'orders',
  'revealed',
  'startShots',
  'preparing',
  'slowing',
  'movement',
  'contact',
  'shots',
  'melee',
  'end',
] as const;
export type TurnPhase = (typeof turnPhases)[number];

/** A phase, and for melee the length that strikes, as an index of `lengths`. */
export interface Phase {
  readonly part: TurnPhase;
  readonly length: number;
}

const first: Phase = { part: 'orders', length: 0 };

/** The phase given by the kind of an event, or null if the events around it decide. */
const partOfKind: Readonly<Record<EventKind, TurnPhase | null>> = {
  placed: 'orders',
  ordered: 'orders',
  marchOrdered: 'orders',
  rowingOrdered: 'orders',
  formed: 'orders',
  cancelled: 'orders',
  sealed: 'orders',
  conceded: 'orders',
  revealed: 'revealed',
  shot: 'shots',
  heldFire: 'shots',
  slowed: 'slowing',
  moved: 'movement',
  stayed: 'movement',
  bodyMoved: 'movement',
  rowed: 'movement',
  left: 'movement',
  touched: 'contact',
  charged: 'contact',
  struck: 'melee',
  recoiled: 'melee',
  stoodFast: 'melee',
  gaveWay: 'melee',
  steppedUp: 'melee',
  reloaded: 'end',
  seized: 'end',
  scored: 'end',
  turnEnded: 'end',
  ended: 'end',
  shown: null,
  opened: null,
  bodyClosedUp: null,
  dropped: null,
  took: null,
  mounted: null,
  dismounted: null,
  postureTaken: null,
  boarded: null,
  wentAshore: null,
  soaked: null,
  gripped: null,
  wounded: null,
  fell: null,
};

/** The earliest phase of events that belong to the phase in which they happen. */
const earliest: Partial<Readonly<Record<EventKind, TurnPhase>>> = {
  dropped: 'preparing',
  took: 'preparing',
  mounted: 'preparing',
  dismounted: 'preparing',
  postureTaken: 'preparing',
  boarded: 'movement',
  wentAshore: 'movement',
  soaked: 'movement',
  gripped: 'contact',
};

function ownPart(event: ArgadEvent): TurnPhase | null {
  const isEarly =
    (event.kind === 'shot' && event.moment === 'start') ||
    (event.kind === 'heldFire' && event.learnt?.isAtStart === true);
  return isEarly ? 'startShots' : partOfKind[event.kind];
}

/** The phase of each event of a list that begins in a known state. */
export function phasesOf(table: Table, events: readonly ArgadEvent[], before: KnownState): Phase[] {
  const phases: Phase[] = [];
  const state = copyState(before);
  let now = first;
  events.forEach((event, n) => {
    // A new round of orders begins after the end of a turn.
    if (ownPart(event) === 'orders' && event.kind !== 'conceded') now = first;
    const next = phaseOf(events, n, state, now);
    if (isLater(next, now)) now = next;
    phases.push(now);
    advance(table, state, event);
  });
  return phases;
}

function isLater(one: Phase, other: Phase): boolean {
  const by = turnPhases.indexOf(one.part) - turnPhases.indexOf(other.part);
  return by > 0 || (by === 0 && one.length > other.length);
}

function phaseOf(events: readonly ArgadEvent[], n: number, state: KnownState, now: Phase): Phase {
  const event = entryAt(events, n);
  const own = ownPart(event);
  if (own !== null) return withLength(event, own, state, now);
  if (isDrill(event)) return { part: 'preparing', length: 0 };
  if (isForTheNext(events, n, now)) {
    const next = followed(events, n, state, now);
    const isDressing = event.kind === 'opened' || event.kind === 'bodyClosedUp';
    // Ranks open and close up before movement, or at the end.
    return isDressing && next.part !== 'end' ? { part: 'preparing', length: 0 } : next;
  }
  const part = earliest[event.kind];
  return part === undefined ? now : { part, length: 0 };
}

/** Whether figures turn on the spot or change rank, before their march or after it (`formation.turn`). */
function isDrill(event: ArgadEvent): boolean {
  return event.kind === 'bodyClosedUp' && (event.heading !== undefined || event.by !== undefined);
}

/** Whether a figure is revealed, drops something or takes its place in the ranks for what follows. */
function isForTheNext(events: readonly ArgadEvent[], n: number, now: Phase): boolean {
  const event = entryAt(events, n);
  if (event.kind === 'dropped') return isFor(events, n, event.figure);
  if (event.kind === 'bodyClosedUp') return now.part !== 'revealed' || event.at !== undefined;
  return event.kind === 'shown' || event.kind === 'opened';
}

/** The phase of the next event that has one of its own. */
function followed(events: readonly ArgadEvent[], n: number, state: KnownState, now: Phase): Phase {
  for (let at = n + 1; at < events.length; at++) {
    const own = ownPart(entryAt(events, at));
    if (own !== null) return withLength(entryAt(events, at), own, state, now);
  }
  return now;
}

/** Whether the figure drops something for its own next action. */
function isFor(events: readonly ArgadEvent[], n: number, figure: FigureIndex): boolean {
  const next = events.slice(n + 1).find(({ kind }) => kind !== 'shown' && kind !== 'dropped');
  if (next === undefined) return false;
  const isHandy = next.kind === 'shot' || next.kind === 'struck' || next.kind === 'reloaded';
  return isHandy && (next.figure === figure || next.kind === 'struck');
}

function withLength(event: ArgadEvent, part: TurnPhase, { figures }: KnownState, now: Phase): Phase {
  if (part !== 'melee') return { part, length: 0 };
  if (event.kind !== 'struck') return { part, length: now.part === 'melee' ? now.length : 0 };
  return { part, length: lengths.indexOf(lengthInHand(event.weapon, entryAt(figures, event.figure))) };
}
