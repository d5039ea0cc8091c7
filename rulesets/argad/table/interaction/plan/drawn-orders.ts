/** Orders that are given, as they lie on the table: path, ghost, shot, and a sign for what is done on the spot. */

import type { Item, OrderEnd, OrderSign, OrderSignItem } from '@grognard/engine';
import { cornersOf, type Point, placeBase, type Tenths } from '@grognard/geometry';
import { entryAt, lastOf, numberAt } from '@grognard/lists';
import { handleAt } from '@grognard/table-kit';
import { orderFor } from '../../actions/plain-orders.ts';
import { bodyFootprint, footprintOfFigure } from '../../bodies/bases.ts';
import { indexNamed } from '../../state/find-named.ts';
import type { BodyIndex, FigureIndex, SideIndex, VesselIndex } from '../../state/indices.ts';
import type { State } from '../../state/model.ts';
import type { March, Order, Rowing } from '../../state/orders.ts';
import { bodyId, type InteractionContext } from '../interaction-context.ts';
import { ghostOf } from '../look.ts';
import { baseAfter, stepsIn } from '../march-from-gesture.ts';
import { middlesAlong } from '../propose-body.ts';
import { shootingBy } from '../shot.ts';
import { bodyAfter, figureAfter, startOf, wayOf, withBody } from '../state-after-order.ts';
import type { Mask } from './masks.ts';

/** An order as it is drawn, and where it is taken hold of. */
export interface DrawnOrder {
  readonly sign: OrderSign;
  readonly items: readonly Item[];
  readonly end: OrderEnd | null;
}

/** What a figure chiefly does. */
export function signOf(order: Order): OrderSign {
  const { path, room, board, ashore, shot, reload, posture, saddle, take, drop, hand, victim } = order;
  if (path.length > 0 || room !== null || board !== null || ashore) return 'move';
  if (shot !== null) return 'fire';
  if (reload !== null) return 'reload';
  if (posture === 'crouched') return 'crouch';
  const isIdle = posture === null && saddle === 'stay' && take === null && !drop;
  return isIdle && hand === null && victim === null && !order.stepUp ? 'stand' : 'act';
}

export function signItem(id: string, sign: OrderSign, at: Point, radius: Tenths): OrderSignItem {
  return { kind: 'order-sign', id: `plan:sign:${id}`, sign, at: { x: at.x, y: at.y }, radius };
}

/** Half the width of a figure's base. */
export function radiusOf({ figures }: State, figure: FigureIndex): Tenths {
  const base = footprintOfFigure(entryAt(figures, figure));
  return base.shape === 'round' ? base.radius : Math.round(base.width / 2);
}

export function drawFigureOrder(
  context: InteractionContext,
  figure: FigureIndex,
  given: Order,
  masks: readonly Mask[],
): DrawnOrder {
  const { table, state } = context;
  const { id, side } = entryAt(table.roster, figure);
  const order = orderFor(id, given);
  const way = wayOf(context, figure, order);
  const sign = signOf(order);
  const items: Item[] = [];
  const colour = entryAt(table.sides, side).id;
  const { path } = order;
  if (path.length > 0) {
    const { x, y } = startOf(context, figure, order).from;
    items.push({
      kind: 'path',
      id: `plan:way:${id}`,
      side: colour,
      points: [{ x, y }, ...path],
      strength: 'given',
    });
  }
  const there = figureAfter(context, figure, order, way);
  if (path.length > 0 || order.room !== null)
    items.push({ ...ghostOf(table, figure, there), id: `plan:ghost:${id}`, ghost: 'given' });
  const shot = aimedShot(context, figure, order, masks);
  if (shot !== null) items.push(shot);
  const isSaid = sign === 'move' || (sign === 'fire' && shot !== null);
  if (!isSaid) items.push(signItem(id, sign, entryAt(state.figures, figure), radiusOf(state, figure)));
  // A reload before or after a move has no line of its own.
  if (sign === 'move' && order.reload !== null)
    items.push(signItem(`${id}:reload`, 'reload', there, radiusOf(state, figure)));
  return { sign, items, end: path.length === 0 ? null : { at: lastOf(path) } };
}

/** The line of a shot at a named target. */
function aimedShot(
  context: InteractionContext,
  figure: FigureIndex,
  order: ReturnType<typeof orderFor>,
  masks: readonly Mask[],
): Item | null {
  const { table, state } = context;
  const target = indexNamed(table.figureOf, order.shot?.target ?? null);
  if (target === null || entryAt(state.figures, target).status !== 'on') return null;
  const shooting = shootingBy(context, figure, order, wayOf(context, figure, order));
  if (shooting === null) return null;
  const from = entryAt(shooting.state.figures, figure);
  const to = entryAt(state.figures, target);
  const { id, side } = entryAt(table.roster, figure);
  return {
    kind: 'aimed',
    id: `plan:shot:${id}`,
    side: entryAt(table.sides, side).id,
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    brokenAt: masks.find((mask) => mask.figure === figure)?.at ?? null,
  };
}

/** A body is taken hold of at the middle of its front, where it is marched. */
export function drawMarch(context: InteractionContext, index: BodyIndex, march: March): DrawnOrder {
  const { table, state } = context;
  const body = entryAt(state.bodies, index);
  const id = bodyId(index);
  if (march.steps.length === 0) {
    const sign = march.open ? 'act' : 'stand';
    return { sign, items: [bodySign(context, index, sign)], end: null };
  }
  const side = entryAt(table.sides, entryAt(table.roster, numberAt(body.members, 0)).side).id;
  const points = middlesAlong(state, body, march);
  const after = withBody(state, index, bodyAfter(state, body, march).body);
  const items: Item[] = [];
  if (points.length > 1) items.push({ kind: 'path', id: `plan:way:${id}`, side, points, strength: 'given' });
  for (const figure of body.members)
    items.push({
      ...ghostOf(table, figure, entryAt(after.figures, figure)),
      id: `plan:ghost:${entryAt(table.roster, figure).id}`,
      ghost: 'given',
    });
  const front = handleAt(baseAfter(state, body, stepsIn(march.steps)), 'forward');
  return { sign: 'move', items, end: { at: front, handle: { task: 'march', handle: 'forward' } } };
}

/** A sign of a whole body, with its outline. */
export function bodySign({ state }: InteractionContext, index: BodyIndex, sign: OrderSign): OrderSignItem {
  const body = entryAt(state.bodies, index);
  const base = placeBase(bodyFootprint(state, body), body);
  return { ...signItem(bodyId(index), sign, body, base.reach), corners: cornersOf(base) };
}

export function drawRowing(
  { table, state }: InteractionContext,
  vessel: VesselIndex,
  side: SideIndex,
  { path }: Rowing,
): DrawnOrder {
  const { x, y } = entryAt(state.vessels, vessel);
  const { id } = entryAt(table.vessels, vessel);
  const colour = entryAt(table.sides, side).id;
  return {
    sign: 'move',
    items: [
      { kind: 'path', id: `plan:way:${id}`, side: colour, points: [{ x, y }, ...path], strength: 'given' },
    ],
    end: { at: lastOf(path) },
  };
}
