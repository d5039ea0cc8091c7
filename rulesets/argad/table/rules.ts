/** « Argad ! » as the engine plays it: commands checked, decided, applied; views and what is legal. */
import type { Awaits, SideId, TableRules } from '@grognard/engine';
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
  const open: SideId[] = [];
  for (const { id, index } of table.sides) if (isAwaited(table, state, index)) open.push(id);
  return { kind: 'orders', phase, sides: open };
}
