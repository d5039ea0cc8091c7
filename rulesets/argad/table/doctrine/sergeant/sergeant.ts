/** A good player's plan: for every man the order whose fire, risk, blows and progress weigh best. */
import type { Plan, Reason } from '@grognard/engine';
import { type Point, pointDistance } from '@grognard/geometry';
import { checkCommand } from '../../check/command.ts';
import type { Man, State } from '../../model.ts';
import type { ArgadCommand } from '../../orders.ts';
import { planBoats } from '../boats.ts';
import { planBodies } from '../bodies.ts';
import type { Knowledge } from '../knowledge.ts';
import { isEngaged, reachOf } from '../look-round.ts';
import type { OrderCommand } from '../plain.ts';
import { makeBouts } from './blows.ts';
import { type Choice, fireFrom, movesOf, standsOf } from './choices.ts';
import { mannerNamed } from './manner.ts';
import { makeScene, type Scene } from './scene.ts';
import type { Bouts } from './score.ts';
import { type Spots, spotsOf } from './spots.ts';

/** Plans in a manner; what is found once per table is kept. */
export type Sergeant = (state: State, side: number, manner: string) => Plan<ArgadCommand>;

export function makeSergeant(knowledge: Knowledge): Sergeant {
  let spots: Spots | null = null;
  const bouts = makeBouts(knowledge.table);
  return (state, side, manner) => {
    spots ??= spotsOf(knowledge.table);
    const scene = makeScene(knowledge, state, side, mannerNamed(manner));
    return planScene(scene, spots, bouts);
  };
}

function planScene(scene: Scene, spots: Spots, bouts: Bouts): Plan<ArgadCommand> {
  const { table, state, side, knowledge, manner } = scene;
  const commands: ArgadCommand[] = [];
  const reasons: Reason[] = [];
  const busy = planBoats(knowledge, state, side, commands);
  planBodies(knowledge, state, side, commands);
  const marching = new Set(commands.flatMap((command) => (command.kind === 'march' ? [command.body] : [])));
  for (const man of table.men) {
    const figure = state.figures[man.index]!;
    if (man.side !== side || man.captive || figure.status !== 'on' || busy[man.index] === true) continue;
    if (marching.has(figure.body)) continue;
    const choice = bestOf(scene, spots, bouts, man);
    if (choice === null) continue;
    settle(scene, choice);
    if (choice.order !== null) commands.push(choice.order);
    reasons.push({ who: [man.id], words: `${manner.words}: ${choice.words}` });
  }
  commands.push({ kind: 'seal' });
  return { commands, reasons: gathered(reasons) };
}

/** The best choice that the rules allow; null: nothing better than standing about. */
function bestOf(scene: Scene, spots: Spots, bouts: Bouts, man: Man): Choice | null {
  const { table, state, side } = scene;
  const choices = [...standsOf(scene, bouts, man)];
  if (state.figures[man.index]!.body < 0) {
    const reach = reachOf(table, state, man);
    const places = placesFor(scene, spots, man, reach);
    choices.push(...movesOf(scene, bouts, man, places, reach));
  }
  choices.sort((a, b) => b.worth - a.worth);
  for (const choice of choices) {
    if (choice.order === null || checkCommand(table, state, side, choice.order, 'verdict').allowed)
      return choice;
  }
  return null;
}

/** Places worth thinking about: cover near by, on towards the task, at the throat of the nearest, away from them. */
function placesFor(scene: Scene, spots: Spots, man: Man, reach: number): Point[] {
  const { state, tasks, enemies, knowledge, table } = scene;
  const { x, y } = state.figures[man.index]!;
  const here = { x, y };
  const task = tasks[man.index];
  const places: Point[] = [];
  if (isEngaged(table, state, man.index)) return places;
  const goal = task?.place ?? nearestPlace(here, enemies);
  const near = [...spots.near(here, reach - 20)];
  if (goal !== null && goal !== undefined) {
    near.sort((a, b) => rank(a, here, goal) - rank(b, here, goal));
    for (const share of [1, 0.5]) {
      const end = knowledge.path(state, man.index, goal, Math.floor(reach * share)).at(-1);
      if (end !== undefined) places.push(end);
    }
  }
  places.push(...near.slice(0, 6));
  const closest = [...enemies].sort((a, b) => apart(here, a.standing.base) - apart(here, b.standing.base));
  for (const { standing } of closest.slice(0, 3))
    if (apart(here, standing.base) <= reach + 250) places.push({ x: standing.base.x, y: standing.base.y });
  const foe = closest[0]?.standing.base;
  if (foe !== undefined && apart(here, foe) < 4500) {
    const far = Math.max(1, apart(here, foe));
    const back = Math.floor(reach * 0.95);
    places.push({
      x: Math.round(x + ((x - foe.x) * back) / far),
      y: Math.round(y + ((y - foe.y) * back) / far),
    });
  }
  return places;
}

function apart(a: Point, b: Point): number {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** Cover on the way is looked at before cover aside. */
function rank(spot: Point, here: Point, goal: Point): number {
  return apart(spot, goal) + apart(spot, here) / 3;
}

function nearestPlace(here: Point, enemies: Scene['enemies']): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { standing } of enemies) {
    const far = apart(here, standing.base);
    if (far < least) {
      least = far;
      best = standing.base;
    }
  }
  return best;
}

/** A shot ordered makes the next one at the same man worth less. */
function settle({ survives }: Scene, { at, chance }: Choice): void {
  if (at >= 0) survives[at]! *= 1 - chance / 100;
}

/** Men with the same words are one group. */
function gathered(reasons: readonly Reason[]): Reason[] {
  const groups = new Map<string, string[]>();
  for (const { who, words } of reasons) groups.set(words, [...(groups.get(words) ?? []), ...who]);
  return [...groups].map(([words, who]) => ({ who, words }));
}

export { fireFrom, type OrderCommand };
