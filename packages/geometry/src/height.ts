/** HighGround: areas above the table, levels of points and bases, and which of two bases is higher. */
import type { Base } from './base.ts';
import type { Tenths } from './point.ts';
import { isInPolygon, type Polygon } from './polygon.ts';
import { isBaseIn } from './polygon-base.ts';

/** An area with a level. The table itself has level 0. */
export interface HighGround {
  readonly area: Polygon;
  readonly level: number;
}

/** Level at a point: that of the highest area that contains it, border included. */
export function levelAt(grounds: readonly HighGround[], x: Tenths, y: Tenths): number {
  let level = 0;
  for (const ground of grounds) {
    if (ground.level > level && isInPolygon(ground.area, x, y)) level = ground.level;
  }
  return level;
}

/** Level of a base: that of the highest area that contains any part of it. */
export function levelOf(grounds: readonly HighGround[], base: Base): number {
  let level = 0;
  for (const ground of grounds) {
    if (ground.level > level && isBaseIn(base, ground.area)) level = ground.level;
  }
  return level;
}

export function higherOf(
  grounds: readonly HighGround[],
  one: Base,
  other: Base,
): 'one' | 'other' | 'neither' {
  const difference = levelOf(grounds, one) - levelOf(grounds, other);
  return difference > 0 ? 'one' : difference < 0 ? 'other' : 'neither';
}
