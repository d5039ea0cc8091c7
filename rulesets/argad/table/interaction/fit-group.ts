/** `fitGroup`: how far each of several figures goes on a common way: as far as the slowest, or each as far as it can. */

import type { ExplainedRefusal, TaskValues } from '@grognard/engine';
import { lastWhole, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { cutWay, type GroupWay, isKept, lengthOfWay, pathFrom } from '@grognard/table-kit';
import { checkCommand } from '../actions/command.ts';
import { explainRefusals } from '../explain/citations.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { orderFromGesture } from './order-from-gesture.ts';

export interface GroupFit {
  /** The way of each that goes. */
  readonly ways: ReadonlyMap<FigureIndex, GroupWay>;
  /** Those that cannot set out, with the reasons. */
  readonly stays: ReadonlyMap<FigureIndex, readonly ExplainedRefusal[]>;
  /** Those whose own way ends before the drawn one, with the reasons. */
  readonly held: ReadonlyMap<FigureIndex, readonly ExplainedRefusal[]>;
}

/** Paths are cut to the millimetre. */
const step: Tenths = 10;

/** A figure that cannot go this far stays behind, rather than to hold all others: 1 cm, in tenths of a millimetre. */
const worthwhile: Tenths = 100;

export function fitGroup(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  way: GroupWay,
  values: TaskValues,
): GroupFit {
  const whole = lengthOfWay(way);
  const [stays, held] = [new Map<FigureIndex, readonly ExplainedRefusal[]>(), new Map()];
  const reached = new Map<FigureIndex, Tenths>();
  let most = whole;
  for (const figure of figures) {
    const limit = isKept(values) ? most : whole;
    if (refusalsAt(context, figure, cutWay(way, limit), values).length === 0) {
      reached.set(figure, limit);
      continue;
    }
    const far = longestFor(context, figure, way, values, limit);
    const refusals = refusalsAt(context, figure, way, values);
    if (far < Math.min(worthwhile, whole)) stays.set(figure, refusals);
    else {
      reached.set(figure, far);
      held.set(figure, refusals);
      most = Math.min(most, far);
    }
  }
  // Who was slowest when the way was still longer is not what holds them now.
  if (isKept(values)) for (const [figure, far] of reached) if (far > most) held.delete(figure);
  const ways = [...reached].map(
    ([figure, far]) => [figure, cutWay(way, isKept(values) ? most : far)] as const,
  );
  return { ways: new Map(ways), stays, held };
}

/** The rules against the way alone. What else is ordered is judged with the whole order. */
function refusalsAt(
  context: InteractionContext,
  figure: FigureIndex,
  way: GroupWay,
  values: TaskValues,
): readonly ExplainedRefusal[] {
  const { table, state, side } = context;
  const { x, y } = entryAt(state.figures, figure);
  const path = pathFrom(way, { x, y }).map((point) => ({ ...point }));
  const pace = values['pace'] === undefined ? {} : { pace: values['pace'] };
  const order = orderFromGesture(context, figure, { way: path, ...pace }, null);
  // The whole order is refused for the same mistake.
  if (order instanceof Problem) return [];
  return explainRefusals(
    table,
    checkCommand(table, state, side, order, 'verdict'),
    entryAt(table.roster, figure).id,
  );
}

/** The longest legal part of the way for one figure, up to a length. */
function longestFor(
  context: InteractionContext,
  figure: FigureIndex,
  way: GroupWay,
  values: TaskValues,
  limit: Tenths,
): Tenths {
  const goes = (steps: number) => refusalsAt(context, figure, cutWay(way, steps * step), values).length === 0;
  return step * lastWhole(0, Math.floor(limit / step), goes);
}
