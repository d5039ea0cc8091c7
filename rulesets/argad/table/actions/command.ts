/** `checkCommand`: whether a command is allowed and at what cost, or which rules refuse it. */

import {
  allowedCommand,
  type CheckDepth,
  type InvalidCommand,
  invalidCommand,
  type Verdict,
} from '@grognard/engine';
import { entryAt, lookUp, none, type OrNone } from '@grognard/lists';
import type { SideIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import type { ArgadCommand, CommandKind } from '../state/orders.ts';
import { checkRowing } from './boat.ts';
import { anyOwnFigure } from './find-named.ts';
import { checkForm } from './form.ts';
import { checkMarch } from './march.ts';
import { checkOrder } from './order.ts';
import { checkPlace } from './place.ts';

/** The phase in which each command is given, or null if it may be given at any time. */
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

/** Reads only what the side may know: unseen enemies and other sides' orders change no answer. */
export function checkCommand(
  table: Table,
  state: State,
  side: OrNone<SideIndex>,
  command: ArgadCommand,
  wanted: CheckDepth = 'cost',
): Verdict {
  // Nearly all commands are orders, so they skip the lookup.
  const phase = command.kind === 'order' ? 'orders' : phaseOf[command.kind];
  if (phase !== null && phase !== state.phase)
    return invalidCommand(
      'combination',
      'kind',
      `${command.kind} is for the phase of ${phase}, not ${state.phase}`,
    );
  if (side === none) return invalidCommand('combination', 'kind', 'whoever only looks on gives no orders');
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
      return checkRowing(table, state, side, command);
    case 'cancel':
      return cancelMistake(table, state, side, command.figure) ?? allowedCommand;
    case 'seal':
    case 'concede':
      return allowedCommand;
  }
}

/** Only an order that was given can be cancelled, and only by the side that gave it. */
function cancelMistake(table: Table, state: State, side: SideIndex, id: string): InvalidCommand | null {
  const vessel = table.vesselOf.get(id);
  if (vessel !== undefined) {
    const rower = state.rowings[vessel]?.rowers[0];
    const own = rower !== undefined && entryAt(table.roster, lookUp(table.figureOf, rower)).side === side;
    return own ? null : invalidCommand('value', 'figure', `you have given no order for "${id}"`);
  }
  const figure = anyOwnFigure(table, state, side, id, 'figure');
  if (typeof figure !== 'number') return figure;
  const { body } = entryAt(state.figures, figure);
  const leads = body !== none && entryAt(state.bodies, body).members[0] === figure;
  const ordered = state.orders[figure] !== null || (leads && state.marches[body] !== null);
  return ordered ? null : invalidCommand('value', 'figure', `you have given no order for "${id}"`);
}
