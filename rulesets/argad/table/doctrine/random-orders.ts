/** Orders by chance: anything a figure could be told, a few things at a time. */
import type { Luck } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { firearmIds, meleeWeaponIds } from '../../model.ts';
import type { FigureState, Man, State, Table } from '../model.ts';
import type { ArgadCommand, Order } from '../orders.ts';
import { type OrderCommand, orderFor, type Shooting } from './plain.ts';
import { attack, dash, enemyOf, nearestEnemy } from './random-attacks.ts';
import { along, edgeBy, near, someGoal, somewhereIn, towards, wander } from './random-ways.ts';

type Placing = Extract<ArgadCommand, { readonly kind: 'place' }>;
type Telling = { -readonly [F in keyof Order]?: Order[F] };

/** Who is told something, and the way that his friends go. */
export interface Asked {
  readonly table: Table;
  readonly state: State;
  readonly side: number;
  readonly man: Man;
  readonly way: number;
  readonly luck: Luck;
}

export function someOrder(asked: Asked): OrderCommand {
  const { table, state, man, luck } = asked;
  const figure = state.figures[man.index]!;
  const order: Telling = {};
  if (figure.body < 0 && luck.below(12) <= 7) order.path = somePath(asked, figure);
  if (luck.below(5) === 0) order.posture = luck.below(3) === 0 ? 'upright' : 'crouched';
  if (luck.below(2) === 0 && man.firearms.length > 0) order.shot = someShot(asked);
  else if (luck.below(3) === 0) {
    const own = man.firearms[luck.below(Math.max(1, man.firearms.length))] ?? 'swivel-gun';
    order.reload = luck.below(4) === 0 ? firearmIds[luck.below(firearmIds.length)]! : own;
    if (luck.below(6) !== 0) order.path = [];
  }
  if (figure.mounted && figure.body < 0 && luck.below(2) === 0) gallop(asked, figure, order);
  const slyly = luck.below(8);
  if (slyly === 0) creep(asked, figure, order);
  if (slyly === 1) tellDash(asked, figure, order);
  tellHands(asked, order);
  if (table.things.length > 0 && luck.below(3) === 0) tellTaking(asked, figure, order);
  if (man.troop !== 'foot' && luck.below(figure.mounted ? 12 : 3) === 0) tellSaddle(asked, figure, order);
  order.together = luck.below(man.light ? 2 : 30) === 0;
  tellPassing(asked, figure, order);
  return orderFor(man.id, order);
}

/** A way anywhere: about, with the others, at an enemy, to a thing, a door, a wall, a deck, or off the table. */
function somePath({ table, state, side, way, luck }: Asked, figure: FigureState): Point[] {
  const from = { x: figure.x, y: figure.y };
  const reaches = figure.mounted ? [1000, 1600, 2000, 3200, 3600, 4000] : [400, 800, 1200, 1600, 2000];
  const reach = reaches[luck.below(reaches.length)]! - 2 * luck.below(2);
  if (figure.carries >= 0 && luck.below(3) !== 0)
    return towards(from, edgeBy(table.field, from, luck), reach);
  switch (luck.below(6)) {
    case 0:
      return wander(from, reach, luck);
    case 1:
      return along(from, way + luck.below(600) - 300, reach);
    case 2:
    case 3: {
      const enemy = enemyOf(table, state, side, from, luck);
      return enemy === null ? wander(from, reach, luck) : attack(state, from, enemy, reach, luck);
    }
    case 4: {
      const thing = state.things[luck.below(Math.max(1, state.things.length))];
      return thing === undefined ? wander(from, reach, luck) : towards(from, near(thing, 60, luck), reach);
    }
    default: {
      const goal = someGoal(table, state, from, luck);
      return goal === undefined ? wander(from, reach, luck) : towards(from, goal, reach);
    }
  }
}

/** Straight at the nearest enemy, as fast as it goes. */
function gallop({ table, state, side, luck }: Asked, figure: FigureState, order: Telling): void {
  const enemy = nearestEnemy(table, state, side, figure, luck.below(2) === 0 ? 'riders' : 'anybody');
  if (enemy === null) return;
  order.reload = null;
  order.path = towards(figure, enemy, [3200, 3600, 4000][luck.below(3)]!);
}

/** Past a gap, firing on the way. */
function tellDash(asked: Asked, figure: FigureState, order: Telling): void {
  const { table, man } = asked;
  const goal = figure.body < 0 ? dash(table, figure) : null;
  if (goal === null) return;
  order.path = [goal];
  order.reload = null;
  if (man.firearms.length > 0)
    order.shot = {
      ...someShot(asked),
      moment: 'moving',
      after: Math.floor(pointDistance(figure.x, figure.y, goal.x, goal.y) / 2),
    };
}

