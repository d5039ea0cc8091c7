/** Friends in the way: of a shot, and of a walk. */
import { type Point, segmentDistance, type Tenths } from '@grognard/geometry';
import type { Man } from '../../model.ts';
import type { Scene } from './scene.ts';

/** A line this near to the middle of a base meets it. */
const half: Tenths = 110;
/** Two bases pass each other at this distance. */
const apart: Tenths = 205;

/** Whether a friend stands, or is going to stand, in the line between two places. */
export function isBetween(scene: Scene, man: Man, from: Point, to: Point): boolean {
  return isNear(scene, man, from, to, half);
}

/** Whether a friend who stays where he is bars a stretch of way. */
export function isBarred(scene: Scene, man: Man, from: Point, to: Point): boolean {
  return isNear(scene, man, from, to, apart);
}

function isNear({ men, planned }: Scene, man: Man, from: Point, to: Point, gap: Tenths): boolean {
  const west = Math.min(from.x, to.x) - gap;
  const east = Math.max(from.x, to.x) + gap;
  const south = Math.min(from.y, to.y) - gap;
  const north = Math.max(from.y, to.y) + gap;
  for (const { index } of men) {
    if (index === man.index) continue;
    const { x, y, settled } = planned[index]!;
    if (!settled || x < west || x > east || y < south || y > north) continue;
    if (segmentDistance(from.x, from.y, to.x, to.y, x, y) < gap) return true;
  }
  return false;
}
