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
import { groundsAlong, type WayGround } from './field/ground.ts';
import type { Battlefield } from './field/model.ts';
import type { FigureState } from './model.ts';

/** A way on foot or in the saddle, and what it leads through. */
export interface Walk {
  readonly path: Path;
  readonly track: Track;
  readonly along: WayGround;
}

/** A walk with everything that it follows from. */
interface Kept extends Walk {
  readonly field: Battlefield;
  readonly footprint: Footprint;
  readonly x: Tenths;
  readonly y: Tenths;
  readonly heading: Heading;
  readonly room: number;
  readonly points: readonly Point[];
}

/** The last walk of each figure, by its index; of whichever game it was. */
const last: (Kept | undefined)[] = [];

type From = Pick<FigureState, 'x' | 'y' | 'heading' | 'room'>;

/** The way of a figure from where it stands through these points. */
export function walkOf(
  field: Battlefield,
  man: number,
  from: From,
  footprint: Footprint,
  points: readonly Point[],
): Walk {
  const before = last[man];
  if (before !== undefined && before.field === field && isTheSame(before, from, footprint, points))
    return before;
  const { x, y, heading, room } = from;
  const kept = points.map((point) => ({ x: point.x, y: point.y }));
  const path = makePath([{ x, y }, ...kept]);
  const track = trackAlong({ footprint, heading }, path, 'ahead');
  const along = groundsAlong(field, track, room);
  const walk: Kept = { path, track, along, field, footprint, x, y, heading, room, points: kept };
  last[man] = walk;
  return walk;
}

function isTheSame(kept: Kept, from: From, footprint: Footprint, points: readonly Point[]): boolean {
  if (kept.x !== from.x || kept.y !== from.y || kept.heading !== from.heading) return false;
  if (kept.room !== from.room || kept.footprint !== footprint) return false;
  if (kept.points.length !== points.length) return false;
  for (let i = 0; i < points.length; i++)
    if (kept.points[i]!.x !== points[i]!.x || kept.points[i]!.y !== points[i]!.y) return false;
  return true;
}