/** A short way, crouching. */
function creep({ way, luck }: Asked, figure: FigureState, order: Telling): void {
  order.pace = 'crouch';
  const heading = luck.below(2) === 0 ? 900 * luck.below(4) : way;
  if (figure.body < 0) order.path = along(figure, heading, 100 + luck.below(700));
}

function tellHands({ table, state, side, man, luck }: Asked, order: Telling): void {
  if (luck.below(4) === 0)
    order.hand = man.weapons[luck.below(Math.max(1, man.weapons.length))] ?? meleeWeaponIds.at(-1)!;
  if (luck.below(12) === 0)
    order.hand = (['bare-hands', 'firearm-butt', 'pistol-butt', 'knife'] as const)[luck.below(4)]!;
  if (luck.below(4) === 0) order.victim = someEnemy(table, state, side, luck);
  order.stepUp = luck.below(2) === 0;
}

function tellTaking({ table, state, luck }: Asked, figure: FigureState, order: Telling): void {
  const { id, index } = table.things[luck.below(table.things.length)]!;
  if (luck.below(3) === 0) order.takeWhen = 'start';
  if (figure.carries >= 0 && luck.below(3) === 0) order.drop = true;
  else {
    order.take = id;
    if (figure.body < 0 && luck.below(2) === 0) order.path = towards(figure, state.things[index]!, 2000);
  }
}

function tellSaddle({ state, man, luck }: Asked, figure: FigureState, order: Telling): void {
  order.saddle = figure.mounted ? 'dismount' : 'mount';
  const horse = state.horses.find(({ rider }) => rider === man.index);
  if (luck.below(2) === 0) order.path = [];
  else if (horse !== undefined) order.path = towards(figure, horse, 900);
}

/** From room to room, on board, ashore. */
function tellPassing({ table, state, luck }: Asked, figure: FigureState, order: Telling): void {
  const { rooms } = table.field;
  if (rooms.length > 0 && luck.below(figure.room >= 0 ? 3 : 40) === 0) {
    const room = rooms[luck.below(rooms.length)]!;
    Object.assign(order, { room: room.id, roomAt: somewhereIn(room.polygon, luck), path: [] });
  }
  if (figure.vessel >= 0 && luck.below(3) === 0) {
    order.ashore = true;
    order.path = along(figure, 900 * luck.below(4), 300 + luck.below(700));
  }
  if (table.vessels.length > 0 && luck.below(6) === 0) {
    const { id, index } = table.vessels[luck.below(table.vessels.length)]!;
    order.board = id;
    if (luck.below(2) === 0) order.path = towards(figure, near(state.vessels[index]!, 600, luck), 1000);
  }
}

export function someEnemy({ men }: Table, { figures }: State, side: number, luck: Luck): string | null {
  const known = men.filter((man) => man.side !== side && !man.captive && figures[man.index]!.status === 'on');
  return known.length === 0 ? null : known[luck.below(known.length)]!.id;
}

function someShot({ table, state, side, man, luck }: Asked): Shooting {
  return {
    weapon: man.firearms[luck.below(man.firearms.length)]!,
    target: luck.below(5) === 0 ? null : someEnemy(table, state, side, luck),
    moment: (['start', 'moving', 'contact', 'end', 'end'] as const)[luck.below(5)]!,
    after: luck.below([200, 800, 1600][luck.below(3)]!),
    fallback: luck.below(3) === 0 ? 'hold' : 'nearest',
  };
}

/** Somewhere in the zone, in the open or in hiding. */
export function somePlacing({ table, side, man, luck }: Asked): Placing {
  const { zone } = table.sides[side]!;
  const { field } = table;
  const at = somewhereIn(zone ?? { minX: 0, minY: 0, maxX: field.width, maxY: field.depth }, luck);
  const room = field.rooms[luck.below(Math.max(1, field.rooms.length))];
  const inside = room !== undefined && luck.below(4) === 0;
  const secret = luck.below(3) === 0;
  return {
    kind: 'place',
    figure: man.id,
    at: inside ? somewhereIn(room.polygon, luck) : at,
    heading: luck.below(3600),
    posture: secret || luck.below(4) === 0 ? 'crouched' : 'upright',
    secret,
    room: inside ? room.id : null,
  };
}

/** Straight over the nearest obstacle, or into the nearest wall: what a sensible man does not ask for. */
export function someCrossing({ table, state, man, luck }: Asked): OrderCommand | null {
  const { obstacles, areas, rooms } = table.field;
  const figure = state.figures[man.index]!;
  const points = [
    ...obstacles.map(({ line }) => line.points[0]!),
    ...areas.map(({ polygon }) => polygon.corners[0]!),
    ...rooms.map(({ polygon }) => polygon.corners[2]!),
  ];
  const point = points[luck.below(Math.max(1, points.length))];
  if (point === undefined) return null;
  return orderFor(man.id, { path: towards(figure, near(point, 400, luck), 2000) });
}
