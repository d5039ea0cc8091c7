/** The way of an order as it lies on the table. It is looked at when the order is checked and when it is walked, and worked out once for both. */

import {
  type Footprint,
  type Heading,
  makePath,
  type Path,
  type Point,
  type Tenths,
  type Track,
  trackAlong,
} from '@grognard/geometry';
import { entryAt, type OrNone } from '@grognard/lists';
import { groundsAlong, type WayGround } from '../field/ground.ts';
import type { Battlefield } from '../field/model.ts';
import type { FigureIndex, RoomIndex } from '../state/indices.ts';
import type { FigureState } from '../state/model.ts';

/** A way on foot or in the saddle, and what it leads through. */
export interface PathOnGround {
  readonly path: Path;
  readonly track: Track;
  readonly along: WayGround;
}

/** A walk with everything that it follows from. */
interface CachedPath extends PathOnGround {
  readonly field: Battlefield;
  readonly footprint: Footprint;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly room: OrNone<RoomIndex>;
}

/** The last walk of each figure, by its index; of whichever game it was. */
const last: (CachedPath | undefined)[] = [];

type From = Pick<FigureState, 'x' | 'y' | 'heading' | 'room'>;

/** The way of a figure from where it stands through these points. */
export function pathOnGround(
  field: Battlefield,
  figure: FigureIndex,
  from: From,
  footprint: Footprint,
  points: readonly Point[],
): PathOnGround {
  const before = last[figure];
  if (before !== undefined && before.field === field && isTheSame(before, from, footprint, points))
    return before;
  const { x, y, heading, room } = from;
  const path = makePath(points.length === 1 ? [from, entryAt(points, 0)] : [from, ...points]);
  const track = trackAlong({ footprint, heading }, path, 'ahead');
  const along = groundsAlong(field, track, room);
  const walk: CachedPath = { path, track, along, field, footprint, x, y, heading, room };
  last[figure] = walk;
  return walk;
}

function isTheSame(before: CachedPath, from: From, footprint: Footprint, points: readonly Point[]): boolean {
  if (before.x !== from.x || before.y !== from.y || before.heading !== from.heading) return false;
  if (before.room !== from.room || before.footprint !== footprint) return false;
  // A path has its start too, and a point given twice only once: the way is then worked out again.
  const kept = before.path.points;
  if (kept.length !== points.length + 1) return false;
  for (let i = 0; i < points.length; i++)
    if (entryAt(kept, i + 1).x !== entryAt(points, i).x || entryAt(kept, i + 1).y !== entryAt(points, i).y)
      return false;
  return true;
}
