/** `roomsAlong`: the rooms that a path leads through. */

import { type Tenths, type Track, trackLength } from '@grognard/geometry';
import { lastOf, none, type OrNone } from '@grognard/lists';
import type { RoomIndex } from '../state/indices.ts';
import { addMeetings, isNearWay, pointOnWay } from './centre-line.ts';
import type { Battlefield } from './model.ts';
import { floorOf, roomAt } from './rooms.ts';

/** The room a figure is in from this distance along, or -1 outside. */
export interface RoomStretch {
  readonly from: Tenths;
  readonly room: OrNone<RoomIndex>;
}

const outside: readonly RoomStretch[] = [{ from: 0, room: -1 }];

/** For the path last written to `walked`. Rooms change only where it passes a door or a breach. */
export function roomsAlong(
  field: Battlefield,
  track: Track,
  fromRoom: OrNone<RoomIndex>,
): readonly RoomStretch[] {
  const marks: Tenths[] = [];
  for (const { line, floor } of field.doorways)
    if (floor === floorOf(field, fromRoom) && isNearWay(line)) addMeetings(line, marks);
  if (marks.length === 0) return fromRoom === none ? outside : [{ from: 0, room: fromRoom }];
  marks.sort((a, b) => a - b);
  const floor = floorOf(field, fromRoom);
  const rooms: RoomStretch[] = [{ from: 0, room: fromRoom }];
  const length = trackLength(track);
  marks.forEach((from, i) => {
    const next = marks[i + 1];
    // Beyond the last door the end of the path decides, even just behind the sill.
    const { x, y } = pointOnWay(track, next === undefined ? length : Math.ceil((from + next) / 2));
    const room = roomAt(field, x, y, floor);
    if (room !== lastOf(rooms).room) rooms.push({ from, room });
  });
  return rooms;
}
