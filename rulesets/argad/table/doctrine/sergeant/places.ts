/** Candidate places for a move: nearby cover, towards the task, at the nearest enemy, away from enemies. */

import { type Point, pointDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import { isEngaged } from '../look-round.ts';
import { around } from '../shore.ts';
import type { OrderScene } from './order-scene.ts';
import type { SpotSearch } from './spots.ts';

/** The largest number of places in cover considered, and of enemies to attack. */
const mostCover = 6;
const mostFoes = 3;
/** Figures do not back off from enemies farther away than this, in tenths of a millimetre. */
const near = 4500;

export function placesFor(scene: OrderScene, spots: SpotSearch, figure: Figure, reach: number): Point[] {
  const { state, tasks, enemies, knowledge, table } = scene;
  const { x, y, swimming } = entryAt(state.figures, figure.index);
  const here = { x, y };
  if (isGunner(table, figure)) return [];
  const places: Point[] = [];
  const closest = [...enemies].sort((a, b) => apart(here, a.standing.base) - apart(here, b.standing.base));
  const foe = closest[0]?.standing.base;
  if (foe !== undefined && apart(here, foe) < near) places.push(awayFrom(here, foe, reach));
  const goal = tasks[figure.index]?.place ?? foe;
  if (goal !== undefined)
    for (const share of [1, 0.5]) {
      const end = knowledge.path(state, figure.index, goal, Math.floor(reach * share)).at(-1);
      if (end !== undefined) places.push(end);
    }
  if (isEngaged(table, state, figure.index)) return places;
  if (goal !== undefined) {
    places.push(...aside(here, goal, reach));
    // A straight path is not always possible out of a crowd or through a door.
    if (table.things.length > 0 && tasks[figure.index]?.kind === 'fetch') places.push(...around(here, [500]));
    if (swimming) places.push(...aside(here, goal, Math.floor(reach / 2)), ...around(here, [reach - 20]));
  }
  places.push(...coverNear(spots, here, goal, reach));
  for (const { standing } of closest.slice(0, mostFoes))
    if (apart(here, standing.base) <= reach + 250) places.push({ x: standing.base.x, y: standing.base.y });
  return places;
}

/** A figure that serves a rested gun stays by it. */
function isGunner({ rules }: OrderScene['table'], { firearms }: Figure): boolean {
  return firearms.some((firearm) => rules.shoot.firearms[firearm].needsSupport);
}

/** Turns to the left and right of the path, by a third and two thirds of a right angle, round friends and out of lines of fire. */
const turns = [
  [866, 500],
  [866, -500],
  [500, 866],
  [500, -866],
] as const;

function aside({ x, y }: Point, goal: Point, reach: number): Point[] {
  const far = Math.max(1, apart({ x, y }, goal));
  const most = Math.min(reach - 20, far);
  return turns.map(([along, across]) => ({
    x: Math.round(x + (((goal.x - x) * along - (goal.y - y) * across) * most) / (1000 * far)),
    y: Math.round(y + (((goal.y - y) * along + (goal.x - x) * across) * most) / (1000 * far)),
  }));
}

function coverNear(spots: SpotSearch, here: Point, goal: Point | undefined, reach: number): Point[] {
  const found = [...spots.near(here, reach - 20)];
  if (goal !== undefined) found.sort((a, b) => rank(a, here, goal) - rank(b, here, goal));
  return found.slice(0, mostCover);
}

/** Cover on the way to the goal is considered before cover to the side. */
function rank(spot: Point, here: Point, goal: Point): number {
  return apart(spot, goal) + apart(spot, here) / 3;
}

function awayFrom({ x, y }: Point, foe: Point, reach: number): Point {
  const far = Math.max(1, apart({ x, y }, foe));
  const back = Math.floor(reach * 0.95);
  return { x: Math.round(x + ((x - foe.x) * back) / far), y: Math.round(y + ((y - foe.y) * back) / far) };
}

function apart(a: Point, b: Point): number {
  return pointDistance(a.x, a.y, b.x, b.y);
}
