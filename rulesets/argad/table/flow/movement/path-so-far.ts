/** The part of a path that was covered. */

import { legAt, type Path, type Point, type Tenths } from '@grognard/geometry';
import { absent, lastOf } from '@grognard/lists';

/** From the old place over the bends passed to the new one. */
export function pathSoFar(path: Path, went: Tenths, { x, y }: Point): Point[] {
  const leg = legAt(path, went);
  if (leg === 0) return [path.points[0] ?? absent(path.points, 0), { x, y }];
  const way = path.points.slice(0, leg + 1);
  const last = lastOf(way);
  if (last.x !== x || last.y !== y) way.push({ x, y });
  return way;
}
