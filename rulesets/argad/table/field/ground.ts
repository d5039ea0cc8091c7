/** The ground under a base, where it stands (`terrain.in`) and along its path (`move.any-moment`). */

import {
  type Base,
  isBaseIn,
  isInPolygon,
  leadsThrough,
  moveBase,
  type Polygon,
  placeBase,
  type Stretch,
  stretchesIn,
  type Tenths,
  type Track,
  trackLength,
} from '@grognard/geometry';
import { absent, entryAt, lastOf, none, type OrNone } from '@grognard/lists';
import type { Ground } from '../../model.ts';
import type { RoomIndex } from '../state/indices.ts';
import { firstMeeting, isLineMet, isNearWay, pointOnWay, walk } from './centre-line.ts';
import type { Area, Battlefield } from './model.ts';
import { floorOf, isAcrossWall } from './rooms.ts';
import { type RoomStretch, roomsAlong } from './rooms-along.ts';

/** The ground that a path crosses. */
export interface WayGround {
  /** Every ground of the terrain rows on the path, including its start, and the obstacles crossed. Open ground is not listed. */
  readonly grounds: readonly Ground[];
  /** The distance along at which a wall bars the path, or null. */
  readonly barredAt: Tenths | null;
  /** Walls of houses, high walls, battlements and edges of wall walks all count as walls higher than a man. */
  readonly barredBy: 'terrain.high-wall' | null;
  /** In order along the path, the first from 0. */
  readonly rooms: readonly RoomStretch[];
  /** Stretches where any part of the base is in deep water. */
  readonly deep: readonly Stretch[];
  /** Whether the path ends across a wall, where no figure can stand. */
  readonly endsAcross: boolean;
}

const indoors: readonly Ground[] = ['building'];
const open: readonly Ground[] = [];
const openWay: WayGround = {
  grounds: open,
  barredAt: null,
  barredBy: null,
  rooms: [{ from: 0, room: -1 }],
  deep: [],
  endsAcross: false,
};

/** Every ground of the terrain rows under a base. In a room that is the building alone. Open ground is not listed. */
export function groundsUnder(field: Battlefield, base: Base, room: OrNone<RoomIndex>): readonly Ground[] {
  if (room >= 0) return indoors;
  let found: Ground[] | null = null;
  for (const area of field.slowing) {
    if (!isInArea(area, base)) continue;
    if (found === null) found = [area.ground!];
    else if (!found.includes(area.ground!)) found.push(area.ground!);
  }
  return found ?? open;
}

/** Whether any part of a base is in an area. Water under a bridge does not count if the middle of the base is on the bridge. */
export function isInArea({ polygon, bridges }: Area, base: Base): boolean {
  return isBaseIn(base, polygon) && (bridges.length === 0 || !isInAny(bridges, base.x, base.y));
}

/** Whether a point is in one of these areas. */
export function isInAny(areas: readonly Polygon[], x: Tenths, y: Tenths): boolean {
  for (const area of areas) if (isInPolygon(area, x, y)) return true;
  return false;
}

/** The ground along the path of a base that starts in this room, or outside if -1. */
export function groundsAlong(field: Battlefield, track: Track, fromRoom: OrNone<RoomIndex>): WayGround {
  walk(track);
  if (fromRoom === none && !isAnythingNear(field)) return openWay;
  if (fromRoom === none && !isWallNear(field)) return groundsOutside(field, track);
  const floor = floorOf(field, fromRoom);
  const barredAt = barredAlong(field, track, floor);
  const rooms = roomsAlong(field, track, fromRoom);
  const deep: Stretch[] = [];
  const grounds: Ground[] = rooms.some(({ room }) => room !== none) ? ['building'] : [];
  if (rooms.some(({ room }) => room === none)) {
    addAreas(field, track, grounds, deep);
    addObstacles(field, track, grounds);
  }
  const end = placeBase(track.footprint, track.to);
  return {
    grounds,
    barredAt,
    barredBy: barredAt === null ? null : 'terrain.high-wall',
    rooms,
    deep,
    endsAcross: isAcrossWall(field, end, lastOf(rooms).room),
  };
}

