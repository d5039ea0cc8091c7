/** Friends in the way: of a shot, and of a walk. */

import { type Point, pointDistance, segmentDistance, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import type { OrderScene } from './order-scene.ts';

/** A line this near to the middle of a base meets it. */
const half: Tenths = 110;
/** Two bases pass each other at this distance. */
const apart: Tenths = 205;
/** A horse needs this much more, to turn. */
const turning: Tenths = 170;

/** Whether a friend stands, or is going to stand, in the line between two places. */
export function isBetween(scene: OrderScene, figure: Figure, from: Point, to: Point): boolean {
  return isNear(scene, figure, from, to, half, 0);
}

/** The part of a way that no friend bars who stays, or will be, where it leads; he stops short of him. */
export function freePart(scene: OrderScene, figure: Figure, here: Point, path: readonly Point[]): Point[] {
  const free: Point[] = [];
  if (path.length > 0 && isBesideHorse(scene, figure, here, entryAt(path, 0))) return free;
  let from = here;
  for (const to of path) {
    if (!isNear(scene, figure, from, to, apart, turning)) {
      free.push(to);
      from = to;
      continue;
    }
    const far = Math.max(1, pointDistance(from.x, from.y, to.x, to.y));
    for (let left = far - step; left > step; left -= step) {
      const end = {
        x: Math.round(from.x + ((to.x - from.x) * left) / far),
        y: Math.round(from.y + ((to.y - from.y) * left) / far),
      };
      if (isNear(scene, figure, from, end, apart, turning)) continue;
      free.push(end);
      break;
    }
    break;
  }
  return free;
}

/** A horse so near is in the way of whoever does not go straight away from it: so much farther after a step. */
const beside: Tenths = 420;
const aStep: Tenths = 200;
const clear: Tenths = 80;

/** Whether one would set out along the flank of a friend's horse. */
function isBesideHorse({ men: roster, state }: OrderScene, figure: Figure, here: Point, to: Point): boolean {
  const far = Math.max(1, pointDistance(here.x, here.y, to.x, to.y));
  const x = here.x + ((to.x - here.x) * aStep) / far;
  const y = here.y + ((to.y - here.y) * aStep) / far;
  for (const { index } of roster) {
    const { mounted, x: its, y: other } = entryAt(state.figures, index);
    if (!mounted || index === figure.index) continue;
    const away = pointDistance(here.x, here.y, its, other);
    if (away < beside && pointDistance(Math.round(x), Math.round(y), its, other) < away + clear) return true;
  }
  return false;
}

/** A friend so near stands at one's side. */
const besides: Tenths = 215;
/** Friends whose middles are nearer than this stand in each other's way when they set out. */
const atElbow: Tenths = 215;
const besideRider: Tenths = 400;

/** Whether no friend beside him keeps a man from setting out: one who stays there, or who goes the other way. */
export function canSetOut({ men: roster, state, planned }: OrderScene, figure: Figure, to: Point): boolean {
  const { x, y, mounted } = entryAt(state.figures, figure.index);
  for (const { index } of roster) {
    const friend = entryAt(state.figures, index);
    const dx = friend.x - x;
    const dy = friend.y - y;
    const near = mounted || friend.mounted ? besideRider : atElbow;
    if (dx > near || dx < -near || dy > near || dy < -near || index === figure.index) continue;
    const { settled, next } = entryAt(planned, index);
    if (!settled || dx * dx + dy * dy > near * near) continue;
    if ((to.x - x) * dx + (to.y - y) * dy <= 0) continue;
    if (next === null || (next.x - friend.x) * dx + (next.y - friend.y) * dy < 0) return false;
  }
  return true;
}

/** How closely one looks where a friend begins to be in the way. */
const step: Tenths = 150;

function isNear(
  { men: roster, planned, state, table, tasks }: OrderScene,
  figure: Figure,
  from: Point,
  to: Point,
  onFoot: Tenths,
  more: Tenths,
): boolean {
  const { mounted: rides, x: hereX, y: hereY } = entryAt(state.figures, figure.index);
  const marches = table.things.length > 0 && tasks[figure.index]?.kind === 'fetch';
  const most = onFoot + more;
  const west = Math.min(from.x, to.x) - most;
  const east = Math.max(from.x, to.x) + most;
  const south = Math.min(from.y, to.y) - most;
  const north = Math.max(from.y, to.y) + most;
  for (const { index } of roster) {
    if (index === figure.index) continue;
    const { x, y, settled } = entryAt(planned, index);
    if (x < west || x > east || y < south || y > north) continue;
    const away = pointDistance(x, y, hereX, hereY);
    // Whoever has a long way before him does not wait until the next man makes room.
    if (!settled && !(marches && away < besides)) continue;
    const wide = rides || entryAt(state.figures, index).mounted ? most : onFoot;
    const gap = settled ? wide : Math.min(wide, away);
    if (segmentDistance(from.x, from.y, to.x, to.y, x, y) < gap) return true;
  }
  return false;
}
