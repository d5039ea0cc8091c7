/** Friends in the line of a shot or in the path of a move. */

import { type Point, pointDistance, segmentDistance, type Tenths } from '@grognard/geometry';
import { absent, entryAt } from '@grognard/lists';
import type { Figure } from '../../state/model.ts';
import type { OrderScene } from './order-scene.ts';

/** A line within this distance of the middle of a base meets it. */
const half: Tenths = 110;
/** The distance at which two bases can pass each other. */
const apart: Tenths = 205;
/** The extra distance a horse needs to turn. */
const turning: Tenths = 170;

/** Whether a friend stands, or will stand, in the line between two places. */
export function isBetween(scene: OrderScene, figure: Figure, from: Point, to: Point): boolean {
  return isNear(scene, figure, from, to, half, 0);
}

/** The part of a path that no friend obstructs who stays or ends there. The figure stops short of the friend. */
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

/**
 * A horse within this distance obstructs a figure that does not move straight away from it. The other two numbers are the length
 * of a test step and the distance gained by it.
 */
const beside: Tenths = 420;
const aStep: Tenths = 200;
const clear: Tenths = 80;

/** Whether the figure would set out along the flank of a friend's horse. */
function isBesideHorse({ roster, state }: OrderScene, figure: Figure, here: Point, to: Point): boolean {
  const far = Math.max(1, pointDistance(here.x, here.y, to.x, to.y));
  const x = here.x + ((to.x - here.x) * aStep) / far;
  const y = here.y + ((to.y - here.y) * aStep) / far;
  for (const { index } of roster) {
    const { mounted, x: its, y: other } = state.figures[index] ?? absent(state.figures, index);
    if (!mounted || index === figure.index) continue;
    const away = pointDistance(here.x, here.y, its, other);
    if (away < beside && pointDistance(Math.round(x), Math.round(y), its, other) < away + clear) return true;
  }
  return false;
}

/** A friend within this distance stands at the figure's side. */
const besides: Tenths = 215;
/** Friends whose middles are closer than this obstruct each other when they set out, on foot and with a rider. */
const atElbow: Tenths = 215;
const besideRider: Tenths = 400;

/** Whether no friend beside the figure, who stays or goes the other way, keeps it from setting out. */
export function canSetOut({ roster, state, planned }: OrderScene, figure: Figure, to: Point): boolean {
  const { x, y, mounted } = entryAt(state.figures, figure.index);
  for (const { index } of roster) {
    const friend = state.figures[index] ?? absent(state.figures, index);
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

/** The precision with which the start of an obstruction is found. */
const step: Tenths = 150;

function isNear(
  { roster, planned, state, table, tasks }: OrderScene,
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
    const { x, y, settled } = planned[index] ?? absent(planned, index);
    if (x < west || x > east || y < south || y > north) continue;
    const away = pointDistance(x, y, hereX, hereY);
    // A figure with a long path ahead does not wait for its neighbour to make room.
    if (!settled && !(marches && away < besides)) continue;
    const wide = rides || entryAt(state.figures, index).mounted ? most : onFoot;
    const gap = settled ? wide : Math.min(wide, away);
    if (segmentDistance(from.x, from.y, to.x, to.y, x, y) < gap) return true;
  }
  return false;
}
