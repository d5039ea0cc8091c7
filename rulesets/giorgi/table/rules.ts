/** The game as the engine plays it: commands checked, decided, applied; views and what is legal. */
import type { TableRules } from '@grognard/engine';
import { apply } from './apply.ts';
import { copyState } from './copy.ts';
import { awaits } from './course/asked.ts';
import { checkCommand } from './course/check.ts';
import { decideCommand } from './decide.ts';
import type { GiorgiEvent } from './events.ts';
import { legalFor } from './legal.ts';
import type { State, Table } from './model.ts';
import { commandShapes, type GiorgiCommand } from './orders.ts';
import { startState } from './start.ts';
import { viewFor } from './view.ts';

/** The rules of one game. */
export function tableRules(table: Table): TableRules<State, GiorgiCommand, GiorgiEvent> {
  return {
    edition: table.edition,
    start: () => startState(table),
    commands: commandShapes,
    awaits: (state) => awaits(table, state),
    check: (state, side, command, wanted) =>
      checkCommand(table, state, table.sideOf.get(side) ?? 0, command, wanted),
    decide: (state, side, command, happening) =>
      decideCommand(table, state, table.sideOf.get(side) ?? 0, command, happening),
    apply: (state, event) => apply(table, state, event),
    copy: copyState,
    view: (state, side) => viewFor(table, state, side),
    legal: (state, side) => legalFor(table, state, table.sideOf.get(side) ?? 0),
  };
}
