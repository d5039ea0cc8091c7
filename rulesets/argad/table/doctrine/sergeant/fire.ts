/** Shots of a figure: exact from where it stands, estimated from where it may go. */

import { type Point, pointDistance } from '@grognard/geometry';
import { absent, entryAt } from '@grognard/lists';
import { asFractions, oddsOf, shareOf } from '@grognard/rules-kit';
import type { FirearmId } from '../../../model.ts';
import { type ShotAssessed, shoot } from '../../../rules/shoot/procedure.ts';
import { judge, shooterNow } from '../../actions/shots.ts';
import type { Figure } from '../../state/model.ts';
import { isBetween } from './lanes.ts';
import type { OrderScene } from './order-scene.ts';
import { chanceToReach, needAt, shotChance, standingAt } from './threat.ts';

export interface BestShot {
  /** The target's index in the list of enemies, or -1. */
  readonly at: number;
  /** The chance of hitting, in hundredths. */
  readonly chance: number;
  readonly worth: number;
  readonly weapon: FirearmId | null;
}

export const noFire: BestShot = { at: -1, chance: 0, worth: 0, weapon: null };

/** A shot that the rules allow from where the figure stands. */
export interface PossibleShot {
  readonly at: number;
  readonly weapon: FirearmId;
  /** Expected hits, in hundredths. */
  readonly hits: number;
}

/** Every shot from where the figure stands, by the odds of the rules. */
export function shotsNow({ table, state, enemies }: OrderScene, figureInfo: Figure): PossibleShot[] {
  const figure = entryAt(state.figures, figureInfo.index);
  const shots: PossibleShot[] = [];
  if (figure.loaded === 0 || enemies.length === 0 || figure.swimming) return shots;
  const shooter = shooterNow(table, state, figureInfo.index, 'standing');
  for (let weapon = 0; weapon < figureInfo.firearms.length; weapon++) {
    if ((figure.loaded & (1 << weapon)) === 0) continue;
    for (let at = 0; at < enemies.length; at++) {
      const { figure: enemy } = enemies[at] ?? absent(enemies, at);
      const { x, y } = entryAt(state.figures, enemy.index);
      const far = pointDistance(figure.x, figure.y, x, y);
      if (needAt(table, figureInfo, 1 << weapon, far - 600) === null) continue;
      const { assessed } = judge(shooter, weapon, enemy.index, null);
      if (assessed !== null)
        shots.push({ at, weapon: entryAt(figureInfo.firearms, weapon), hits: hitsOf(assessed) });
    }
  }
  return shots;
}

/** The best of its shots, given the shots already ordered. */
export function bestShot(scene: OrderScene, shots: readonly PossibleShot[]): BestShot {
  let best = noFire;
  for (const { at, weapon, hits } of shots) {
    const worth = (hits * worthAt(scene, at)) / 100;
    if (worth > best.worth) best = { at, chance: Math.min(100, hits), worth, weapon };
  }
  return best;
}

function worthAt({ enemies, survives, manner }: OrderScene, at: number): number {
  return (
    ((enemies[at] ?? absent(enemies, at)).worth * (survives[at] ?? absent(survives, at)) * manner.fire) / 100
  );
}

const volleys = new Map<string, number>();

/** Expected hits, in hundredths. */
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

/** The best shot from another place after moving there. */
export function fireFrom(scene: OrderScene, figureInfo: Figure, place: Point): BestShot {
  const { table, state, enemies } = scene;
  const figure = entryAt(state.figures, figureInfo.index);
  let best = noFire;
  if (figure.mounted && figureInfo.troop === 'mounted-infantry') return best;
  for (let weapon = 0; weapon < figureInfo.firearms.length; weapon++) {
    if ((figure.loaded & (1 << weapon)) === 0) continue;
    if (table.rules.shoot.firearms[entryAt(figureInfo.firearms, weapon)].fires === 'immobile-on-foot')
      continue;
    const chances = chancesFrom(scene, figureInfo, place, 1 << weapon, 1);
    for (let at = 0; at < enemies.length; at++) {
      const chance = chances[at] ?? absent(chances, at);
      if (chance === 0) continue;
      const worth = (chance * worthAt(scene, at)) / 100;
      if (worth > best.worth) best = { at, chance, worth, weapon: entryAt(figureInfo.firearms, weapon) };
    }
  }
  return best;
}

/** The value of a shot from a place in the next turn, if the weapon is loaded by then. */
export function fireNext(scene: OrderScene, figure: Figure, place: Point): number {
  const { enemies } = scene;
  if (figure.firearms.length === 0) return 0;
  const chances = chancesFrom(scene, figure, place, 2 ** figure.firearms.length - 1, 0);
  let best = 0;
  for (let at = 0; at < enemies.length; at++)
    best = Math.max(best, ((chances[at] ?? absent(chances, at)) * worthAt(scene, at)) / 100);
  return best;
}

const found: number[] = [];

/** The chance of a shot at each enemy. The next call reuses the list. */
function chancesFrom(
  scene: OrderScene,
  figure: Figure,
  place: Point,
  arms: number,
  minus: number,
): readonly number[] {
  const { table, state, enemies } = scene;
  found.length = 0;
  for (const { standing, engaged } of enemies) {
    let chance = 0;
    if (!engaged) {
      const from = standingAt(state, figure.index, place.x, place.y);
      chance = shotChance(table, figure, arms, from, standing, minus);
      if (chance > 0 && isBetween(scene, figure, place, standing.base)) chance = 0;
    }
    found.push(chance);
  }
  return found;
}
