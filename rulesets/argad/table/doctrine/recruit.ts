/** `planRecruit`: the simplest sensible style. Shoot a near enemy, reload, otherwise go for the nearest enemy or aim. */

import type { CommandPlan } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import { absent, entryAt, lastOf, lookUp, none } from '@grognard/lists';
import type { FirearmId } from '../../model.ts';
import { canHit } from '../../rules/shoot/procedure.ts';
import { cap } from '../../rules/shoot/rows.ts';
import { checkCommand } from '../actions/command.ts';
import { shootFrom, walkTo } from '../actions/plain-orders.ts';
import { firearmIndex, judge, shooterNow } from '../actions/shots.ts';
import type { FigureIndex, SideIndex } from '../state/indices.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import type { ArgadCommand, OrderCommand } from '../state/orders.ts';
import { planBoats } from './boats.ts';
import { planBodies } from './bodies.ts';
import { aimPlaces } from './goals.ts';
import { cut, type Knowledge } from './knowledge.ts';
import {
  bestLoaded,
  enemiesKnown,
  isEngaged,
  type KnownEnemy,
  nearby,
  nearestOf,
  reachOf,
} from './look-round.ts';
import { needAt } from './sergeant/threat.ts';

/** Reload an empty firearm while no enemy is nearer than this. At that distance the next shot is worth more than a blow. */
const safeToReload: Tenths = 1500;

/** The distance that counts as being at an aim. */
const near: Tenths = 400;

/** In the last three turns all figures go where points can be won. */
function isLate({ turns }: Table, { turn }: State): boolean {
  return turn > turns - 3;
}

/** The nearest aim of a figure outside bodies and vessels, unless it is already there. */
function lastGoal(figure: FigureState, goals: readonly Point[]): Point | null {
  if (figure.body !== none || figure.vessel !== none) return null;
  const goal = nearestPlace(figure, goals, undefined, Number.POSITIVE_INFINITY);
  return goal === null || distanceTo(figure, goal) <= near ? null : goal;
}

/** Each figure acts alone. */
export function planRecruit(knowledge: Knowledge, state: State, side: SideIndex): CommandPlan<ArgadCommand> {
  const { table } = knowledge;
  const commands: ArgadCommand[] = [];
  const goals = aimPlaces(table, state, side);
  const busy = planBoats(knowledge, state, side, commands);
  planBodies(knowledge, state, side, commands);
  const enemies = enemiesKnown(table, state, side);
  const marches: boolean[] = [];
  for (const command of commands) if (command.kind === 'march') marches[command.body] = true;
  for (const figureInfo of table.roster) {
    if (figureInfo.side !== side || figureInfo.captive || busy[figureInfo.index] === true) continue;
    const figure = state.figures[figureInfo.index] ?? absent(state.figures, figureInfo.index);
    if (figure.status !== 'on' || (figure.body !== none && marches[figure.body] === true)) continue;
    const order = orderOf(knowledge, state, figureInfo, { goals, enemies });
    if (order !== null) commands.push(order);
  }
  commands.push({ kind: 'seal' });
  return { commands, reasons: [{ who: [], words: table.words.doctrine.recruit }] };
}

/** Places worth going to. */
interface RecruitGoals {
  readonly goals: readonly Point[];
  readonly enemies: readonly KnownEnemy[];
}

function orderOf(
  knowledge: Knowledge,
  state: State,
  figureInfo: Figure,
  { goals, enemies }: RecruitGoals,
): ArgadCommand | null {
  const { table } = knowledge;
  const figure = state.figures[figureInfo.index] ?? absent(state.figures, figureInfo.index);
  const foe = nearestOf(figure, enemies);
  if (foe === null && goals.length === 0) return null;
  const away = foe === null ? Number.POSITIVE_INFINITY : distanceTo(figure, foe.figure);
  if (foe !== null && away <= nearby && isEngaged(table, state, figureInfo.index))
    return shotIn(table, state, figureInfo, foe.index);
  const aim = isLate(table, state) ? lastGoal(figure, goals) : null;
  if (aim !== null) return wayTo(knowledge, state, figureInfo, aim);
  const weapon = bestLoaded(table, figureInfo, figure.loaded, figure.mounted, away);
  if (weapon !== null && figure.vessel === none && !figure.swimming) {
    const target = foe === null ? null : hopeful(table, state, figureInfo, weapon, { foe, enemies });
    const order = target === null ? null : shotAt(figureInfo, weapon, target);
    if (
      order !== null &&
      (!table.rules.shoot.firearms[weapon].needsSupport || isAllowed(table, state, order))
    )
      return order;
  }
  const isEmpty = figureInfo.firearms.length > 0 && figure.loaded === 0;
  if (isEmpty && away > safeToReload && figure.body === none) return null;
  if (figure.body !== none || (figure.room !== none && away > safeToReload)) return null;
  return wayTo(knowledge, state, figureInfo, nearestPlace(figure, goals, foe?.figure, away));
}

