/** The plainest way to fight that makes sense: shoot who is near, reload, else go for the nearest enemy or aim. */

import type { Plan } from '@grognard/engine';
import { type Point, pointDistance, type Tenths } from '@grognard/geometry';
import type { Man, State, Table } from '../model.ts';
import type { ArgadCommand } from '../orders.ts';
import { planBoats } from './boats.ts';
import { planBodies } from './bodies.ts';
import { aimPlaces } from './goals.ts';
import type { Knowledge } from './knowledge.ts';
import { bestLoaded, isEngaged, nearestEnemy, reachOf } from './look-round.ts';
import { orderFor, walkTo } from './plain.ts';

/** An empty firearm is loaded again as long as no enemy is nearer than this many times his walk. */
const safeToReload: Tenths = 2400;

/** Every figure for itself. */
export function planRecruit(knowledge: Knowledge, state: State, side: number): Plan<ArgadCommand> {
  const { table } = knowledge;
  const commands: ArgadCommand[] = [];
  const goals = aimPlaces(table, state, side);
  const busy = planBoats(knowledge, state, side, commands);
  planBodies(knowledge, state, side, commands);
  for (const man of table.men) {
    if (man.side !== side || man.captive || busy[man.index] === true) continue;
    const figure = state.figures[man.index]!;
    if (figure.status !== 'on') continue;
    const order = orderOf(knowledge, state, man, goals);
    if (order !== null) commands.push(order);
  }
  commands.push({ kind: 'seal' });
  return { commands, reasons: [{ who: [], words: 'Every man at the nearest enemy.' }] };
}

function orderOf(knowledge: Knowledge, state: State, man: Man, goals: readonly Point[]): ArgadCommand | null {
  const { table } = knowledge;
  const figure = state.figures[man.index]!;
  const foe = nearestEnemy(table, state, man.index);
  if (foe < 0 && goals.length === 0) return null;
  const enemy = state.figures[foe];
  const away = enemy === undefined ? Number.POSITIVE_INFINITY : distanceTo(figure, enemy);
  if (isEngaged(table, state, man.index)) return shotIn(table, state, man, foe);
  const weapon = bestLoaded(table, man, figure.loaded, figure.mounted, away);
  if (weapon !== null && figure.vessel < 0 && !figure.swimming)
    return orderFor(man.id, {
      shot: { weapon, target: table.men[foe]!.id, moment: 'end', after: 0, fallback: 'nearest' },
    });
  const isEmpty = man.firearms.length > 0 && figure.loaded === 0;
  if (isEmpty && away > safeToReload && figure.body < 0) return null;
  if (figure.body >= 0 || (figure.room >= 0 && away > safeToReload)) return null;
  return wayTo(knowledge, state, man, nearestOf(figure, goals, enemy, away));
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
  return orderFor(man.id, {
    shot: { weapon: 'pistol', target, moment: 'end', after: 0, fallback: 'nearest' },
  });
}

/** The nearest place worth going to. */
function nearestOf(
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
  const path = knowledge.path(state, man.index, goal, reachOf(knowledge.table, state, man));
  return path.length === 0 ? null : walkTo(man.id, path);
}