/** The same for a path outdoors with neither wall nor door on it, which is the usual case. */
function groundsOutside(field: Battlefield, track: Track): WayGround {
  const deep: Stretch[] = [];
  const grounds: Ground[] = [];
  addAreas(field, track, grounds, deep);
  addObstacles(field, track, grounds);
  if (grounds.length === 0) return openWay;
  return { grounds, barredAt: null, barredBy: null, rooms: openWay.rooms, deep, endsAcross: false };
}

function isWallNear({ barriers, doorways }: Battlefield): boolean {
  for (let i = 0; i < barriers.length; i++) if (isNearWay(entryAt(barriers, i).line)) return true;
  for (let i = 0; i < doorways.length; i++) if (isNearWay(entryAt(doorways, i).line)) return true;
  return false;
}

/** The room a figure is in at this distance along its path. */
export function roomAlong({ rooms }: WayGround, along: Tenths): OrNone<RoomIndex> {
  let at = 0;
  while (at + 1 < rooms.length && entryAt(rooms, at + 1).from <= along) at++;
  return (rooms[at] ?? absent(rooms, at)).room;
}

function isAnythingNear({ slowing, obstacles, barriers, houses }: Battlefield): boolean {
  for (const { polygon } of slowing) if (isNearWay(polygon)) return true;
  for (const { line } of obstacles) if (isNearWay(line)) return true;
  for (const house of houses) if (isNearWay(house)) return true;
  for (const { line } of barriers) if (isNearWay(line)) return true;
  return false;
}

function barredAlong({ barriers }: Battlefield, track: Track, floor: number): Tenths | null {
  let least: Tenths | null = null;
  for (const barrier of barriers) {
    if (barrier.floor !== floor || !isNearWay(barrier.line)) continue;
    const at = firstMeeting(track, barrier.line);
    if (at !== null && (least === null || at < least)) least = at;
  }
  return least;
}

function addAreas(field: Battlefield, track: Track, grounds: Ground[], deep: Stretch[]): void {
  for (const area of field.slowing) {
    const ground = area.ground!;
    if (!isNearWay(area.polygon)) continue;
    // Only for deep water does it matter where it lies on the path.
    if (ground !== 'deep-water' && grounds.includes(ground)) continue;
    if (ground !== 'deep-water' && area.bridges.length === 0 && track.pieces.length > 0) {
      if (leadsThrough(area.polygon, track)) grounds.push(ground);
      continue;
    }
    const stretches = track.pieces.length === 0 ? standingIn(area, track) : stretchesOf(area, track);
    if (stretches.length === 0) continue;
    if (!grounds.includes(ground)) grounds.push(ground);
    if (ground === 'deep-water') deep.push(...stretches);
  }
  if (deep.length > 1) deep.sort((a, b) => a.from - b.from);
}

function addObstacles({ obstacles }: Battlefield, track: Track, grounds: Ground[]): void {
  for (const { ground, line } of obstacles) {
    if (ground === null || grounds.includes(ground) || !isNearWay(line)) continue;
    if (isLineMet(track, line)) grounds.push(ground);
  }
}

/** A path without length: the ground where the base stands. */
function standingIn(area: Area, { footprint, from }: Track): Stretch[] {
  return isInArea(area, placeBase(footprint, from)) ? [{ from: 0, to: 0 }] : [];
}

/** The sampling interval under bridges, 2 mm. */
const look: Tenths = 20;

export function stretchesOf(area: Area, track: Track): readonly Stretch[] {
  const { stretches } = stretchesIn(area.polygon, track);
  if (area.bridges.length === 0 || stretches.length === 0) return stretches;
  const base = placeBase(track.footprint, track.from);
  const found: { from: Tenths; to: Tenths }[] = [];
  const length = trackLength(track);
  for (let along = 0; along < length + look; along += look) {
    const { x, y, heading } = pointOnWay(track, along);
    moveBase(base, x, y, heading);
    if (!isInArea(area, base)) continue;
    const last = found.at(-1);
    if (last && along - last.to <= look) last.to = Math.min(along, length);
    else found.push({ from: along, to: Math.min(along, length) });
  }
  return found;
}
