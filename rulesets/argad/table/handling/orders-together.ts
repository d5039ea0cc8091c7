/** The orders of several figures told the same. */
import type { Gesture } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { type Json, Problem } from '@grognard/rules-kit';
import type { FirearmId } from '../../model.ts';
import { hasFirearm } from '../check/arms.ts';
import type { Holding } from './holding.ts';
import { orderTold, pointsOf, snappedPoint, type Told } from './order-told.ts';
import type { Meant } from './rehearse.ts';

/** Every figure reloads whatever it has that is empty. */
export const anyWeapon = '*';

/** The order of each, as told to the first of them and carried over to the others. */
export function ordersFor(
  holding: Holding,
  men: readonly number[],
  { told, anew }: Gesture,
): Meant[] | Problem {
  const meant: Meant[] = [];
  for (const man of men) {
    const own = toldToOne(holding, men[0]!, man, told);
    if (Object.keys(own).length === 0) continue;
    const order = orderTold(holding, man, own, anew === true ? null : holding.state.orders[man]!);
    if (order instanceof Problem) return order;
    meant.push({ command: order, piece: holding.table.men[man]!.id });
  }
  return meant;
}

/** What one of them is told: the way is carried over to where it stands; what it has no arms for it is not told. */
function toldToOne({ table, state }: Holding, lead: number, man: number, told: Told): Told {
  const own: Record<string, Json> = { ...told };
  const from = state.figures[lead]!;
  const figure = state.figures[man]!;
  const info = table.men[man]!;
  const shift = (point: Point): Point =>
    snappedPoint({ x: point.x - from.x + figure.x, y: point.y - from.y + figure.y });
  const points = pointsOf(own['way']);
  if (points !== null && man !== lead) own['way'] = points.map((point) => ({ ...shift(point) }));
  if (typeof own['target'] === 'string' && figure.loaded === 0) delete own['target'];
  if (own['reload'] === anyWeapon) {
    const empty = info.firearms.find((weapon: FirearmId) => hasFirearm(info, figure, weapon, 'empty'));
    if (empty === undefined) delete own['reload'];
    else own['reload'] = empty;
  }
  delete own['form'];
  return own;
}
