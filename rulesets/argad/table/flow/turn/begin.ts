/** `beginTurn`: the data of a turn, with a snapshot of the moment in which orders were opened. */

import type { Resolution } from '@grognard/engine';
import type { Track } from '@grognard/geometry';
import { absent, indicesOf, type MutableListBy, none, type OrNone } from '@grognard/lists';
import { emptySnapshot, type SnapshotDraft, takeSnapshot } from '../../bodies/bases.ts';
import { contactsOf } from '../../bodies/contacts.ts';
import type { ArgadEvent } from '../../state/events.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { listOf } from '../../state/lists.ts';
import type { State, Table } from '../../state/model.ts';
import type { Turn } from './turn.ts';

/** The data of a turn for each figure. */
type Lists = Pick<
  Turn,
  | 'allowance'
  | 'blocked'
  | 'track'
  | 'went'
  | 'moved'
  | 'chargeOn'
  | 'chargedInBody'
  | 'firstTouched'
  | 'closed'
  | 'touchedAny'
  | 'shot'
  | 'struck'
> & { readonly start: SnapshotDraft; readonly knownAtStart: MutableListBy<FigureIndex, number> };

function listsFor(length: number): Lists {
  const all = <T>(value: T): MutableListBy<FigureIndex, T> => listOf(length, value);
  return {
    start: emptySnapshot(length, 0),
    knownAtStart: all(0),
    allowance: all(0),
    blocked: all(false),
    track: all<Track | null>(null),
    went: all(0),
    moved: all(false),
    chargeOn: all<OrNone<FigureIndex>>(none),
    chargedInBody: all(false),
    firstTouched: all<OrNone<FigureIndex>>(none),
    closed: all(false),
    touchedAny: all(false),
    shot: all(false),
    struck: all(false),
  };
}

export function beginTurn(table: Table, state: State, resolution: Resolution<ArgadEvent>): Turn {
  return turnWith(listsFor(state.figures.length), table, state, resolution);
}

let used = listsFor(0);

/** The same for a turn that is resolved to its end before another begins and is not kept. The next call reuses its lists. */
export function beginNextTurn(table: Table, state: State, resolution: Resolution<ArgadEvent>): Turn {
  const { length } = state.figures;
  if (used.went.length === length) clear(used);
  else used = listsFor(length);
  return turnWith(used, table, state, resolution);
}

function clear(lists: Lists): void {
  for (const figure of indicesOf(lists.went)) {
    lists.allowance[figure] = 0;
    lists.blocked[figure] = false;
    lists.track[figure] = null;
    lists.went[figure] = 0;
    lists.moved[figure] = false;
    lists.chargeOn[figure] = none;
    lists.chargedInBody[figure] = false;
    lists.firstTouched[figure] = none;
    lists.closed[figure] = false;
    lists.touchedAny[figure] = false;
    lists.shot[figure] = false;
    lists.struck[figure] = false;
  }
}

function turnWith(lists: Lists, table: Table, state: State, resolution: Resolution<ArgadEvent>): Turn {
  takeSnapshot(state, lists.start);
  for (const figure of indicesOf(state.figures))
    lists.knownAtStart[figure] = (state.figures[figure] ?? absent(state.figures, figure)).known;
  return {
    table,
    state,
    resolution,
    start: lists.start,
    knownAtStart: lists.knownAtStart,
    touchingAtStart: contactsOf(table, state),
    allowance: lists.allowance,
    blocked: lists.blocked,
    track: lists.track,
    went: lists.went,
    moved: lists.moved,
    chargeOn: lists.chargeOn,
    chargedInBody: lists.chargedInBody,
    firstTouched: lists.firstTouched,
    closed: lists.closed,
    touchedAny: lists.touchedAny,
    touching: null,
    dueShots: [],
    toSoak: [],
    shot: lists.shot,
    crowd: null,
    struck: lists.struck,
  };
}
