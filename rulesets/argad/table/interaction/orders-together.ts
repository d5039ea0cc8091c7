/** Orders of several figures with one gesture. */

import type { Gesture, TaskValues } from '@grognard/engine';
import { entryAt } from '@grognard/lists';
import { type Json, Problem } from '@grognard/rules-kit';
import { type GroupWay, pathFrom } from '@grognard/table-kit';
import type { FirearmId } from '../../model.ts';
import { hasFirearm } from '../actions/arms.ts';
import type { FigureIndex } from '../state/indices.ts';
import { fitGroup, type GroupFit } from './fit-group.ts';
import type { InteractionContext } from './interaction-context.ts';
import { orderFromGesture } from './order-from-gesture.ts';
import type { IntendedOrder } from './rehearse.ts';
import { groupWayOf } from './way-of-group.ts';

/** The value with which every figure reloads whichever weapon is empty. */
export const anyWeapon = '*';

/** How several figures go by a gesture. Null if it leads them nowhere. */
export function fitFor(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  { values }: Gesture,
): GroupFit | null {
  const way = groupWayOf(context, figures, values);
  if (way === null) return null;
  const { way: path, wheel, keep, pace } = values;
  const key = JSON.stringify([figures, path, wheel, keep, pace]);
  const known = fits.get(context);
  if (known?.key === key) return known.fit;
  const fit = fitGroup(context, figures, way, values);
  fits.set(context, { key, fit });
  return fit;
}

/** The last fit of each context: every choice that is offered with a way asks for the same one. */
const fits = new WeakMap<InteractionContext, { readonly key: string; readonly fit: GroupFit }>();

/** The order of each figure, as given to the first and transferred to the others. Those that cannot set out get none. */
export function ordersFor(
  context: InteractionContext,
  figures: readonly FigureIndex[],
  gesture: Gesture,
): IntendedOrder[] | Problem {
  const { values, restart } = gesture;
  const meant: IntendedOrder[] = [];
  const fit = fitFor(context, figures, gesture);
  for (const figure of figures) {
    if (fit?.stays.has(figure) === true) continue;
    const own = toldToOne(context, figure, values, fit?.ways.get(figure) ?? null);
    if (Object.keys(own).length === 0) continue;
    const order = orderFromGesture(
      context,
      figure,
      own,
      restart === true ? null : context.state.orders[figure]!,
    );
    if (order instanceof Problem) return order;
    meant.push({ command: order, piece: entryAt(context.table.roster, figure).id });
  }
  return meant;
}

/** The gesture of one of them: its part of the common way, without values that its arms do not allow. */
function toldToOne(
  { table, state }: InteractionContext,
  figureIndex: FigureIndex,
  values: TaskValues,
  way: GroupWay | null,
): TaskValues {
  const own: Record<string, Json> = { ...values };
  const figure = entryAt(state.figures, figureIndex);
  const info = entryAt(table.roster, figureIndex);
  if (way !== null) own['way'] = pathFrom(way, { x: figure.x, y: figure.y }).map((point) => ({ ...point }));
  if (typeof own['target'] === 'string' && figure.loaded === 0) delete own['target'];
  if (own['reload'] === anyWeapon) {
    const empty = info.firearms.find((weapon: FirearmId) => hasFirearm(info, figure, weapon, 'empty'));
    if (empty === undefined) delete own['reload'];
    else own['reload'] = empty;
  }
  for (const ofGroup of ['form', 'wheel', 'keep']) delete own[ofGroup];
  return own;
}
