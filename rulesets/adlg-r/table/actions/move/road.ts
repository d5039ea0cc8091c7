/** Roads: a column keeps to one if the middles of its front and rear edges are on it (`move.road-how`). */
import { type Base, frontOf, type Point, segmentDistance } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { Battlefield, Road } from '../../state/battlefield.ts';

/** Whether a base goes along a road here. */
export function isOnRoad({ roads }: Battlefield, base: Base): boolean {
  if (roads.length === 0) return false;
  const front = frontOf(base);
  const rear = { x: 2 * base.x - front.x, y: 2 * base.y - front.y };
  return roads.some((road) => isPointOn(road, front) && isPointOn(road, rear));
}

function isPointOn({ line: { points }, width }: Road, { x, y }: Point): boolean {
  return points.some((from, n) => {
    if (n + 1 === points.length) return false;
    const to = entryAt(points, n + 1);
    return 2 * segmentDistance(from.x, from.y, to.x, to.y, x, y) <= width;
  });
}
