/** What it is worth for a man to be at a place: the fire he stands in, the fire he could give, blows, his task. */
import { type Point, pointDistance } from '@grognard/geometry';
import type { Man } from '../../model.ts';
import type { Bout } from './blows.ts';
import { type Scene, worthOfMan } from './scene.ts';
import { shotChance, standingAt } from './threat.ts';

/** Of the shots that could be aimed at a man, so many in a hundred are. */
const aimedAtHim = 38;
/** Of those who could run at a man, so many in a hundred do. */
const runsAtHim = 30;
/** What a chance to shoot next turn counts, against one now. */
const nextTurn = 55;

export interface PlaceWorth {
  readonly total: number;
  /** The chance of being shot there, in hundredths, for the words. */
  readonly danger: number;
}

export type Bouts = (state: Scene['state'], one: number, other: number, charges: 'charges' | 'walks') => Bout;

/** How a place is, whatever is done there. */
export function worthOfPlace(scene: Scene, bouts: Bouts, man: Man, place: Point): PlaceWorth {
  const { table, state, enemies, manner, survives } = scene;
  const own = worthOfMan(table, state, man);
  const there = standingAt(state, man.index, place.x, place.y);
  const loaded = man.firearms.length === 0 ? 0 : 2 ** man.firearms.length - 1;
  let danger = 0;
  let blows = 0;
  let chance = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { man: enemy, standing, loaded: ready, engaged, reach, worth } = enemies[i]!;
    const far = pointDistance(standing.base.x, standing.base.y, place.x, place.y);
    if (far > 9500) continue;
    if (ready > 0 && !engaged) danger += shotChance(table, enemy, ready, standing, there, 0) * survives[i]!;
    if (!engaged && far <= reach + 200) {
      const { kills, dies } = bouts(state, man.index, enemy.index, 'walks');
      blows += ((kills * worth - dies * own) * runsAtHim * survives[i]!) / 10_000;
    }
    if (loaded > 0 && far <= 4500)
      chance = Math.max(chance, shotChance(table, man, loaded, there, standing, 0) * worth);
  }
  const hit = (Math.min(100, danger * (aimedAtHim / 100)) * own) / 100;
  const total =
    (-hit * manner.risk + blows * manner.blows + ((chance / 100) * nextTurn * manner.fire) / 100) / 100 +
    worthOfTask(scene, man, place);
  return { total, danger: Math.min(100, danger * (aimedAtHim / 100)) };
}

/** What being there does for the man's task: nearer is better, the more so the less time is left. */
function worthOfTask({ tasks, state, turnsLeft, manner, knowledge }: Scene, man: Man, place: Point): number {
  const task = tasks[man.index];
  if (task === null || task === undefined) return 0;
  const far = knowledge.farTo(task.place, place);
  const { mounted } = state.figures[man.index]!;
  const needed = far / (mounted ? 3000 : 1200);
  const urgency = Math.min(3, Math.max(0.5, (needed + 1.5) / turnsLeft));
  const inside = far <= task.within ? (turnsLeft <= 3 ? 45 : 18) * task.weight : 0;
  return ((inside - (far / 1000) * 7 * task.weight * urgency) * manner.aim) / 100;
}
