/** `apply`: writes an event into the state. Decides nothing. */
import { type EventWriters, writeEvent } from '@grognard/engine';
import { entryAt, none } from '@grognard/lists';
import { deeds, fire } from './apply-deeds.ts';
import { generalIn, type Writer } from './apply-help.ts';
import type { GiorgiEvent } from './events.ts';
import type { UnitIndex } from './indices.ts';
import type { State, Table, UnitState } from './model.ts';

/** Resets what belongs to one player turn. */
function beginAnew(unit: UnitState): void {
  unit.fired = false;
  unit.moved = false;
  unit.changed = false;
  unit.charged = false;
  unit.quiet = false;
  unit.brokeThrough = false;
  unit.faces = 0;
  unit.reactions = 0;
  unit.drew = nobody;
}

const nobody: readonly UnitIndex[] = [];

const setting: { readonly [K in SettingKind]: Writer<K> } = {
  firstRolled(state, { first }) {
    state.first = first;
    state.active = first;
  },
  phaseBegan(state, { phase, next }) {
    state.phase = phase;
    state.active = next;
  },
  pieceLaid(state, { side, piece, next }) {
    if (piece === null) state.passed = [...state.passed, side];
    else state.laid = [...state.laid, piece];
    state.active = next;
  },
  // Generals wait at the edge of their side.
  edgeTaken(state, { edges }, { depth }) {
    state.generals.forEach((general, side) => {
      if (edges[side] !== state.edges[side]) general.y = depth - general.y;
    });
    state.edges = edges;
  },
  placed(state, { unit, stands, next }) {
    const placed = entryAt(state.units, unit);
    placed.stands = stands;
    placed.status = 'on';
    state.active = next;
  },
  turnBegan(state, { turn, playerTurn, active, window }, { units }) {
    state.phase = 'turn';
    state.turn = turn;
    state.playerTurn = playerTurn;
    state.active = active;
    state.broke = [];
    for (const general of state.generals) {
      general.helped = false;
      general.moved = false;
    }
    for (const { index, side } of units) {
      const unit = entryAt(state.units, index);
      beginAnew(unit);
      if (window === 'new') {
        unit.lost = 0;
        unit.tested = 0;
      }
      if (side !== active) continue;
      if (unit.rest > 0) unit.rest -= 1;
    }
  },
  stepBegan(state, { step }) {
    state.step = step;
  },
  waits(state, { agenda }) {
    state.agenda = agenda;
  },
  ended(state, { result }) {
    state.phase = 'over';
    state.agenda = [];
    state.queued = [];
    state.result = result;
  },
};

const nerve: { readonly [K in NerveKind]: Writer<K> } = {
  tested(state, { unit, what }) {
    const asked = entryAt(state.units, unit);
    if (what === 'losses') asked.tested += 1;
    // A unit that tried to rally or reform does nothing else in this player turn, whether it passed or not.
    if (what === 'rally' || what === 'reform') asked.quiet = true;
  },
  rungSet(state, { unit, rung }) {
    const shaken = entryAt(state.units, unit);
    shaken.rung = rung;
    if (rung === 3 && !state.broke.some((broken) => broken.unit === unit))
      state.broke = [...state.broke, { unit, at: shaken.stands }];
  },
  // A separate `rungSet` event says whether it is then shaken or steady.
  rallied(state, { unit, stands }) {
    const rallied = entryAt(state.units, unit);
    rallied.stands = stands;
    rallied.quiet = true;
  },
  reformed(state, { unit, stands }) {
    const reformed = entryAt(state.units, unit);
    reformed.stands = stands;
    reformed.rung = 0;
    reformed.quiet = true;
  },
  generalHelped(state, { side }) {
    generalIn(state, side).helped = true;
  },
  generalLost(state, { side }) {
    const general = generalIn(state, side);
    general.status = 'lost';
    general.with = none;
  },
  rode(state, { side, x, y, with: joined, spared }) {
    const general = generalIn(state, side);
    general.x = x;
    general.y = y;
    general.with = joined;
    if (spared !== true) general.moved = true;
  },
};

type SettingKind =
  | 'firstRolled'
  | 'phaseBegan'
  | 'pieceLaid'
  | 'edgeTaken'
  | 'placed'
  | 'turnBegan'
  | 'stepBegan'
  | 'waits'
  | 'ended';
type NerveKind = 'tested' | 'rungSet' | 'rallied' | 'reformed' | 'generalHelped' | 'generalLost' | 'rode';
const writers: EventWriters<State, Table, GiorgiEvent> = { ...setting, ...nerve, ...fire, ...deeds };

export function apply(table: Table, state: State, event: GiorgiEvent): void {
  writeEvent(writers, state, event, table);
}
