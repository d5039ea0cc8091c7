/** `tableRules`: « Argad ! » as the engine plays it: commands checked, decided, applied, and views. */

import type { Awaits, SideId, TableRules } from '@grognard/engine';
import { absent, indicesOf } from '@grognard/lists';
import { checkCommand } from './actions/command.ts';
import { apply } from './flow/apply.ts';
import { decideCommand } from './flow/decide.ts';
import { startState } from './setup/start.ts';
import { copyState } from './state/copy-state.ts';
import type { ArgadEvent } from './state/events.ts';
import type { SideIndex } from './state/indices.ts';
import type { State, Table } from './state/model.ts';
import { type ArgadCommand, commandShapes } from './state/orders.ts';
import { isAwaited } from './state/sides.ts';
import type { ArgadView } from './state/view-model.ts';
import { viewOf } from './views/view.ts';
import { viewAfter } from './views/view-after.ts';
import { witnessEvents } from './views/witness/index.ts';

export function tableRules(table: Table): TableRules<State, ArgadView, ArgadCommand, ArgadEvent> {
  const known: Answers = { deploy: [], orders: [], over: [] };
  const sideOf = (side: SideId) => sideNamed(table, side);
  return {
    edition: table.edition,
    start: () => startState(table),
    commands: commandShapes,
    awaits: (state) => awaits(table, state, known),
    check: (state, side, command, wanted) => checkCommand(table, state, sideOf(side), command, wanted),
    decide: (state, side, command, resolution) =>
      decideCommand(table, state, sideOf(side), command, resolution),
    apply,
    copy: copyState,
    view: (state, viewer) => viewOf(table, state, viewer),
    witness: (before, events, viewer) => witnessEvents(table, before, events, viewer),
    viewAfter: (view, events) => viewAfter(table, view, events),
  };
}

/** The index of a side. A loop is faster than a map here, and it runs twice for every command. */
function sideNamed({ sides }: Table, id: SideId): SideIndex {
  for (const side of indicesOf(sides)) if ((sides[side] ?? absent(sides, side)).id === id) return side;
  throw new RangeError(`there is no side ${id}`);
}

/** Needed before every command, so each answer is made once, by phase and by the bits of the awaited sides. */
type Answers = Readonly<Record<State['phase'], (Awaits | undefined)[]>>;

/** Every side that has not sealed is awaited (`turn.simultaneous`). */
function awaits(table: Table, state: State, known: Answers): Awaits {
  const { phase, result } = state;
  if (result !== null) return { kind: 'over', result };
  let open = 0;
  for (const side of indicesOf(table.sides)) if (isAwaited(table, state, side)) open |= 1 << side;
  const answers = phase === 'orders' ? known.orders : known[phase];
  let answer = answers[open];
  if (answer === undefined) {
    answer = { kind: 'orders', phase, sides: sidesOf(table, open) };
    answers[open] = answer;
  }
  return answer;
}

function sidesOf({ sides }: Table, bits: number): SideId[] {
  return sides.filter(({ index }) => (bits & (1 << index)) !== 0).map(({ id }) => id);
}
