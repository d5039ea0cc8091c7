/** `placeInRoom`: a place in a room where no known figure stands. */

import { isBaseWhollyIn, moveBase, overlaps, type Point, placeBase, pointDistance } from '@grognard/geometry';
import { entryAt, none } from '@grognard/lists';
import { footBase } from '../../scenarios/measure.ts';
import { ownBase } from '../bodies/bases.ts';
import { adjoining } from '../field/rooms.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { InteractionContext } from './interaction-context.ts';

/** The spacing of the places tried, in tenths of a millimetre. */
const step = 50;

const standing = placeBase(footBase, { x: 0, y: 0, heading: 0 });

/** The free place nearest to the entrance, or null if there is no such room or it is full. */
export function placeInRoom(
  { table, state }: InteractionContext,
  figureIndex: FigureIndex,
  id: string,
): Point | null {
  const { field } = table;
  const room = field.rooms.find((one) => one.id === id);
  if (room === undefined) return null;
  const here = entryAt(state.figures, figureIndex);
  const way = here.room === none ? null : adjoining(field, here.room, room.index);
  const from = way === null ? here : { x: (way.from.x + way.to.x) / 2, y: (way.from.y + way.to.y) / 2 };
  const there = state.figures
    .filter((figure, other) => other !== figureIndex && figure.status === 'on' && figure.room === room.index)
    .map(ownBase);
  const { minX, maxX, minY, maxY } = room.polygon;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let x = Math.ceil(minX / step) * step; x <= maxX; x += step)
    for (let y = Math.ceil(minY / step) * step; y <= maxY; y += step) {
      const away = pointDistance(Math.round(from.x), Math.round(from.y), x, y);
      if (away >= least) continue;
      moveBase(standing, x, y, 0);
      if (!isBaseWhollyIn(standing, room.polygon) || there.some((base) => overlaps(standing, base))) continue;
      best = { x, y };
      least = away;
    }
  return best;
}
