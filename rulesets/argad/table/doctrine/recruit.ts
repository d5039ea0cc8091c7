/** The plainest way to fight that makes sense: shoot who is near, reload, else go for the nearest enemy or aim. */

import type { Plan } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { checkCommand } from '../check/command.ts';
import type { FigureState, Man, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { planBoats } from './boats.ts';
import { planBodies } from './bodies.ts';
import { aimPlaces } from './goals.ts';
import { cut, type Knowledge } from './knowledge.ts';
import { bestLoaded, enemiesKnown, isEngaged, nearby, nearestOf, reachOf } from './look-round.ts';
import { type OrderCommand, shootFrom, walkTo } from './plain.ts';

/** An empty firearm is loaded again as long as no enemy is nearer than this: at such a distance the next shot is worth more than the blow. */
const safeToReload: Tenths = 1500;

/** Near enough to an aim. */
const near: Tenths = 400;

/** In the last three turns everybody goes where something is to be won. */
function isLate({ turns }: Table, { turn }: State): boolean {
  return turn > turns - 3;
}

/** The nearest aim of a man on his own feet, if he is not there yet. */
function lastGoal(figure: FigureState, goals: readonly Point[]): Point | null {
  if (figure.body >= 0 || figure.vessel >= 0) return null;
  const goal = nearestPlace(figure, goals, undefined, Number.POSITIVE_INFINITY);
  return goal === null || distanceTo(figure, goal) <= near ? null : goal;
}

/** Every figure for itself. */
export function planRecruit(knowledge: Knowledge, state: State, side: number): Plan<ArgadCommand> {
  const { table } = knowledge;
  const commands: ArgadCommand[] = [];
  const goals = aimPlaces(table, state, side);
  const busy = planBoats(knowledge, state, side, commands);
  planBodies(knowledge, state, side, commands);
  const enemies = enemiesKnown(table, state, side);
  const marches: boolean[] = [];
  for (const command of commands) if (command.kind === 'march') marches[command.body] = true;
  for (const man of table.men) {
    if (man.side !== side || man.captive || busy[man.index] === true) continue;
    const figure = state.figures[man.index]!;
    if (figure.status !== 'on' || (figure.body >= 0 && marches[figure.body] === true)) continue;
    const order = orderOf(knowledge, state, man, { goals, enemies });
    if (order !== null) commands.push(order);
  }
  commands.push({ kind: 'seal' });
  return { commands, reasons: [{ who: [], words: table.words.doctrine.recruit }] };
}

/** What there is to go for. */
interface Wanted {
  readonly goals: readonly Point[];
  readonly enemies: readonly number[];
}

function orderOf(
  knowledge: Knowledge,
  state: State,
  man: Man,
  { goals, enemies }: Wanted,
): ArgadCommand | null {
  const { table } = knowledge;
  const figure = state.figures[man.index]!;
  const foe = nearestOf(state, man.index, enemies);
  if (foe < 0 && goals.length === 0) return null;
  const enemy = foe < 0 ? undefined : state.figures[foe];
  const away = enemy === undefined ? Number.POSITIVE_INFINITY : distanceTo(figure, enemy);
  if (away <= nearby && isEngaged(table, state, man.index)) return shotIn(table, state, man, foe);
  const aim = isLate(table, state) ? lastGoal(figure, goals) : null;
  if (aim !== null) return wayTo(knowledge, state, man, aim);
  const weapon = bestLoaded(table, man, figure.loaded, figure.mounted, away);
  if (weapon !== null && figure.vessel < 0 && !figure.swimming) {
    const shot = {
      weapon,
      target: table.men[foe]!.id,
      moment: 'end',
      after: 0,
      fallback: 'nearest',
    } as const;
    const order = shootFrom(man.id, shot);
    if (!table.rules.shoot.firearms[weapon].needsSupport || isAllowed(table, state, order)) return order;
  }
  const isEmpty = man.firearms.length > 0 && figure.loaded === 0;
  if (isEmpty && away > safeToReload && figure.body < 0) return null;
  if (figure.body >= 0 || (figure.room >= 0 && away > safeToReload)) return null;
  return wayTo(knowledge, state, man, nearestPlace(figure, goals, enemy, away));
}

function distanceTo(a: Point, b: Point): Tenths {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** In contact only a pistol speaks; the blow needs no order. */
function shotIn(table: Table, state: State, man: Man, foe: number): ArgadCommand | null {
  const pistol = man.firearms.indexOf('pistol');
  const { loaded, swimming } = state.figures[man.index]!;
  if (pistol < 0 || (loaded & (1 << pistol)) === 0 || swimming) return null;
  const target = table.men[foe]!.id;
  return shootFrom(man.id, { weapon: 'pistol', target, moment: 'end', after: 0, fallback: 'nearest' });
}

/** The nearest place worth going to. */
function nearestPlace(
  from: Point,
  goals: readonly Point[],
  enemy: Point | undefined,
  away: Tenths,
): Point | null {
  let best: Point | null = enemy ?? null;
  let least = away;
  for (const goal of goals) {
    const far = distanceTo(from, goal);
    if (far < least) {
      least = far;
      best = goal;
    }
  }
  return best;
}

/** Goes there as far as the legs carry; null: already there, or no way. */
function wayTo(knowledge: Knowledge, state: State, man: Man, goal: Point | null): ArgadCommand | null {
  if (goal === null) return null;
  const { table } = knowledge;
  const figure = state.figures[man.index]!;
  const reach = reachOf(table, state, man);
  const path = knowledge.path(state, man.index, goal, reach);
  if (path.length === 0) return null;
  const order = walkTo(man.id, path);
  const isPlain = path.length === 1 && !figure.mounted && figure.room < 0 && figure.vessel < 0;
  if (isPlain && knowledge.isPlain(figure, path[0]!)) return order;
  for (const share of shorter) {
    const shortened = share === 1 ? order : walkTo(man.id, cut(path, figure, Math.floor(reach * share)));
    if (shortened.path.length > 0 && isAllowed(table, state, shortened)) return shortened;
  }
  return null;
}

/** What is tried where a way may be barred or slow. */
const shorter = [1, 0.5, 0.24, 0.1] as const;

function isAllowed(table: Table, state: State, order: OrderCommand): boolean {
  const { side } = table.men[table.manOf.get(order.figure) ?? 0]!;
  return checkCommand(table, state, side, order, 'verdict').allowed;
}
