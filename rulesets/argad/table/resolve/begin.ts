/** The beginning of a turn: what is remembered of the moment in which orders were opened. */
import type { Happening } from '@grognard/engine';
import { snapshotOf } from '../bases.ts';
import { contactsOf } from '../contacts.ts';
import type { ArgadEvent } from '../events.ts';
import { listOf } from '../lists.ts';
import type { State, Table } from '../model.ts';
import type { Turn } from '../turn.ts';

/** A turn in which nothing has happened yet. */
export function beginTurn(table: Table, state: State, happening: Happening<ArgadEvent>): Turn {
  const { length } = state.figures;
  const all = <T>(value: T): T[] => listOf(length, value);
  return {
    table,
    state,
    happening,
    start: snapshotOf(state, 0),
    knownAtStart: knownNow(state),
    touchingAtStart: contactsOf(table, state),
    allowance: all(0),
    blocked: all(false),
    track: all(null),
    went: all(0),
    moved: all(false),
    chargeOn: all(-1),
    chargedInBody: all(false),
    firstTouched: all(-1),
    closed: all(false),
    touchedAny: all(false),
    touching: null,
    dueShots: [],
    toSoak: [],
    shot: all(false),
    crowd: null,
    struck: all(false),
  };
}

function knownNow({ figures }: State): number[] {
  const known: number[] = [];
  for (let man = 0; man < figures.length; man++) known.push(figures[man]!.known);
  return known;
}
