/** Shots that a man can take: exact ones from where he stands, estimates from where he may go. */
import { type Point, pointDistance } from '@grognard/geometry';
import { asFractions, oddsOf, shareOf } from '@grognard/rules-kit';
import type { FirearmId } from '../../../model.ts';
import { type ShotAssessed, shoot } from '../../../rules/shoot/procedure.ts';
import { judge, shooterNow } from '../../check/shots.ts';
import type { Man } from '../../model.ts';
import { isBetween } from './lanes.ts';
import type { Scene } from './scene.ts';
import { chanceToReach, needAt, shotChance, standingAt } from './threat.ts';

export interface Fire {
  /** The enemy by place in the list; -1: none. */
  readonly at: number;
  /** Of hitting, in hundredths. */
  readonly chance: number;
  readonly worth: number;
  readonly weapon: FirearmId | null;
}

export const noFire: Fire = { at: -1, chance: 0, worth: 0, weapon: null };

/** A shot that the rules allow from where a man stands. */
export interface Shot {
  readonly at: number;
  readonly weapon: FirearmId;
  /** Hits to be expected, in hundredths. */
  readonly hits: number;
}

/** Every shot from where he stands, by the odds of the rules. */
export function shotsNow({ table, state, enemies }: Scene, man: Man): Shot[] {
  const figure = state.figures[man.index]!;
  const shots: Shot[] = [];
  if (figure.loaded === 0 || enemies.length === 0 || figure.swimming) return shots;
  const shooter = shooterNow(table, state, man.index, 'standing');
  for (let weapon = 0; weapon < man.firearms.length; weapon++) {
    if ((figure.loaded & (1 << weapon)) === 0) continue;
    for (let at = 0; at < enemies.length; at++) {
      const { man: enemy } = enemies[at]!;
      const { x, y } = state.figures[enemy.index]!;
      const far = pointDistance(figure.x, figure.y, x, y);
      if (needAt(table, man, 1 << weapon, far - 600) === null) continue;
      const { assessed } = judge(shooter, weapon, enemy.index, null);
      if (assessed !== null) shots.push({ at, weapon: man.firearms[weapon]!, hits: hitsOf(assessed) });
    }
  }
  return shots;
}

/** The best of his shots, after what others shoot at. */
export function bestShot(scene: Scene, shots: readonly Shot[]): Fire {
  let best = noFire;
  for (const { at, weapon, hits } of shots) {
    const worth = (hits * worthAt(scene, at)) / 100;
    if (worth > best.worth) best = { at, chance: Math.min(100, hits), worth, weapon };
  }
  return best;
}

function worthAt({ enemies, survives, manner }: Scene, at: number): number {
  return (enemies[at]!.worth * survives[at]! * manner.fire) / 100;
}

const volleys = new Map<string, number>();

/** The hits to be expected, in hundredths. */
function hitsOf(assessed: ShotAssessed): number {
  const { need, modifier, highest, volley } = assessed;
  if (volley === null) return chanceToReach(need - modifier, highest);
  const key = `${need - modifier},${highest},${volley.groups.join()},${volley.bonus}`;
  let hits = volleys.get(key);
  if (hits === undefined) {
    hits = 0;
    for (const { p, outcome } of asFractions(oddsOf((chance) => shoot.roll(assessed, chance).hits)))
      hits += 100 * shareOf(p) * outcome;
    volleys.set(key, hits);
  }
  return hits;
}

/** The best shot from another place after going there. */
export function fireFrom(scene: Scene, man: Man, place: Point): Fire {
  const { table, state, enemies } = scene;
  const figure = state.figures[man.index]!;
  let best = noFire;
  if (figure.mounted && man.troop === 'mounted-infantry') return best;
  for (let weapon = 0; weapon < man.firearms.length; weapon++) {
    if ((figure.loaded & (1 << weapon)) === 0) continue;
    if (table.rules.shoot.firearms[man.firearms[weapon]!].fires === 'immobile-on-foot') continue;
    const chances = chancesFrom(scene, man, place, 1 << weapon, 1);
    for (let at = 0; at < enemies.length; at++) {
      const chance = chances[at]!;
      if (chance === 0) continue;
      const worth = (chance * worthAt(scene, at)) / 100;
      if (worth > best.worth) best = { at, chance, worth, weapon: man.firearms[weapon]! };
    }
  }
  return best;
}

/** What a shot from a place in the next turn would be worth, if the weapon is loaded then. */
export function fireNext(scene: Scene, man: Man, place: Point): number {
  const { enemies } = scene;
  if (man.firearms.length === 0) return 0;
  const chances = chancesFrom(scene, man, place, 2 ** man.firearms.length - 1, 0);
  let best = 0;
  for (let at = 0; at < enemies.length; at++)
    best = Math.max(best, (chances[at]! * worthAt(scene, at)) / 100);
  return best;
}

const found: number[] = [];

/** The chance of a shot at each enemy; the list is used again by the next call. */
function chancesFrom(scene: Scene, man: Man, place: Point, arms: number, minus: number): readonly number[] {
  const { table, state, enemies } = scene;
  found.length = 0;
  for (const { standing, engaged } of enemies) {
    let chance = 0;
    if (!engaged) {
      const from = standingAt(state, man.index, place.x, place.y);
      chance = shotChance(table, man, arms, from, standing, minus);
      if (chance > 0 && isBetween(scene, man, place, standing.base)) chance = 0;
    }
    found.push(chance);
  }
  return found;
}
