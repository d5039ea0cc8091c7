/** What a gesture comes to for one figure: its order judged, its ghost, its way by stretches, the sums, and how far it fits. */
import type { Command, Gesture, Hindrance, Item, Proposal } from '@grognard/engine';
import { makePath, type Point, type Tenths } from '@grognard/geometry';
import { Problem } from '@grognard/rules-kit';
import { checkCommand } from '../check/command.ts';
import type { OrderCommand } from '../check/finding.ts';
import type { Way } from '../check/way.ts';
import type { WayGround } from '../field/ground.ts';
import type { Table } from '../model.ts';
import { halvings, ownMove, swimAllowanceOf, tenthsPerCm } from '../move-facts.ts';
import type { Order } from '../orders.ts';
import { nameOf } from '../tell-names.ts';
import { walkOf } from '../walk.ts';
import { figureAfter, startOf, wayOf } from './after.ts';
import { hindrance, hindrancesIn, mistaken } from './cited.ts';
import { fittingOrder } from './fit.ts';
import type { Holding } from './holding.ts';
import { ghostOf, wayItems } from './look.ts';
import { moveNotes } from './move-notes.ts';
import { orderTold, type Told } from './order-told.ts';
import { lookAt, type Shooting, shootingBy } from './shot.ts';
import { blockedAt } from './sight-line.ts';
import { stretchesAlong, stretchItems } from './stretches.ts';
import { handWordsOf } from './words.ts';

export const nothingProposed: Proposal = {
  commands: [],
  against: [],
  items: [],
  stretches: [],
  notes: [],
  fits: null,
};

/** A proposal that cannot be given. */
export function refused(against: readonly Hindrance[]): Proposal {
  return { ...nothingProposed, against };
}

/** What a figure was told before, unless that is to be forgotten. */
function toldBefore({ state }: Holding, man: number, { anew }: Gesture): Order | null {
  return anew === true ? null : state.orders[man]!;
}

export function proposeFigure(holding: Holding, man: number, gesture: Gesture): Proposal {
  const { table, state, side } = holding;
  const { id } = table.men[man]!;
  if (gesture.told['nothing'] === true) return takenBack(holding, man);
  const order = orderTold(holding, man, gesture.told, toldBefore(holding, man, gesture));
  if (order instanceof Problem) return refused([mistaken(order.code, order.message, id)]);
  const against = hindrancesIn(table, checkCommand(table, state, side, order, 'verdict'), id);
  const shown = showOrder(holding, man, order);
  const fits = against.length === 0 ? null : fitsBy(holding, man, order, gesture);
  return { commands: [order], against, ...shown, fits };
}

/** Taking back what was never told changes nothing. */
function takenBack({ table, state }: Holding, man: number): Proposal {
  if (state.orders[man] === null) return nothingProposed;
  const command: Command & { readonly figure: string } = { kind: 'cancel', figure: table.men[man]!.id };
  return { ...nothingProposed, commands: [command] };
}

function fitsBy(holding: Holding, man: number, order: OrderCommand, gesture: Gesture): Gesture | null {
  if (!('way' in gesture.told)) return null;
  const path = fittingOrder(holding, order);
  if (path === null) return null;
  const told: Told = { ...gesture.told, way: path.map(({ x, y }) => ({ x, y })) };
  return { ...gesture, pieces: [holding.table.men[man]!.id], told };
}

/** Everything there is to see of an order, allowed or not. */
export function showOrder(
  holding: Holding,
  man: number,
  order: OrderCommand,
): Pick<Proposal, 'items' | 'stretches' | 'notes'> {
  const { table } = holding;
  const way = wayOf(holding, man, order);
  const there = figureAfter(holding, man, order, way);
  const items: Item[] = [];
  const stretches = order.path.length === 0 ? [] : stretchesOf(holding, man, order, way);
  const { id, side } = table.men[man]!;
  items.push(...stretchItems(id, stretches));
  items.push(
    ...wayItems(id, table.sides[side]!.id, waypoints(startOf(holding, man, order).from, order.path)),
  );
  if (order.path.length > 0 || order.room !== null) items.push(ghostOf(table, man, there));
  const notes = [...moveNotesOf(holding, man, order, way), ...shotNotes(holding, man, order, way, items)];
  return { items, stretches, notes };
}

function waypoints({ x, y }: Point, path: readonly Point[]): Point[] {
  return path.length === 0 ? [] : [{ x, y }, ...path];
}

function moveNotesOf(
  { table, state }: Holding,
  man: number,
  order: OrderCommand,
  { situation, assessed, length, allowance }: Way,
): Proposal['notes'] {
  if (situation === null || assessed === null) return [];
  const halved = halvings(state.figures[man]!, order, assessed.allowance);
  return moveNotes(table, { situation, assessed, length, allowance, halved });
}

function stretchesOf(holding: Holding, man: number, order: OrderCommand, way: Way): Proposal['stretches'] {
  const { table, state } = holding;
  const { from, footprint } = startOf(holding, man, order);
  const { track, along } = walkOf(table.field, man, from, footprint, order.path);
  const isOnDeck = from.vessel >= 0 && !order.ashore;
  return stretchesAlong(table, {
    path: makePath(waypoints(from, order.path)),
    track,
    along: isOnDeck ? planks : along,
    length: way.length,
    allowance: way.allowance,
    read: ownMove(table, state, man, order, along.grounds),
    swims: swimAllowanceOf(table, state, man, order),
  });
}

/** Aboard there is nothing but the deck. */
const planks: WayGround = {
  grounds: [],
  barredAt: null,
  barredBy: null,
  rooms: [{ from: 0, room: -1 }],
  deep: [],
  endsAcross: false,
};

/** As far as a firearm carries. */
function rangeOf({ men, rules }: Table, { man, weapon }: Shooting): Tenths {
  return rules.shoot.firearms[men[man]!.firearms[weapon]!].bands.at(-1)!.upToCm * tenthsPerCm;
}

/** The shot as it would be taken; the line of it is drawn. */
function shotNotes(
  holding: Holding,
  man: number,
  order: OrderCommand,
  way: Way,
  items: Item[],
): Proposal['notes'] {
  const { table } = holding;
  const { notes } = handWordsOf(table);
  const shooting = shootingBy(holding, man, order, way);
  if (shooting === null) return [];
  const target = table.manOf.get(order.shot?.target ?? '');
  if (target === undefined) return [{ title: notes.noTarget, lines: [] }];
  if (holding.state.figures[target]!.status !== 'on') return [];
  const { refusals, odds, sum } = lookAt(table, shooting, target);
  const from = shooting.state.figures[man]!;
  const to = shooting.state.figures[target]!;
  items.push({
    kind: 'sight',
    id: `shot:${table.men[man]!.id}`,
    from: { x: from.x, y: from.y },
    to: { x: to.x, y: to.y },
    blockedAt: blockedAt(table, shooting.state, { man, target, range: rangeOf(table, shooting) }, refusals),
  });
  const isSure = order.path.length === 0 || order.shot!.moment === 'start';
  const title = (isSure ? notes.shot : notes.shotThere)(nameOf(table, target));
  const against = refusals.map((rule) => {
    const { label, words, remedy, standing, source } = hindrance(table, rule, null);
    return { kind: 'refusal' as const, rule, label, words, remedy, standing, source };
  });
  return [{ title, lines: [...odds, ...sum, ...against] }];
}
