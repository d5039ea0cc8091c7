/** The turn, from open orders to its end, step by step (`turn.phases`). */
import type { Happening } from '@grognard/engine';
import { snapshotOf } from '../bases.ts';
import { contactsOf } from '../contacts.ts';
import type { ArgadEvent } from '../events.ts';
import type { State, Table } from '../model.ts';
import type { Turn } from '../turn.ts';
import { endTurn } from './end.ts';
import { fight } from './fight.ts';
import { moveAll } from './move.ts';
import { revealOrders } from './reveal.ts';
import { fireAtStart, fireTogether } from './shots.ts';

/** Works the turn out; the state changes only through events. */
export function resolveTurn(table: Table, state: State, happening: Happening<ArgadEvent>): void {
  revealOrders(table, state, happening);
  const turn = beginTurn(table, state, happening);
  fireAtStart(turn);
  moveAll(turn);
  fireTogether(turn);
  fight(turn);
  endTurn(turn);
}

/** What is remembered of the moment in which orders were opened. */
function beginTurn(table: Table, state: State, happening: Happening<ArgadEvent>): Turn {
  const { figures } = state;
  const all = <T>(value: T): T[] => figures.map(() => value);
  return {
    table,
    state,
    happening,
    start: snapshotOf(state, 0),
    knownAtStart: figures.map(({ known }) => known),
    touchingAtStart: contactsOf(table, state),
    postureAtStart: figures.map(({ posture }) => posture),
    roomAtStart: figures.map(({ room }) => room),
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
    dueShots: [],
    shot: all(false),
    struck: all(false),
  };
}
