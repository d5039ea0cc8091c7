/** Moves of a figure: into cover, towards its task, into contact, away. */

import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt, lastOf, numberAt } from '@grognard/lists';
import { contactGap, footBase } from '../../../scenarios/measure.ts';
import { orderFor } from '../../actions/plain-orders.ts';
import type { Figure, Table } from '../../state/model.ts';
import type { Order } from '../../state/orders.ts';
import { dangerAt, ownWorth } from './danger.ts';
import { fireFrom, fireNext } from './fire.ts';
import { canSetOut, freePart } from './lanes.ts';
import { isNoNextTurn, type OrderScene } from './order-scene.ts';
import { worthOfProgress } from './progress.ts';
import type { ScoredOrder } from './scored-order.ts';
import type { FigureTask } from './tasks.ts';

/** Within this distance, in tenths of a millimetre, a thing lies at the figure's feet. */
const atFeet = 105;
/** The distance between the middles of two touching bases (`figure.contact`). */
const touching = (footBase.shape === 'round' ? 2 * footBase.radius : 0) + contactGap;

export function movesOf(
  scene: OrderScene,
  figure: Figure,
  places: readonly Point[],
  reach: number,
): ScoredOrder[] {
  const { state, knowledge } = scene;
  const choices: ScoredOrder[] = [];
  const { x, y } = entryAt(state.figures, figure.index);
  const here = { x, y };
  for (const place of places) {
    const way = knowledge.path(state, figure.index, place, reach);
    const path = freePart(scene, figure, here, way);
    const end = path.at(-1);
    if (end === undefined || !canSetOut(scene, figure, entryAt(path, 0))) continue;
    const foe = contactAt(scene, end);
    choices.push(foe >= 0 ? contact(scene, figure, path, foe) : walk(scene, figure, path, end));
  }
  return choices;
}

function walk(scene: OrderScene, figure: Figure, path: readonly Point[], end: Point): ScoredOrder {
  const { state, tasks, table } = scene;
  const { loaded } = entryAt(state.figures, figure.index);
  const { cost, shot: danger } = dangerAt(scene, figure, end, 'upright');
  const fire = fireFrom(scene, figure, end);
  const shot: Order['shot'] =
    fire.weapon === null
      ? null
      : { weapon: fire.weapon, target: null, moment: 'end', after: 0, fallback: 'nearest' };
  const next =
    loaded > 0 && shot === null && !isNoNextTurn(scene)
      ? (fireNext(scene, figure, end) * scene.manner.weights.nextFire) / 100
      : 0;
  const task = tasks[figure.index];
  const wanted = task?.take ?? null;
  const thing = wanted === null ? null : entryAt(state.things, wanted);
  const takes = thing !== null && pointDistance(end.x, end.y, thing.x, thing.y) <= atFeet;
  const take =
    takes && wanted !== null ? { take: entryAt(table.things, wanted).id, takeWhen: 'end' as const } : {};
  return {
    order: orderFor(figure.id, { path: [...path], shot, stepUp: true, ...take }),
    worth:
      worthOfProgress(scene, figure, end) -
      cost +
      (fire.worth * scene.manner.weights.movingFire) / 100 +
      next +
      (takes ? 40 : 0),
    says: saysOf(table, task, end, entryAt(state.figures, figure.index)),
    danger,
    end,
    at: fire.at,
    chance: (fire.chance * scene.manner.weights.movingFire) / 100,
    runs: false,
  };
}

/** The label of the move: to the task, or elsewhere. */
function saysOf({ words }: Table, task: FigureTask | null | undefined, end: Point, { x, y }: Point): string {
  const { goOn, betterPlace } = words.doctrine;
  if (task === null || task === undefined) return betterPlace;
  const { place } = task;
  const nearer = pointDistance(end.x, end.y, place.x, place.y) < pointDistance(x, y, place.x, place.y);
  return nearer ? goOn(task.words) : betterPlace;
}

/** The enemy that a base at a place would touch, or -1. */
function contactAt({ enemies }: OrderScene, place: Point): number {
  return enemies.findIndex(
    ({ standing }) => pointDistance(standing.base.x, standing.base.y, place.x, place.y) <= touching,
  );
}

/** An attack on an enemy: the value of the bout, and a pistol shot on the way in. */
function contact(scene: OrderScene, figure: Figure, path: readonly Point[], foe: number): ScoredOrder {
  const { state, table, enemies, manner, survives, attackers, bouts } = scene;
  const enemy = entryAt(enemies, foe);
  const own = ownWorth(scene, figure);
  const { kills, dies } = bouts(state, figure.index, enemy.figure.index, 'charges');
  const pistol = figure.firearms.indexOf('pistol');
  const fires = pistol >= 0 && (entryAt(state.figures, figure.index).loaded & (1 << pistol)) !== 0;
  const shot: Order['shot'] = fires
    ? { weapon: 'pistol', target: enemy.figure.id, moment: 'contact', after: 0, fallback: 'hold' }
    : null;
  // The enemy attacked may fire first, but strikes only one of those who touch it.
  const fired = enemy.loaded > 0 && !enemy.engaged ? (15 * own) / 100 : 0;
  const struck = dies / (1 + numberAt(attackers, foe) + (enemy.engaged ? 1 : 0));
  const blows =
    ((kills + (fires ? 25 : 0)) * enemy.worth * numberAt(survives, foe) - struck * own) / 100 - fired;
  const end = lastOf(path);
  return {
    order: orderFor(figure.id, { path: [...path], shot, victim: enemy.figure.id, stepUp: true }),
    worth: worthOfProgress(scene, figure, end) + (blows * manner.blows) / 100,
    says: table.words.doctrine.goFor(enemy.figure.name, kills, dies),
    danger: null,
    end,
    at: foe,
    chance: kills,
    runs: true,
  };
}
