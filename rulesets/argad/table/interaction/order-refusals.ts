/** `orderRefusals`: the refusals of an order or march as a player reads them, with what was measured. */

import type { ExplainedRefusal, Verdict } from '@grognard/engine';
import { lookUp } from '@grognard/lists';
import type { RuleId } from '@grognard/rules-kit';
import { forestCm } from '../../data/distances.ts';
import { checkCommand } from '../actions/command.ts';
import { swimAllowanceOf, tenthsPerCm } from '../bodies/move-facts.ts';
import { explainRefusal, explainRefusals } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Table } from '../state/model.ts';
import type { OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { type ExaminedShot, reachOfShot, type ShotContext } from './shot.ts';
import { wayOf } from './state-after-order.ts';

export function orderRefusals(context: InteractionContext, order: OrderCommand): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  return orderVerdict(context, order, checkCommand(table, state, side, order, 'verdict'));
}

/** The refusals of a verdict on an order. */
export function orderVerdict(
  context: InteractionContext,
  order: OrderCommand,
  verdict: Verdict,
): readonly ExplainedRefusal[] {
  if (verdict.allowed) return [];
  const figure = lookUp(context.table.figureOf, order.figure);
  return explainRefusals(context.table, verdict, order.figure, (rule) =>
    tooFar(context, figure, order, rule),
  );
}

/** How far the path leads and how far it may, if that is what the rule refuses. */
function tooFar(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  rule: RuleId,
): string | null {
  const { table, state } = context;
  const isSwim = rule === 'water.swim-good' || rule === 'water.swim-average';
  if (!isSwim && !table.rules.move.speeds.some(({ id }) => id === rule)) return null;
  const { length, allowance } = wayOf(context, figure, order);
  return ofMost(table, length, isSwim ? swimAllowanceOf(table, state, figure, order) : allowance);
}

/** A length and the most it may be, if it is longer. */
export function ofMost(table: Table, length: number, most: number): string | null {
  return length > most ? interactionWordsOf(table).notes.ofMost(length, most) : null;
}

/** The rules that refuse a shot, with its range or the wood in its way. */
export function shotRefusals(
  table: Table,
  shooting: ShotContext,
  { facts, refusals }: Pick<ExaminedShot, 'facts' | 'refusals'>,
  piece: string | null,
): ExplainedRefusal[] {
  return refusals.map((rule) =>
    explainRefusal(table, rule, piece, measuredShot(table, shooting, facts, rule)),
  );
}

function measuredShot(
  table: Table,
  shooting: ShotContext,
  { rangeCm, target }: ExaminedShot['facts'],
  rule: RuleId,
): string | null {
  if (rule === 'shoot.range') return ofMost(table, rangeCm * tenthsPerCm, reachOfShot(table, shooting));
  if (rule !== 'hide.forest-deep' || target.forestCm === null) return null;
  return ofMost(table, target.forestCm * tenthsPerCm, forestCm * tenthsPerCm);
}
