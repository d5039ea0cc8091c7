/** `plotAttack`: an attack worked out on the table, as its path to contact or its refusals (attack.declare). */

import { entryAt } from '@grognard/lists';
import { memoizePer, type RuleId } from '@grognard/rules-kit';
import { basesLeft } from '../../bodies/index.ts';
import type { MarchStep, MoveCommand } from '../../state/commands.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { Approach, State, Table } from '../../state/model.ts';
import { momentOf, type TableMoment } from '../../state/moment.ts';
import { isRefused, type Refusals } from '../../state/turn.ts';
import { plotMove, rateOf } from '../move/index.ts';
import { againstAttacker, againstTarget } from './may-attack.ts';
import { isNearerReachable } from './nearest.ts';
import { runOf, stepsToContact, wayOf } from './run.ts';

export type OrderedAttack = Pick<MoveCommand, 'unit' | 'target' | 'steps' | 'manner'>;

/** The path into contact, or its refusals. The last step is extended straight to the target, or cut where the target is met. */
export function plotAttack(table: Table, state: State, ordered: OrderedAttack): Approach | Refusals {
  const laid = laidIn(momentOf(table, state));
  const before = laid.get(ordered);
  if (before !== undefined) return before;
  const found = lay(table, state, ordered);
  laid.set(ordered, found);
  return found;
}

/** Cache by order, shared by the code that makes an order, checks it and carries it out. */
const laidIn = memoizePer<TableMoment, Map<OrderedAttack, Approach | Refusals>>(() => new Map());

function lay(
  table: Table,
  state: State,
  { unit: id, target: on, steps, manner }: OrderedAttack,
): Approach | Refusals {
  const unit = table.unitOf.get(id);
  const target = on === null ? undefined : table.unitOf.get(on);
  if (unit === undefined || target === undefined) return ['attack.declare'];
  const no: RuleId[] = [...againstAttacker(table, state, unit), ...againstTarget(table, state, unit, target)];
  if (steps.some(({ step }) => step === 'form')) no.push('attack.no-change');
  if (no.length > 0) return [...new Set(no)];
  if (isNearerReachable(table, state, unit, target)) return ['attack.nearest'];
  return layWay(table, state, unit, target, steps, manner);
}

function layWay(
  table: Table,
  state: State,
  unit: UnitIndex,
  target: UnitIndex,
  steps: readonly MarchStep[],
  manner: Approach['manner'],
): Approach | Refusals {
  const toContact = stepsToContact(table, state, unit, target, steps);
  if (toContact === null) return ['attack.declare'];
  const laid = plotMove(table, state, unit, toContact, { towards: target });
  if (isRefused(laid)) return laid;
  if (laid.changed) return ['attack.no-change'];
  const { formation } = entryAt(state.units, unit).stands;
  return {
    unit,
    target,
    steps: toContact,
    gone: 0,
    left: Math.floor((1 - laid.effort) * rateOf(table, entryAt(table.units, unit), formation)),
    ...runOf(wayOf(table, state, unit, toContact)),
    manner,
    basesBefore: basesLeft(table, unit, entryAt(state.units, unit)),
    passed: [],
  };
}
