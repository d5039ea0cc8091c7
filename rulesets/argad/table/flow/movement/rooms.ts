/** Changing rooms without measuring (`building.room`), including by stairs (`building.floors`). */

import { isBaseWhollyIn, pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { adjoining } from '../../field/rooms.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { freeSpot } from './free-spot.ts';

/** Moves the figure into the room that its order names, to the place it names or the nearest free one. */
export function passIntoRoom(turn: Turn, figureIndex: FigureIndex): void {
  const { table, state, resolution } = turn;
  const figure = entryAt(state.figures, figureIndex);
  const { room: id, roomAt, posture } = state.orders[figureIndex]!;
  const room = table.field.rooms.find((one) => one.id === id);
  if (room === undefined || figure.mounted || figure.body !== none) return;
  if (figure.room === none || adjoining(table.field, figure.room, room.index) === null) return;
  const near = roomAt ?? { x: figure.x, y: figure.y };
  const suits = (base: Parameters<typeof isBaseWhollyIn>[0]) => isBaseWhollyIn(base, room.polygon);
  const at = freeSpot(turn, { figure: figureIndex, near, floor: room.floor, as: figure, suits });
  if (at === null) return;
  show(turn, figureIndex, 'hide.reveal');
  turn.moved[figureIndex] = true;
  turn.went[figureIndex] = pointDistance(figure.x, figure.y, at.x, at.y);
  resolution.emit({
    kind: 'moved',
    figure: figureIndex,
    way: [{ x: figure.x, y: figure.y }, at],
    heading: figure.heading,
    room: room.index,
    vessel: -1,
    swimming: false,
    posture: posture ?? 'upright',
    slice: 0,
    stopped: 'arrived',
  });
}
