/** The state after one order, if nothing else happened: where the figure, its body or its boat ends. */

import { type Heading, headingTo, type Point, type Pose, placeBase, trackBySteps } from '@grognard/geometry';
import { entryAt, listBy, lookUp, none } from '@grognard/lists';
import { isOnTheMove, type OrderContext } from '../actions/order-context.ts';
import { type CheckedPath, checkWay, settingOut } from '../actions/path.ts';
import { bodyFootprint } from '../bodies/bases.ts';
import { changeOfRank } from '../bodies/change-rank.ts';
import { drillOf, isGoing, turnRanks } from '../bodies/drill.ts';
import { seatBody } from '../bodies/seat-body.ts';
import type { BodyIndex, FigureIndex, VesselIndex } from '../state/indices.ts';
import type { BodyState, FigureState, State, Table } from '../state/model.ts';
import type { March, Order, OrderCommand } from '../state/orders.ts';
import type { InteractionContext } from './interaction-context.ts';

/** An order as the checks read it. */
function askedOf(context: InteractionContext, figure: FigureIndex, order: Order): OrderContext {
  const { table, state, side } = context;
  return {
    table,
    state,
    side,
    figureIndex: figure,
    info: entryAt(table.roster, figure),
    figure: entryAt(state.figures, figure),
    order,
    refusals: [],
  };
}

/** The path of an order, allowed or not. */
export function wayOf(context: InteractionContext, figure: FigureIndex, order: Order): CheckedPath {
  return checkWay(askedOf(context, figure, order));
}

/** The start of an order's path. A figure that mounts at the start sets out from its horse. */
export function startOf(
  context: InteractionContext,
  figure: FigureIndex,
  order: Order,
): ReturnType<typeof settingOut> {
  return settingOut(askedOf(context, figure, order));
}

/** An empty list of orders, in place of the real ones: other sides' orders must not be read. */
const noOrders: null[] = [];

/** A state with some figures replaced. All other objects are shared. */
export function withFigures(state: State, changed: ReadonlyMap<number, FigureState>): State {
  while (noOrders.length < state.orders.length) noOrders.push(null);
  const figures = state.figures.slice();
  for (const [figureIndex, figure] of changed) figures[figureIndex] = figure;
  return { ...state, figures: listBy(figures), orders: listBy(noOrders) };
}

/** A figure after its order. */
export function figureAfter(
  context: InteractionContext,
  figureIndex: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
): FigureState {
  const figure = entryAt(context.state.figures, figureIndex);
  const { path, pace, posture, saddle, ashore, room } = order;
  const moves = path.length > 0 || room !== null;
  const kept = moves ? 'upright' : figure.posture;
  const mounted = saddle === 'stay' ? figure.mounted : saddle === 'mount';
  const wanted = posture ?? (pace === 'crouch' && moves ? 'crouched' : kept);
  return {
    ...figure,
    x: way.endX,
    y: way.endY,
    heading: headingAfter(figure, order),
    room: way.endRoom,
    vessel: ashore ? -1 : figure.vessel,
    swimming: way.endsDeep,
    mounted,
    posture: mounted || way.endsDeep ? 'upright' : wanted,
  };
}

/** A figure that walks faces along its last leg. */
function headingAfter(figure: FigureState, { path }: Order): Heading {
  const last = path.at(-1);
  if (last === undefined) return figure.heading;
  const before = path.at(-2) ?? figure;
  return headingTo(last.x - before.x, last.y - before.y) ?? figure.heading;
}

/** The poses of a body along its march, and its final state. */
interface Marched {
  readonly body: BodyState;
  /** The pose before a final turn or change of rank. */
  readonly halt: Pose;
}

export function bodyAfter(state: State, body: BodyState, march: March): Marched {
  const drill = drillOf(march);
  const first = readied(state, body, drill.before, drill.abreastBefore);
  const { to } = trackBySteps(placeBase(bodyFootprint(state, first), first), drill.steps);
  const halt = { x: Math.round(to.x), y: Math.round(to.y), heading: to.heading };
  return { body: readied(state, { ...first, ...halt }, drill.after, drill.abreastAfter), halt };
}

/** A body turned on the spot, or with a new front. */
export function readied(state: State, body: BodyState, turn: number, abreast: number | null): BodyState {
  if (abreast !== null) return changeOfRank(state, body, abreast).changed;
  if (turn === 0) return body;
  const { members, files, heading } = turnRanks(body, turn);
  return { ...body, members: [...members], files, heading };
}

/** The state with a body at the end of its march and its figures in their places. */
export function withBody(state: State, index: BodyIndex, after: BodyState): State {
  const changed = new Map<number, FigureState>();
  for (const figure of after.members) changed.set(figure, { ...entryAt(state.figures, figure) });
  const bodies: State['bodies'] = listBy(state.bodies.slice());
  bodies[index] = { ...after, members: [...after.members] };
  const moved = { ...withFigures(state, changed), bodies };
  seatBody(moved, index);
  return moved;
}

/** Whether a figure moves this turn, by its own order or with its body or boat. */
export function isMoving(
  { state, table, side }: InteractionContext,
  figure: FigureIndex,
  order: Order,
): boolean {
  if (isOnTheMove(order)) return true;
  const { body, vessel } = entryAt(state.figures, figure);
  const march = body === none ? null : (state.marches[body] ?? null);
  if (march !== null && isGoing(march)) return true;
  const rower = vessel === none ? undefined : state.rowings[vessel]?.rowers[0];
  return rower !== undefined && entryAt(table.roster, lookUp(table.figureOf, rower)).side === side;
}

/** The state with a boat at the end of its path and the figures aboard moved with it. */
export function withRowed({ roster }: Table, state: State, vessel: VesselIndex, end: Point): State {
  const from = entryAt(state.vessels, vessel);
  const [dx, dy] = [end.x - from.x, end.y - from.y];
  const figures = new Map<number, FigureState>();
  for (const { index } of roster) {
    const figure = entryAt(state.figures, index);
    if (figure.vessel === vessel && figure.status === 'on')
      figures.set(index, { ...figure, x: figure.x + dx, y: figure.y + dy });
  }
  const vessels = state.vessels.map((one, n) => (n === vessel ? { ...one, x: end.x, y: end.y } : one));
  return { ...withFigures(state, figures), vessels: listBy(vessels) };
}
