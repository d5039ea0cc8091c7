/** Random orders: any field of an order, a few at a time. */

import type { Random } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt, lastOf, none, numberAt } from '@grognard/lists';
import { firearmIds, meleeWeaponIds } from '../../model.ts';
import { orderFor, type ShotOrder } from '../actions/plain-orders.ts';
import type { SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { ArgadCommand, Order, OrderCommand } from '../state/orders.ts';
import { attack, dash, enemyOf, nearestEnemy } from './random-attacks.ts';
import { along, edgeBy, near, someGoal, somewhereIn, towards, wander } from './random-ways.ts';

type PlaceCommand = Extract<ArgadCommand, { readonly kind: 'place' }>;
type Telling = { -readonly [F in keyof Order]?: Order[F] };

/** The figure that gets an order, and the direction its friends take. */
export interface RandomOrderContext {
  readonly table: Table;
  readonly state: State;
  readonly side: SideIndex;
  readonly figure: Figure;
  readonly way: number;
  readonly random: Random;
}

export function someOrder(prompt: RandomOrderContext): OrderCommand {
  const { table, state, figure: figureInfo, random } = prompt;
  const figure = entryAt(state.figures, figureInfo.index);
  const order: Telling = {};
  if (figure.body === none && random.below(12) <= 7) order.path = somePath(prompt, figure);
  if (random.below(5) === 0) order.posture = random.below(3) === 0 ? 'upright' : 'crouched';
  if (random.below(2) === 0 && figureInfo.firearms.length > 0) order.shot = someShot(prompt);
  else if (random.below(3) === 0) {
    const own = figureInfo.firearms[random.below(Math.max(1, figureInfo.firearms.length))] ?? 'swivel-gun';
    order.reload = random.below(4) === 0 ? entryAt(firearmIds, random.below(firearmIds.length)) : own;
    if (random.below(6) !== 0) order.path = [];
  }
  if (figure.mounted && figure.body === none && random.below(2) === 0) gallop(prompt, figure, order);
  const slyly = random.below(8);
  if (slyly === 0) creep(prompt, figure, order);
  if (slyly === 1) tellDash(prompt, figure, order);
  tellHands(prompt, order);
  if (table.things.length > 0 && random.below(3) === 0) tellTaking(prompt, figure, order);
  if (figureInfo.troop !== 'foot' && random.below(figure.mounted ? 12 : 3) === 0)
    tellSaddle(prompt, figure, order);
  order.together = random.below(figureInfo.light ? 2 : 30) === 0;
  tellPassing(prompt, figure, order);
  return orderFor(figureInfo.id, order);
}

/** A random path: wandering, with friends, at an enemy, to a thing, door, wall or deck, or off the table. */
function somePath({ table, state, side, way, random }: RandomOrderContext, figure: FigureState): Point[] {
  const from = { x: figure.x, y: figure.y };
  const reaches = figure.mounted ? [1000, 1600, 2000, 3200, 3600, 4000] : [400, 800, 1200, 1600, 2000];
  const reach = numberAt(reaches, random.below(reaches.length)) - 2 * random.below(2);
  if (figure.carries !== none && random.below(3) !== 0)
    return towards(from, edgeBy(table.field, from, random), reach);
  switch (random.below(6)) {
    case 0:
      return wander(from, reach, random);
    case 1:
      return along(from, way + random.below(600) - 300, reach);
    case 2:
    case 3: {
      const enemy = enemyOf(table, state, side, from, random);
      return enemy === null ? wander(from, reach, random) : attack(state, from, enemy, reach, random);
    }
    case 4: {
      const thing = state.things[random.below(Math.max(1, state.things.length))];
      return thing === undefined
        ? wander(from, reach, random)
        : towards(from, near(thing, 60, random), reach);
    }
    default: {
      const goal = someGoal(table, state, from, random);
      return goal === undefined ? wander(from, reach, random) : towards(from, goal, reach);
    }
  }
}

/** Straight at the nearest enemy, at full pace. */
function gallop(
  { table, state, side, random }: RandomOrderContext,
  figure: FigureState,
  order: Telling,
): void {
  const enemy = nearestEnemy(table, state, side, figure, random.below(2) === 0 ? 'riders' : 'anybody');
  if (enemy === null) return;
  order.reload = null;
  order.path = towards(figure, enemy, numberAt([3200, 3600, 4000], random.below(3)));
}

/** A dash past a gap, firing on the way. */
function tellDash(prompt: RandomOrderContext, figure: FigureState, order: Telling): void {
  const { table, figure: figureInfo } = prompt;
  const goal = figure.body === none ? dash(table, figure) : null;
  if (goal === null) return;
  order.path = [goal];
  order.reload = null;
  if (figureInfo.firearms.length > 0)
    order.shot = {
      ...someShot(prompt),
      moment: 'moving',
      after: Math.floor(pointDistance(figure.x, figure.y, goal.x, goal.y) / 2),
    };
}

/** A short path, crouching. */
function creep({ way, random }: RandomOrderContext, figure: FigureState, order: Telling): void {
  order.pace = 'crouch';
  const heading = random.below(2) === 0 ? 900 * random.below(4) : way;
  if (figure.body === none) order.path = along(figure, heading, 100 + random.below(700));
}

function tellHands({ table, state, side, figure, random }: RandomOrderContext, order: Telling): void {
  if (random.below(4) === 0)
    order.hand = figure.weapons[random.below(Math.max(1, figure.weapons.length))] ?? lastOf(meleeWeaponIds);
  if (random.below(12) === 0)
    order.hand = entryAt(['bare-hands', 'firearm-butt', 'pistol-butt', 'knife'] as const, random.below(4));
  if (random.below(4) === 0) order.victim = someEnemy(table, state, side, random);
  order.stepUp = random.below(2) === 0;
}

function tellTaking({ table, state, random }: RandomOrderContext, figure: FigureState, order: Telling): void {
  const { id, index } = drawn(table.things, random);
  if (random.below(3) === 0) order.takeWhen = 'start';
  if (figure.carries !== none && random.below(3) === 0) order.drop = true;
  else {
    order.take = id;
    if (figure.body === none && random.below(2) === 0)
      order.path = towards(figure, entryAt(state.things, index), 2000);
  }
}

function tellSaddle(
  { state, figure: figureInfo, random }: RandomOrderContext,
  figure: FigureState,
  order: Telling,
): void {
  order.saddle = figure.mounted ? 'dismount' : 'mount';
  const horse = state.horses.find(({ rider }) => rider === figureInfo.index);
  if (random.below(2) === 0) order.path = [];
  else if (horse !== undefined) order.path = towards(figure, horse, 900);
}

/** Changing rooms, boarding, or going ashore. */
function tellPassing(
  { table, state, random }: RandomOrderContext,
  figure: FigureState,
  order: Telling,
): void {
  const { rooms } = table.field;
  if (rooms.length > 0 && random.below(figure.room !== none ? 3 : 40) === 0) {
    const room = drawn(rooms, random);
    Object.assign(order, { room: room.id, roomAt: somewhereIn(room.polygon, random), path: [] });
  }
  if (figure.vessel !== none && random.below(3) === 0) {
    order.ashore = true;
    order.path = along(figure, 900 * random.below(4), 300 + random.below(700));
  }
  if (table.vessels.length > 0 && random.below(6) === 0) {
    const { id, index } = drawn(table.vessels, random);
    order.board = id;
    if (random.below(2) === 0)
      order.path = towards(figure, near(entryAt(state.vessels, index), 600, random), 1000);
  }
}

function drawn<T>(all: readonly T[], random: Random): T {
  return entryAt(all, random.below(all.length));
}

export function someEnemy(
  { roster }: Table,
  { figures }: State,
  side: SideIndex,
  random: Random,
): string | null {
  const known = roster.filter(
    (figure) => figure.side !== side && !figure.captive && entryAt(figures, figure.index).status === 'on',
  );
  return known.length === 0 ? null : entryAt(known, random.below(known.length)).id;
}

function someShot({ table, state, side, figure, random }: RandomOrderContext): ShotOrder {
  return {
    weapon: entryAt(figure.firearms, random.below(figure.firearms.length)),
    target: random.below(5) === 0 ? null : someEnemy(table, state, side, random),
    moment: entryAt(['start', 'moving', 'contact', 'end', 'end'] as const, random.below(5)),
    after: random.below(numberAt([200, 800, 1600], random.below(3))),
    fallback: random.below(3) === 0 ? 'hold' : 'nearest',
  };
}

/** A random place in the zone, in the open or hidden. */
export function somePlacing({ table, side, figure, random }: RandomOrderContext): PlaceCommand {
  const { zone } = entryAt(table.sides, side);
  const { field } = table;
  const at = somewhereIn(zone ?? { minX: 0, minY: 0, maxX: field.width, maxY: field.depth }, random);
  const room = field.rooms[random.below(Math.max(1, field.rooms.length))];
  const inside = room !== undefined && random.below(4) === 0;
  const secret = random.below(3) === 0;
  return {
    kind: 'place',
    figure: figure.id,
    at: inside ? somewhereIn(room.polygon, random) : at,
    heading: random.below(3600),
    posture: secret || random.below(4) === 0 ? 'crouched' : 'upright',
    secret,
    room: inside ? room.id : null,
  };
}

/** Straight over the nearest obstacle, or into the nearest wall: commands a sensible player would not give. */
export function someCrossing({
  table,
  state,
  figure: figureInfo,
  random,
}: RandomOrderContext): OrderCommand | null {
  const { obstacles, areas, rooms } = table.field;
  const figure = entryAt(state.figures, figureInfo.index);
  const points = [
    ...obstacles.map(({ line }) => entryAt(line.points, 0)),
    ...areas.map(({ polygon }) => entryAt(polygon.corners, 0)),
    ...rooms.map(({ polygon }) => entryAt(polygon.corners, 2)),
  ];
  const point = points[random.below(Math.max(1, points.length))];
  if (point === undefined) return null;
  return orderFor(figureInfo.id, { path: towards(figure, near(point, 400, random), 2000) });
}
