/** The proposal for one figure: its order checked, its ghost, its path by stretches, the sums and the longest legal part. */

import type { Command, Gesture, Item, Proposal, TaskValues } from '@grognard/engine';
import { makePath, type Point } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { Problem } from '@grognard/rules-kit';
import { nothingProposed, refused, stretchItems, wayItems } from '@grognard/table-kit';
import type { CheckedPath } from '../actions/path.ts';
import { halvings, ownMove, swimAllowanceOf } from '../bodies/move-facts.ts';
import { pathOnGround } from '../bodies/path-on-ground.ts';
import { invalidCommandRefusal } from '../explain/citations.ts';
import { interactionWordsOf } from '../explain/words.ts';
import type { WayGround } from '../field/ground.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { Order, OrderCommand } from '../state/orders.ts';
import { nameOf } from '../views/tell-names.ts';
import type { InteractionContext } from './interaction-context.ts';
import { ghostOf } from './look.ts';
import { moveNotes } from './move-notes.ts';
import { orderFromGesture } from './order-from-gesture.ts';
import { orderRefusals, shotRefusals } from './order-refusals.ts';
import { longestLegalOrder } from './shorten.ts';
import { lookAt, reachOfShot, shootingBy } from './shot.ts';
import { blockedAt } from './sight-line.ts';
import { figureAfter, startOf, wayOf } from './state-after-order.ts';
import { stretchesAlong } from './stretches.ts';

/** The earlier order of a figure, unless the gesture restarts. */
function toldBefore({ state }: InteractionContext, figure: FigureIndex, { restart }: Gesture): Order | null {
  return restart === true ? null : state.orders[figure]!;
}

export function proposeFigure(context: InteractionContext, figure: FigureIndex, gesture: Gesture): Proposal {
  const { id } = entryAt(context.table.roster, figure);
  if (gesture.values['nothing'] === true) return takenBack(context, figure);
  const order = orderFromGesture(context, figure, gesture.values, toldBefore(context, figure, gesture));
  if (order instanceof Problem) return refused([invalidCommandRefusal(order.code, order.message, id)]);
  const refusals = orderRefusals(context, order);
  const shown = showOrder(context, figure, order);
  const fits = refusals.length === 0 ? null : fitsBy(context, figure, order, gesture);
  return { commands: [order], refusals, ...shown, longestLegal: fits };
}

/** Cancelling an order that was never given changes nothing. */
function takenBack({ table, state }: InteractionContext, figure: FigureIndex): Proposal {
  if (state.orders[figure] === null) return nothingProposed;
  const command: Command & { readonly figure: string } = {
    kind: 'cancel',
    figure: entryAt(table.roster, figure).id,
  };
  return { ...nothingProposed, commands: [command] };
}

function fitsBy(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  gesture: Gesture,
): Gesture | null {
  if (!('way' in gesture.values)) return null;
  const path = longestLegalOrder(context, order);
  if (path === null) return null;
  const values: TaskValues = { ...gesture.values, way: path.map(({ x, y }) => ({ x, y })) };
  return { ...gesture, pieces: [entryAt(context.table.roster, figure).id], values };
}

/** Everything shown of an order, allowed or not. */
export function showOrder(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
): Pick<Proposal, 'items' | 'stretches' | 'notes'> {
  const { table } = context;
  const way = wayOf(context, figure, order);
  const there = figureAfter(context, figure, order, way);
  const items: Item[] = [];
  const stretches = order.path.length === 0 ? [] : stretchesOf(context, figure, order, way);
  const { id, side } = entryAt(table.roster, figure);
  items.push(...stretchItems(id, stretches));
  items.push(
    ...wayItems(
      id,
      entryAt(table.sides, side).id,
      waypoints(startOf(context, figure, order).from, order.path),
    ),
  );
  if (order.path.length > 0 || order.room !== null) items.push(ghostOf(table, figure, there));
  const notes = [
    ...moveNotesOf(context, figure, order, way),
    ...shotNotes(context, figure, order, way, items),
  ];
  return { items, stretches, notes };
}

function waypoints({ x, y }: Point, path: readonly Point[]): Point[] {
  return path.length === 0 ? [] : [{ x, y }, ...path];
}

function moveNotesOf(
  { table, state }: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  { situation, assessed, length, allowance }: CheckedPath,
): Proposal['notes'] {
  if (situation === null || assessed === null) return [];
  const halved = halvings(entryAt(state.figures, figure), order, assessed.allowance);
  return moveNotes(table, { situation, assessed, length, allowance, halved });
}

function stretchesOf(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
): Proposal['stretches'] {
  const { table, state } = context;
  const { from, footprint } = startOf(context, figure, order);
  const { track, along } = pathOnGround(table.field, figure, from, footprint, order.path);
  const isOnDeck = from.vessel !== none && !order.ashore;
  return stretchesAlong(table, {
    path: makePath(waypoints(from, order.path)),
    track,
    along: isOnDeck ? planks : along,
    length: way.length,
    allowance: way.allowance,
    read: ownMove(table, state, figure, order, along.grounds),
    swims: swimAllowanceOf(table, state, figure, order),
  });
}

/** Aboard a vessel the only ground is the deck. */
const planks: WayGround = {
  grounds: [],
  barredAt: null,
  barredBy: null,
  rooms: [{ from: 0, room: -1 }],
  deep: [],
  endsAcross: false,
};

/** The shot as it would be fired, with its line. */
export function shotNotes(
  context: InteractionContext,
  figure: FigureIndex,
  order: OrderCommand,
  way: CheckedPath,
  items: Item[],
): Proposal['notes'] {
  const { table } = context;
  const { notes } = interactionWordsOf(table);
  const shooting = shootingBy(context, figure, order, way);
  if (shooting === null) return [];
  const target = table.figureOf.get(order.shot?.target ?? '');
  if (target === undefined) return [{ title: notes.noTarget, lines: [] }];
  if (entryAt(context.state.figures, target).status !== 'on') return [];
  const examined = lookAt(table, shooting, target);
  const { refusals, odds, sum } = examined;
  const from = entryAt(shooting.state.figures, figure);
  const to = entryAt(shooting.state.figures, target);
  items.push({
    kind: 'sight',
    id: `shot:${entryAt(table.roster, figure).id}`,
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    blockedAt: blockedAt(
      table,
      shooting.state,
      { man: figure, target, range: reachOfShot(table, shooting) },
      refusals,
    ),
  });
  const isSure = order.path.length === 0 || order.shot!.moment === 'start';
  const title = (isSure ? notes.shot : notes.shotThere)(nameOf(table, target));
  const against = shotRefusals(table, shooting, examined, null).flatMap(
    ({ rule, label, words, remedy, standing, source }) =>
      rule === null ? [] : [{ kind: 'refusal' as const, rule, label, words, remedy, standing, source }],
  );
  const [first] = against;
  // Why the shot would be held stands in the heading, where it is read without being opened.
  return [
    {
      title: first === undefined ? title : notes.heldShot(title, first.label),
      lines: [...odds, ...sum, ...against],
    },
  ];
}