function shotAt(man: Figure, weapon: FirearmId, target: Figure): OrderCommand {
  return shootFrom(man.id, { weapon, target: target.id, moment: 'end', after: 0, fallback: 'nearest' });
}

/** Enemies to shoot at, with the nearest. */
interface RecruitTargets {
  readonly foe: KnownEnemy;
  readonly enemies: readonly KnownEnemy[];
}

/**
 * The nearest enemy if a shot has a chance of hitting it, or the first other that it has. The nearest that may not be shot at now may
 * still come into the open.
 */
function hopeful(
  table: Table,
  state: State,
  man: Figure,
  weapon: FirearmId,
  { foe, enemies }: RecruitTargets,
): Figure | null {
  const index = firearmIndex(table, state, man.index, weapon);
  if (isSure(table, state, man, index, foe))
    return table.roster[foe.index] ?? absent(table.roster, foe.index);
  const shooter = shooterNow(table, state, man.index, 'standing');
  const { assessed } = judge(shooter, index, foe.index, null);
  if (assessed === null || canHit(assessed)) return entryAt(table.roster, foe.index);
  const figure = entryAt(state.figures, man.index);
  const far = lastOf(table.rules.shoot.firearms[weapon].bands).upToCm * 100 + basesApart;
  const found = enemies.find((enemy) => {
    if (enemy === foe || distanceTo(figure, enemy.figure) > far) return false;
    const { assessed: other } = judge(shooter, index, enemy.index, null);
    return other !== null && canHit(other);
  });
  return found === undefined ? null : entryAt(table.roster, found.index);
}

/** More than two bases reach towards each other, in tenths of a millimetre. */
const basesApart: Tenths = 600;

/** Whether a shot has a chance whatever cover the enemy has. A cheap test. */
function isSure(
  table: Table,
  { figures }: State,
  man: Figure,
  weapon: number,
  { figure: target }: KnownEnemy,
): boolean {
  const figure = figures[man.index] ?? absent(figures, man.index);
  const need = needAt(table, man, 1 << weapon, distanceTo(figure, target));
  if (need === null) return false;
  const own =
    Number(man.class <= 3 && figure.wounded) +
    Number(man.class <= 2) +
    Number(figure.mounted) +
    Number(target.swimming);
  return need - cap.floor + own <= table.rules.shoot.highest;
}

function distanceTo(a: Point, b: Point): Tenths {
  return pointDistance(a.x, a.y, b.x, b.y);
}

/** In contact only a pistol may be fired. The blow needs no order. */
function shotIn(table: Table, state: State, figure: Figure, foe: FigureIndex): ArgadCommand | null {
  const pistol = figure.firearms.indexOf('pistol');
  const { loaded, swimming } = entryAt(state.figures, figure.index);
  if (pistol < 0 || (loaded & (1 << pistol)) === 0 || swimming) return null;
  const target = entryAt(table.roster, foe).id;
  return shootFrom(figure.id, { weapon: 'pistol', target, moment: 'end', after: 0, fallback: 'nearest' });
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

/** A path there as far as the figure can move, or null if it is there already or has no path. */
function wayTo(
  knowledge: Knowledge,
  state: State,
  figureInfo: Figure,
  goal: Point | null,
): ArgadCommand | null {
  if (goal === null) return null;
  const { table } = knowledge;
  const figure = state.figures[figureInfo.index] ?? absent(state.figures, figureInfo.index);
  const reach = reachOf(table, state, figureInfo);
  const path = knowledge.path(state, figureInfo.index, goal, reach);
  if (path.length === 0) return null;
  const order = walkTo(figureInfo.id, path);
  const isPlain = path.length === 1 && !figure.mounted && figure.room === none && figure.vessel === none;
  if (isPlain && knowledge.isPlain(figure, path[0] ?? absent(path, 0))) return order;
  for (const share of shorter) {
    const shortened =
      share === 1 ? order : walkTo(figureInfo.id, cut(path, figure, Math.floor(reach * share)));
    if (shortened.path.length > 0 && isAllowed(table, state, shortened)) return shortened;
  }
  return null;
}

/** Shares of the path that are tried where it may be barred or slow. */
const shorter = [1, 0.5, 0.24, 0.1] as const;

function isAllowed(table: Table, state: State, order: OrderCommand): boolean {
  const { side } = entryAt(table.roster, lookUp(table.figureOf, order.figure));
  return checkCommand(table, state, side, order, 'verdict').allowed;
}
