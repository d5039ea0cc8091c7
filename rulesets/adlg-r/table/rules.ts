/** `tableRules`: the game as the engine plays it: check, decide, apply, and views. */
import type { TableRules } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import { onGround } from './field/index.ts';
import { checkCommand } from './flow/check.ts';
import { decideCommand } from './flow/decide.ts';
import { awaits } from './flow/question.ts';
import { startState } from './flow/start.ts';
import { apply } from './state/apply.ts';
import { type AdlgCommand, commandShapes } from './state/commands.ts';
import { copyState } from './state/copy.ts';
import type { AdlgEvent } from './state/events.ts';
import type { State, Table } from './state/model.ts';
import { type AdlgView, viewAfter, viewOf } from './views/view.ts';

export function tableRules(table: Table): TableRules<State, AdlgView, AdlgCommand, AdlgEvent> {
  return {
    edition: table.edition,
    start: () => startState(table),
    commands: commandShapes,
    awaits: (state) => awaits(onGround(table, state), state),
    check: (state, side, command) =>
      checkCommand(onGround(table, state), state, table.sideOf.get(side) ?? null, command),
    decide: (state, side, command, resolution) =>
      decideCommand(onGround(table, state), state, lookUp(table.sideOf, side), command, resolution),
    apply: (state, event) => apply(table, state, event),
    copy: copyState,
    view: (state, viewer) => viewOf(table, state, viewer),
    viewAfter: (view, events) => viewAfter(table, view, events),
  };
}
