/** « Argad ! » as the engine plays it: commands checked, decided, applied; views and what is legal. */
import type { Awaits, SideId, TableRules } from '@grognard/engine';
import { oncePer } from '@grognard/rules-kit';
import { apply } from './apply.ts';
import { checkCommand } from './check/command.ts';
import { legalFor } from './check/legal.ts';
import { decideCommand } from './decide.ts';
import type { ArgadEvent } from './events.ts';
import type { State, Table } from './model.ts';
import { type ArgadCommand, commandShapes } from './orders.ts';
import { isAwaited } from './sides.ts';
import { copyState, startState } from './start.ts';
import { viewFor } from './view.ts';

/** The rules of one game. */
export function tableRules(table: Table): TableRules<State, ArgadCommand, ArgadEvent> {
  return {
    edition: table.edition,
    start: () => startState(table),
    commands: commandShapes,
    awaits: (state) => awaits(table, state),
    check: (state, side, command, wanted) =>
      checkCommand(table, state, table.sideOf.get(side) ?? 0, command, wanted),
    decide: (state, side, command, happening) =>
      decideCommand(table, state, table.sideOf.get(side) ?? 0, command, happening),
    apply,
    copy: copyState,
    view: (state, side) => viewFor(table, state, side),
    legal: (state, side) => legalFor(table, state, table.sideOf.get(side) ?? 0),
  };
}

/** Every side that has not sealed is awaited (`turn.simultaneous`). */
function awaits(table: Table, state: State): Awaits {
  const { phase, result } = state;
  if (result !== null) return { kind: 'over', result };
  let open = 0;
  for (let side = 0; side < table.sides.length; side++) if (isAwaited(table, state, side)) open |= 1 << side;
  const answers = answersOf(table)[phase];
  let answer = answers[open];
  if (answer === undefined) {
    answer = { kind: 'orders', phase, sides: sidesOf(table, open) };
    answers[open] = answer;
  }
  return answer;
}

/** The sides of these bits. */
function sidesOf({ sides }: Table, bits: number): SideId[] {
  return sides.filter(({ index }) => (bits & (1 << index)) !== 0).map(({ id }) => id);
}

/** Asked before every command: each answer is made once, by phase and by the bits of the sides awaited. */
const answersOf = oncePer<Table, Record<State['phase'], (Awaits | undefined)[]>>(() => ({
  deploy: [],
  orders: [],
  over: [],
}));
