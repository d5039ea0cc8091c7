/** `dangerAt`: how dangerous a place is for a figure, by enemy fire and by possible attackers. */

import { type Point, pointDistance } from '@grognard/geometry';
import { absent, entryAt } from '@grognard/lists';
import { hidesFrom } from '../../field/hiding.ts';
import type { Figure } from '../../state/model.ts';
import type { OrderScene } from './order-scene.ts';
import { shotChance, standingAt } from './threat.ts';
import { worthOfMan } from './worth-of-man.ts';

export interface Danger {
  /** The cost in hundredths of a line soldier. */
  readonly cost: number;
  /** The chance of being shot there, in hundredths. */
  readonly shot: number;
}

/** The cost of losing an own figure, in hundredths of a line soldier. */
export function ownWorth({ table, state, side, manner }: OrderScene, figure: Figure): number {
  return worthOfMan(table, state, figure, side) * (figure.leader ? manner.leader : 1);
}

/** The longest range of any firearm, in tenths of a millimetre. */
const farthest = 9500;

/** The danger of a place in the next turn. A figure crouched in cover and doing nothing is not shot. */
export function dangerAt(
  scene: OrderScene,
  figure: Figure,
  place: Point,
  posture: 'upright' | 'crouched',
): Danger {
  const { table, state, enemies, manner, survives, bouts, aimed } = scene;
  const own = ownWorth(scene, figure);
  const there = standingAt(state, figure.index, place.x, place.y);
  let fire = 0;
  let blows = 0;
  for (let i = 0; i < enemies.length; i++) {
    const { figure: enemy, standing, arms, ready, engaged, reach, worth } = enemies[i] ?? absent(enemies, i);
    const far = pointDistance(standing.base.x, standing.base.y, place.x, place.y);
    if (far > farthest) continue;
    const share = survives[i] ?? absent(survives, i);
    if (ready > 0) {
      const chance = shotChance(table, enemy, arms, standing, there, 0) * ready * share;
      if (chance > 0 && !(posture === 'crouched' && hidesFrom(table.field, there, standing))) fire += chance;
    }
    if (!engaged && far <= reach + 200) {
      const { kills, dies } = bouts(state, figure.index, enemy.index, 'walks');
      blows += (kills * worth - dies * own) * share;
    }
  }
  const shot = Math.min(95, (fire * aimed) / 10_000);
  const run = (blows * manner.weights.runsAt) / 10_000;
  const alone = figure.leader && enemies.length > 0 ? exposure(scene, figure, place) : 0;
  return { cost: ((shot * own) / 100 + alone) * (manner.risk / 100) - (run * manner.blows) / 100, shot };
}

/** The penalty for a leader who goes ahead of its figures. */
function exposure({ enemies, roster, planned, manner }: OrderScene, figure: Figure, place: Point): number {
  let nearest = entryAt(enemies, 0).standing.base;
  let least = Number.POSITIVE_INFINITY;
  for (const { standing } of enemies) {
    const far = pointDistance(standing.base.x, standing.base.y, place.x, place.y);
    if (far >= least) continue;
    least = far;
    nearest = standing.base;
  }
  if (least > manner.weights.leaderNear) return 0;
  let before = 0;
  for (const { index } of roster) {
    const { x, y } = planned[index] ?? absent(planned, index);
    if (index !== figure.index && pointDistance(x, y, nearest.x, nearest.y) < least) before++;
  }
  return before >= Math.min(2, roster.length - 1) ? 0 : manner.weights.leaderAhead;
}
