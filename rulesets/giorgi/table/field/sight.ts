/** What of the ground stands between two points (`terrain.blocks`, `woods.sight`). */

import {
  crossesBase,
  crossesPolygon,
  depthCrossed,
  isInPolygon,
  levelAt,
  type Point,
  type Polygon,
} from '@grognard/geometry';
import type { Battlefield } from '../state/battlefield.ts';
import type { HouseIndex } from '../state/indices.ts';

/** Whether woods, heights or houses other than those excepted lie between two points. */
export function isGroundBetween(
  field: Battlefield,
  line: readonly [Point, Point],
  own: HouseIndex | null,
  other: HouseIndex | null,
): boolean {
  return (
    isHouseBetween(field, line, own, other) || isHeightBetween(field, line) || isWoodBetween(field, line)
  );
}

function isHouseBetween(
  { houses }: Battlefield,
  [a, b]: readonly [Point, Point],
  own: HouseIndex | null,
  other: HouseIndex | null,
): boolean {
  for (const { index, base } of houses)
    if (index !== own && index !== other && crossesBase(base, a.x, a.y, b.x, b.y)) return true;
  return false;
}

/** Whether a line certainly misses an area. */
function isOff({ minX, minY, maxX, maxY }: Polygon, a: Point, b: Point): boolean {
  return (
    (a.x < minX && b.x < minX) ||
    (a.x > maxX && b.x > maxX) ||
    (a.y < minY && b.y < minY) ||
    (a.y > maxY && b.y > maxY)
  );
}

/** Whether ground higher than both ends lies between. */
function isHeightBetween({ hills }: Battlefield, [a, b]: readonly [Point, Point]): boolean {
  if (hills.every(({ area }) => isOff(area, a, b))) return false;
  const level = Math.max(levelAt(hills, a.x, a.y), levelAt(hills, b.x, b.y));
  return hills.some((hill) => hill.level > level && crossesPolygon(hill.area, a.x, a.y, b.x, b.y));
}

/** Whether more wood lies between than the depth of sight. Two units in the same wood see each other within their range (`woods.sight`). */
function isWoodBetween({ woods, figures }: Battlefield, [a, b]: readonly [Point, Point]): boolean {
  let between = 0;
  for (const wood of woods) {
    if (isOff(wood, a, b)) continue;
    const holdsA = isInPolygon(wood, a.x, a.y);
    const holdsB = isInPolygon(wood, b.x, b.y);
    if (holdsA && holdsB) continue;
    const depth = depthCrossed(a.x, a.y, b.x, b.y, [wood]);
    if (holdsA || holdsB) {
      if (depth > figures.sight) return true;
    } else between += depth;
  }
  return between > figures.sight;
}
