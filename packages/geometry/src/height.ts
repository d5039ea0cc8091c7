/** Heights: areas that lie higher than the table, and which of two places is the higher. */
import type { Base } from './base.ts';
import type { Tenths } from './point.ts';
import { isInPolygon, type Polygon } from './polygon.ts';
import { isBaseIn } from './polygon-base.ts';

/** An area of a level; the table itself has level 0. */
export interface HighGround {
  readonly area: Polygon;
  readonly level: number;
}

/** The level at a point: that of the highest area it is in, whose border belongs to it. */
export function levelAt(grounds: readonly HighGround[], x: Tenths, y: Tenths): number {
  let level = 0;
  for (const ground of grounds) {
    if (ground.level > level && isInPolygon(ground.area, x, y)) level = ground.level;
  }
  return level;
}

/** The level of a base: that of the highest area any part of it is in. */
export function levelOf(grounds: readonly HighGround[], base: Base): number {
  let level = 0;
  for (const ground of grounds) {
    if (ground.level > level && isBaseIn(base, ground.area)) level = ground.level;
  }
  return level;
}

/** Which of two bases stands higher. */
export function higherOf(
  grounds: readonly HighGround[],
  one: Base,
  other: Base,
): 'one' | 'other' | 'neither' {
  const difference = levelOf(grounds, one) - levelOf(grounds, other);
  return difference > 0 ? 'one' : difference < 0 ? 'other' : 'neither';
}
