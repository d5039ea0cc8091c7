/** `orderFromGesture`: turns a figure's gesture into its order. New values replace old ones that conflict with them. */

import type { TaskValues } from '@grognard/engine';
import type { Point } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { check, type Json, Problem } from '@grognard/rules-kit';
import { isPoint, snapped, snappedPoint } from '@grognard/table-kit';
import type { FirearmId } from '../../model.ts';
import { orderFor } from '../actions/plain-orders.ts';
import type { FigureIndex } from '../state/indices.ts';
import { commandShapes, type Order, type OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';
import { placeInRoom } from './room-place.ts';

/** The target value that means the nearest enemy. */
export const nearest = '*';

/** The points of a path value. Anything that is not a point is left for the check to refuse. */
export function pointsOf(value: Json | undefined): Point[] | null {
  if (!Array.isArray(value)) return null;
  const points = value as readonly Json[];
  return points.every(isPoint) ? points.map((point) => snappedPoint(point as Point)) : null;
}

type MutableOrder = { -readonly [F in keyof OrderCommand]: OrderCommand[F] };

/** Tasks with the same name as the field they set. */
const plain = [
  'pace',
  'posture',
  'reload',
  'saddle',
  'take',
  'takeWhen',
  'drop',
  'hand',
  'victim',
  'stepUp',
  'room',
  'board',
  'ashore',
  'together',
] as const satisfies readonly (keyof Order)[];

/** The order of a figure: the gesture on top of its earlier order, or the reason why it is invalid. */
export function orderFromGesture(
  context: InteractionContext,
  figure: FigureIndex,
  values: TaskValues,
  before: Order | null,
): OrderCommand | Problem {
  const { id } = entryAt(context.table.roster, figure);
  const order: MutableOrder = { ...orderFor(id, before ?? {}) };
  for (const field of plain) if (field in values) Object.assign(order, { [field]: values[field] });
  if ('way' in values) {
    const points = pointsOf(values['way']);
    if (points === null) return new Problem('type', 'way', 'a way is a list of points');
    order.path = points;
  }
  tellShot(context, figure, values, order);
  tellRoom(context, figure, values, order);
  yieldTo(values, order);
  const read = check(commandShapes.order, order);
  return read instanceof Problem ? read : eitherWayOrShot(context, values, read as OrderCommand);
}

/** Sets the parts of a shot: target, weapon, moment. */
function tellShot(
  context: InteractionContext,
  figure: FigureIndex,
  values: TaskValues,
  order: MutableOrder,
): void {
  const target =
    'target' in values ? values['target'] : order.shot === null ? null : (order.shot.target ?? nearest);
  if (target === null || target === undefined) {
    order.shot = null;
    return;
  }
  const shot = {
    weapon: order.shot?.weapon ?? weaponAtHand(context, figure),
    moment: 'end',
    after: 0,
    fallback: 'hold',
    ...order.shot,
    target: target === nearest ? null : target,
  };
  for (const part of ['weapon', 'moment', 'fallback'] as const)
    if (part in values) Object.assign(shot, { [part]: values[part] });
  const { after } = values;
  if (after !== undefined) Object.assign(shot, { after: typeof after === 'number' ? snapped(after) : after });
  if (shot.moment !== 'moving') shot.after = 0;
  order.shot = shot as Order['shot'];
}

/** The first loaded firearm, otherwise the first. */
export function weaponAtHand({ table, state }: InteractionContext, figure: FigureIndex): FirearmId {
  const { firearms } = entryAt(table.roster, figure);
  const { loaded } = entryAt(state.figures, figure);
  const ready = firearms.find((_, n) => ((loaded >> n) & 1) === 1);
  return ready ?? firearms[0] ?? 'flintlock-musket';
}

function tellRoom(
  context: InteractionContext,
  figure: FigureIndex,
  values: TaskValues,
  order: MutableOrder,
): void {
  const at = values['roomAt'];
  if (isPoint(at)) order.roomAt = snappedPoint(at);
  else if (at !== undefined) order.roomAt = at as Order['roomAt'];
  if (order.room === null) order.roomAt = null;
  else if ('room' in values && !('roomAt' in values)) order.roomAt = placeInRoom(context, figure, order.room);
}

/** Removes earlier values that can never go together with the new ones. */
function yieldTo(values: TaskValues, order: MutableOrder): void {
  const isTold = (...names: readonly string[]) => names.some((name) => name in values);
  const goes = isTold('way') && order.path.length > 0;
  const passes = isTold('room') && order.room !== null;
  const rides = isTold('saddle') && order.saddle !== 'stay';
  const loads = isTold('reload') && order.reload !== null;
  const fires = isTold('target') && order.shot !== null;
  if (goes && !isTold('room')) Object.assign(order, { room: null, roomAt: null });
  if ((passes || loads) && !isTold('way')) order.path = [];
  if (loads && !isTold('room')) Object.assign(order, { room: null, roomAt: null });
  if ((goes || passes || rides || fires) && !isTold('reload')) order.reload = null;
  if ((loads || rides) && !isTold('target')) order.shot = null;
  if (loads && !isTold('saddle')) order.saddle = 'stay';
  if (order.path.length === 0 && order.shot?.moment === 'moving' && !isTold('moment'))
    order.shot = { ...order.shot, moment: 'end', after: 0 };
}

/** Of a way and a shot that needs to stand, the one told last (`turn.shoot-or-move`). Told at once they are refused. */
function eitherWayOrShot(
  { table }: InteractionContext,
  values: TaskValues,
  order: OrderCommand,
): OrderCommand {
  const { shot, path } = order;
  if (shot === null || table.rules.shoot.firearms[shot.weapon].fires !== 'immobile-on-foot') return order;
  if (path.length === 0 || 'way' in values === 'target' in values) return order;
  return 'way' in values ? { ...order, shot: null } : { ...order, path: [] };
}
