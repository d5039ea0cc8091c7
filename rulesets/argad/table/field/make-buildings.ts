/** Prepares buildings: rooms, openings, and walls with gaps at the openings. */

import { cutOut, edgesOf, makePolygon, makePolyline, type StraightStretch } from '@grognard/geometry';
import { entryAt, type ListBy, listBy, present, stored } from '@grognard/lists';
import { outside } from '../../scenarios/check-ids.ts';
import { pointOf } from '../../scenarios/measure.ts';
import type { Scenario } from '../../scenarios/shape.ts';
import type { RoomIndex } from '../state/indices.ts';
import type { Opening, Room, Wall, WallBarrier } from './model.ts';
import { roomInside } from './rooms.ts';

interface Buildings {
  readonly rooms: ListBy<RoomIndex, Room>;
  readonly openings: readonly Opening[];
  readonly walls: readonly Wall[];
  readonly barriers: readonly WallBarrier[];
}

export function makeBuildings(buildings: Scenario['buildings']): Buildings {
  const given: ListBy<RoomIndex, Omit<Room, 'index'>> = listBy(
    buildings.flatMap((building, index) =>
      building.rooms.map(({ id, corners, floor }) => ({
        id,
        building: index,
        floor,
        polygon: makePolygon(corners.map(pointOf)),
      })),
    ),
  );
  const rooms: ListBy<RoomIndex, Room> = listBy(given.map((room, index) => ({ index, ...room })));
  const indexOf = (id: string) => stored(id === outside ? null : indexOfRoom(rooms, id));
  const openings = buildings.flatMap((building) =>
    building.openings.map(
      ({ id, kind, at, joins }): Opening => ({
        id,
        kind,
        from: pointOf(entryAt(at, 0)),
        to: pointOf(entryAt(at, 1)),
        joins: [indexOf(entryAt(joins, 0)), indexOf(entryAt(joins, 1))],
      }),
    ),
  );
  const sides = sidesOf(rooms);
  const walls = sides.flatMap((side): Wall[] =>
    withoutOpenings(side, rooms, openings, isGap).map((stretch) => ({ ...side, ...stretch })),
  );
  const barriers = sides.flatMap((side): WallBarrier[] =>
    withoutOpenings(
      side,
      rooms,
      openings,
      // A door on an upper floor that leads outside is not a passage.
      (opening) => isPassage(opening) && (side.floor === 0 || Math.min(...opening.joins) >= 0),
    ).map(({ from, to }) => ({
      kind: 'house-wall',
      line: makePolyline([from, to]),
      floor: side.floor,
    })),
  );
  return { rooms, openings, walls, barriers };
}

function indexOfRoom(rooms: ListBy<RoomIndex, Room>, id: string): RoomIndex {
  return present(rooms.find((room) => room.id === id)?.index, `room ${id}`);
}

/** Stairs occupy floor, not wall. */
const isGap = ({ kind }: Opening) => kind !== 'stairs';

/** Windows and loopholes cannot be climbed through. */
export const isPassage = ({ kind }: Opening) => kind === 'door' || kind === 'breach';

/** The sides of all rooms. A side shared by two rooms appears once. */
function sidesOf(rooms: readonly Room[]): Wall[] {
  const sides: Wall[] = [];
  for (const { building, floor, polygon } of rooms) {
    const standing = sides.filter((side) => side.floor === floor && side.building === building);
    for (const edge of edgesOf(polygon.corners))
      for (const { from, to } of cutOut(edge, standing)) sides.push({ from, to, floor, building });
  }
  return sides;
}

function withoutOpenings(
  side: Wall,
  rooms: ListBy<RoomIndex, Room>,
  openings: readonly Opening[],
  isOut: (opening: Opening) => boolean,
): StraightStretch[] {
  const own = openings.filter((opening) => {
    const room = entryAt(rooms, roomInside(opening.joins));
    return room.building === side.building && room.floor === side.floor && isOut(opening);
  });
  return cutOut(side, own);
}
