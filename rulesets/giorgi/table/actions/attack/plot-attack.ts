/** `plotAttack`: an attack worked out on the table, as its path to contact or its refusals (attack.declare). */

import { entryAt } from '@grognard/lists';
import { memoizePer, type RuleId } from '@grognard/rules-kit';
import { basesLeft } from '../../bodies/index.ts';
import type { MoveCommand } from '../../state/commands.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import { momentOf, type TableMoment } from '../../state/moment.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { type MovePlot, plotIfLegal, plotMove, rateOf } from '../move/index.ts';
import { againstAttacker, againstTarget } from './may-attack.ts';
import { isNearerReachable } from './nearest.ts';
import { runOf, stepsToContact, wayOf } from './run.ts';

export type OrderedAttack = Pick<MoveCommand, 'unit' | 'target' | 'steps' | 'manner'>;

/** The path into contact, or its refusals. The last step is extended straight to the target, or cut where the target is met. */
export function plotAttack(table: Table, state: State, ordered: OrderedAttack): Approach | Refusals {
  const laid = laidIn(momentOf(table, state));
  const before = laid.get(ordered);
  if (before !== undefined) return before;
  const found = lay(table, state, ordered, plotMove);
  laid.set(ordered, found);
  return found;
}

/** The same attack, or null if it is refused, by the first objection found. */
export function attackIfLegal(table: Table, state: State, ordered: OrderedAttack): Approach | null {
  const laid = laidIn(momentOf(table, state));
  const found = laid.get(ordered) ?? lay(table, state, ordered, plotIfLegal);
  if (isRefused(found)) return null;
  laid.set(ordered, found);
  return found;
}

/** Cache by order, shared by the code that makes an order, checks it and carries it out. */
const laidIn = memoizePer<TableMoment, Map<OrderedAttack, Approach | Refusals>>(() => new Map());

function lay(
  table: Table,
  state: State,
  { unit: id, target: on, steps, manner }: OrderedAttack,
  plot: typeof plotMove | typeof plotIfLegal,
): Approach | Refusals {
  const unit = table.unitOf.get(id);
  const target = on === null ? undefined : table.unitOf.get(on);
  if (unit === undefined || target === undefined) return ['attack.declare'];
  const no: RuleId[] = [...againstAttacker(table, state, unit), ...againstTarget(table, state, unit, target)];
  if (steps.some(({ step }) => step === 'form')) no.push('attack.no-change');
  if (no.length > 0) return [...new Set(no)];
  if (isNearerReachable(table, state, unit, target)) return ['attack.nearest'];
  const toContact = stepsToContact(table, state, unit, target, steps);
  if (toContact === null) return ['attack.declare'];
  const laid = plot(table, state, unit, toContact, { towards: target });
  if (laid === null) return ['attack.declare'];
  return isRefused(laid) ? laid : approachBy(table, state, { unit, target, steps: toContact, manner }, laid);
}

/** The path of an attack, from the move that leads into contact. */
function approachBy(
  table: Table,
  state: State,
  { unit, target, steps, manner }: Pick<Approach, 'unit' | 'target' | 'steps' | 'manner'>,
  { changed, effort }: MovePlot,
): Approach | Refusals {
  if (changed) return ['attack.no-change'];
  const { formation } = entryAt(state.units, unit).stands;
  return {
    unit,
    target,
    steps,
    gone: 0,
    left: Math.floor((1 - effort) * rateOf(table, entryAt(table.units, unit), formation)),
    ...runOf(wayOf(table, state, unit, steps)),
    manner,
    basesBefore: basesLeft(table, unit, entryAt(state.units, unit)),
    passed: [],
  };
}
