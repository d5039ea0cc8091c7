/** Orders of several figures with one gesture. */

import type { Gesture } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt, numberAt } from '@grognard/lists';
import { type Json, Problem } from '@grognard/rules-kit';
import type { FirearmId } from '../../model.ts';
import { hasFirearm } from '../actions/arms.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';
import { orderFromGesture, pointsOf, snappedPoint, type TaskValues } from './order-from-gesture.ts';
import type { IntendedOrder } from './rehearse.ts';

/** The value with which every figure reloads whichever weapon is empty. */
export const anyWeapon = '*';

/** The order of each figure, as given to the first and transferred to the others. */
export function ordersFor(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  { values, restart: anew }: Gesture,
): IntendedOrder[] | Problem {
  const meant: IntendedOrder[] = [];
  for (const figure of figures) {
    const own = toldToOne(context, numberAt(figures, 0), figure, values);
    if (Object.keys(own).length === 0) continue;
    const order = orderFromGesture(
      context,
      figure,
      own,
      anew === true ? null : context.state.orders[figure]!,
    );
    if (order instanceof Problem) return order;
    meant.push({ command: order, piece: entryAt(context.table.roster, figure).id });
  }
  return meant;
}

/** The gesture of one of them: the path is shifted to its position, and values its arms do not allow are dropped. */
function toldToOne(
  { table, state }: InteractionContext,
  lead: FigureIndex,
  figureIndex: FigureIndex,
  values: TaskValues,
): TaskValues {
  const own: Record<string, Json> = { ...values };
  const from = entryAt(state.figures, lead);
  const figure = entryAt(state.figures, figureIndex);
  const info = entryAt(table.roster, figureIndex);
  const shift = (point: Point): Point =>
    snappedPoint({ x: point.x - from.x + figure.x, y: point.y - from.y + figure.y });
  const points = pointsOf(own['way']);
  if (points !== null && figureIndex !== lead) own['way'] = points.map((point) => ({ ...shift(point) }));
  if (typeof own['target'] === 'string' && figure.loaded === 0) delete own['target'];
  if (own['reload'] === anyWeapon) {
    const empty = info.firearms.find((weapon: FirearmId) => hasFirearm(info, figure, weapon, 'empty'));
    if (empty === undefined) delete own['reload'];
    else own['reload'] = empty;
  }
  delete own['form'];
  return own;
}
