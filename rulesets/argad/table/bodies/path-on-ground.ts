/** The path of an order on the ground, cached because both the check and the movement need it. */

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
import { absent, type OrNone } from '@grognard/lists';
import { groundsAlong, type WayGround } from '../field/ground.ts';
import type { Battlefield } from '../field/model.ts';
import type { FigureIndex, RoomIndex } from '../state/indices.ts';
import type { FigureState } from '../state/model.ts';

/** A path on foot or in the saddle, with the ground it crosses. */
export interface PathOnGround {
  readonly path: Path;
  readonly track: Track;
  readonly along: WayGround;
}

/** A cached path with all its inputs. */
interface CachedPath extends PathOnGround {
  readonly field: Battlefield;
  readonly footprint: Footprint;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly room: OrNone<RoomIndex>;
}

/** The last path of each figure by index, in any game. */
const last: (CachedPath | undefined)[] = [];

type From = Pick<FigureState, 'x' | 'y' | 'heading' | 'room'>;

/** The path of a figure from its position through these points. */
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
  const path = makePath(points.length === 1 ? [from, points[0] ?? absent(points, 0)] : [from, ...points]);
  const track = trackAlong({ footprint, heading }, path, 'ahead');
  const along = groundsAlong(field, track, room);
  const walk: CachedPath = { path, track, along, field, footprint, x, y, heading, room };
  last[figure] = walk;
  return walk;
}

function isTheSame(before: CachedPath, from: From, footprint: Footprint, points: readonly Point[]): boolean {
  if (before.x !== from.x || before.y !== from.y || before.heading !== from.heading) return false;
  if (before.room !== from.room || before.footprint !== footprint) return false;
  // A path includes its start, and repeated points only once. In that case it is worked out again.
  const kept = before.path.points;
  if (kept.length !== points.length + 1) return false;
  for (let i = 0; i < points.length; i++)
    if (
      (kept[i + 1] ?? absent(kept, i + 1)).x !== (points[i] ?? absent(points, i)).x ||
      (kept[i + 1] ?? absent(kept, i + 1)).y !== (points[i] ?? absent(points, i)).y
    )
      return false;
  return true;
}
