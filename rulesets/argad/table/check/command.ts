/** Answers whether a command is allowed, at what cost, or which rules stand against it. */
import { allowed, type Misplaced, misplaced, type Verdict, type Wanted } from '@grognard/engine';
import type { State, Table } from '../model.ts';
import type { ArgadCommand, CommandKind } from '../orders.ts';
import { checkForm } from './form.ts';
import { checkMarch } from './march.ts';
import { checkOrder } from './order.ts';
import { checkPlace } from './place.ts';
import { checkRow } from './row.ts';
import { anyOwnFigure } from './who.ts';

/** When each command is given; null: at any time. */
const phaseOf: Readonly<Record<CommandKind, 'deploy' | 'orders' | null>> = {
  place: 'deploy',
  order: 'orders',
  march: 'orders',
  form: 'orders',
  row: 'orders',
  cancel: 'orders',
  seal: null,
  concede: null,
};

/** Reads only what the side may know: unseen enemies and the others' orders change no answer. */
export function checkCommand(
  table: Table,
  state: State,
  side: number,
  command: ArgadCommand,
  wanted: Wanted = 'cost',
): Verdict {
  // Nearly all commands are orders: they are not looked up.
  const phase = command.kind === 'order' ? 'orders' : phaseOf[command.kind];
  if (phase !== null && phase !== state.phase)
    return misplaced(
      'combination',
      'kind',
      `${command.kind} is for the phase of ${phase}, not ${state.phase}`,
    );
  switch (command.kind) {
    case 'place':
      return checkPlace(table, state, side, command);
    case 'order':
      return checkOrder(table, state, side, command, wanted);
    case 'march':
      return checkMarch(table, state, side, command);
    case 'form':
      return checkForm(table, state, side, command);
    case 'row':
      return checkRow(table, state, side, command);
    case 'cancel':
      return cancelMistake(table, state, side, command.figure) ?? allowed;
    case 'seal':
    case 'concede':
      return allowed;
  }
}

/** Only what was ordered can be taken back, and only by who ordered it. */
function cancelMistake(table: Table, state: State, side: number, id: string): Misplaced | null {
  const vessel = table.vesselOf.get(id);
  if (vessel !== undefined) {
    const rower = state.rowings[vessel]?.rowers[0];
    const own = rower !== undefined && table.men[table.manOf.get(rower) ?? 0]!.side === side;
    return own ? null : misplaced('value', 'figure', `you have given no order for "${id}"`);
  }
  const man = anyOwnFigure(table, state, side, id, 'figure');
  if (typeof man !== 'number') return man;
  const { body } = state.figures[man]!;
  const leads = body >= 0 && state.bodies[body]!.members[0] === man;
  const ordered = state.orders[man] !== null || (leads && state.marches[body] !== null);
  return ordered ? null : misplaced('value', 'figure', `you have given no order for "${id}"`);
}
