/** Rooms: which room a place is in, and how rooms adjoin. */

import { type Base, crossesBase, isInPolygon, type Tenths } from '@grognard/geometry';
import { entryAt, indexOrNull, indicesOf, none, type OrNone, present, valueAt } from '@grognard/lists';
import type { RoomIndex } from '../state/indices.ts';
import type { Battlefield, Opening } from './model.ts';

/** The index of the room at a place on a floor, or -1 outside. A wall belongs to the first room it bounds. */
export function roomAt({ rooms }: Battlefield, x: Tenths, y: Tenths, floor: number): OrNone<RoomIndex> {
  for (const i of indicesOf(rooms))
    if (entryAt(rooms, i).floor === floor && isInPolygon(entryAt(rooms, i).polygon, x, y)) return i;
  return none;
}

/** The floor of a room. Outside is floor 0. */
export function floorOf({ rooms }: Battlefield, room: OrNone<RoomIndex>): number {
  return room === none ? 0 : entryAt(rooms, room).floor;
}

/** The building of a room, or -1 outside. */
export function buildingOf({ rooms }: Battlefield, room: OrNone<RoomIndex>): number {
  return room === none ? -1 : entryAt(rooms, room).building;
}

/** A room that an opening belongs to: of two the later. */
export function roomInside([one, other]: Opening['joins']): RoomIndex {
  return present(indexOrNull(one > other ? one : other), 'room at an opening');
}

/** The door, breach or stairs that join two rooms (`building.room`, `building.floors`), or a room and the outside (-1). */
export function adjoining(
  { openings }: Battlefield,
  room: OrNone<RoomIndex>,
  other: OrNone<RoomIndex>,
): Opening | null {
  if (room === other) return null;
  for (const opening of openings) {
    const { kind, joins } = opening;
    if (kind === 'window' || kind === 'loophole') continue;
    if ((joins[0] === room && joins[1] === other) || (joins[0] === other && joins[1] === room))
      return opening;
  }
  return null;
}

/** Whether a base stands across a wall that cannot be walked through: a house wall, a high wall or a battlement. */
export function isAcrossWall(field: Battlefield, base: Base, room: OrNone<RoomIndex>): boolean {
  const { x, y, reach } = base;
  const floor = floorOf(field, room);
  for (const { kind, line, floor: on } of field.barriers) {
    if (x - reach >= line.maxX || x + reach <= line.minX || y - reach >= line.maxY || y + reach <= line.minY)
      continue;
    if (on !== floor || kind === 'drop') continue;
    if (crossesBase(base, valueAt(line.xs, 0), valueAt(line.ys, 0), valueAt(line.xs, 1), valueAt(line.ys, 1)))
      return true;
  }
  return false;
}
