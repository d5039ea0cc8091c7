/** Checks of a move or an attack. */

import {
  type CheckDepth,
  type InvalidCommand,
  invalidCommand,
  refusedCommand,
  type Verdict,
} from '@grognard/engine';
import { lookUp, present } from '@grognard/lists';
import { plotAttack } from '../actions/attack/index.ts';
import { type MovePlot, plotMove } from '../actions/move/index.ts';
import { fieldOf, houseCalled } from '../field/index.ts';
import type { MoveCommand } from '../state/commands.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { Approach, State, Table } from '../state/model.ts';
import { isRefused, type Refusals } from '../state/turn.ts';
import { enemyUnit, ownUnit } from './given-command.ts';
import { outOfOrder } from './order.ts';

export function checkMove(
  table: Table,
  state: State,
  side: SideIndex,
  command: MoveCommand,
  _wanted: CheckDepth,
): Verdict {
  const unit = ownUnit(table, state, side, command.unit);
  if (typeof unit !== 'number') return unit;
  const mistake = moveMistake(table, state, side, unit, command);
  if (mistake !== null) return mistake;
  const late = state.agenda.length === 0 ? outOfOrder(table, state, unit) : [];
  if (late.length > 0) return refusedCommand(...late);
  const laid = command.target === null ? layPlain(table, state, command) : plotAttack(table, state, command);
  if (isRefused(laid)) return refusedCommand(...laid);
  return { allowed: true, cost: costOf(laid), why: [] };
}

function costOf(laid: MovePlot | Approach): { readonly [name: string]: number } {
  return 'effort' in laid ? { effort: laid.effort } : { run: laid.run };
}

/** A breakthrough is ordered to the unit that broke through. A move without steps must enter a house or attack. */
function moveMistake(
  table: Table,
  state: State,
  side: SideIndex,
  unit: UnitIndex,
  { steps, target, enter }: MoveCommand,
): InvalidCommand | null {
  const top = state.agenda[state.agenda.length - 1];
  if (top?.do === 'breakthrough' && top.unit !== unit)
    return invalidCommand('value', 'unit', 'another unit has broken through');
  if (enter !== null && houseCalled(fieldOf(table, state), enter) === null)
    return invalidCommand('value', 'enter', `there is no house "${enter}"`);
  if (enter !== null && target !== null)
    return invalidCommand('combination', 'enter', 'an attack does not end in a house');
  if (target === null)
    return steps.length > 0 || enter !== null ? null : invalidCommand('value', 'steps', 'no step is given');
  const enemy = enemyUnit(table, state, side, target);
  return typeof enemy === 'number' ? null : enemy;
}

/** A move that is not an attack. */
export function layPlain(table: Table, state: State, command: MoveCommand): MovePlot | Refusals {
  const unit = lookUp(table.unitOf, command.unit);
  if (command.enter === null) return plotMove(table, state, unit, command.steps);
  return plotMove(table, state, unit, command.steps, {
    enter: present(houseCalled(fieldOf(table, state), command.enter), `house ${command.enter}`),
  });
}
