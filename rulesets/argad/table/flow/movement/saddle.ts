/** Mounting and dismounting (`figure.mount-time`). The horse stays where it was left. */

import { type Base, overlaps, placeBase } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { mountedBase } from '../../../scenarios/measure.ts';
import { canMount } from '../../actions/places.ts';
import { baseAt } from '../../bodies/bases.ts';
import { placementOf } from '../../bodies/placement.ts';
import { groundsUnder } from '../../field/ground.ts';
import { isSolidBetween } from '../../field/ground-between.ts';
import { floorOf, isAcrossWall, roomAt } from '../../field/rooms.ts';
import type { FigureIndex } from '../../state/indices.ts';
import { show } from '../turn/secrecy.ts';
import type { Turn } from '../turn/turn.ts';
import { freeSpot } from './free-spot.ts';

/** Mounts, if the figure touches its horse. */
export function mountUp(turn: Turn, figureIndex: FigureIndex): void {
  const { state, resolution } = turn;
  const figure = entryAt(state.figures, figureIndex);
  const horse = state.horses.find(({ rider }) => rider === figureIndex);
  if (figure.mounted || horse === undefined || !canMount(turn.table, state, figureIndex, figure)) return;
  if (!isClear(turn, figureIndex, placeBase(mountedBase, horse))) return;
  show(turn, figureIndex, 'hide.reveal');
  turn.moved[figureIndex] = true;
  if (figure.posture !== 'upright')
    resolution.emit({ kind: 'postureTaken', figure: figureIndex, posture: 'upright' });
  resolution.emit({
    kind: 'mounted',
    figure: figureIndex,
    at: { x: horse.x, y: horse.y },
    heading: horse.heading,
  });
}

/** Whether no figure has been pushed over the horse's place. */
function isClear({ table, state }: Turn, figure: FigureIndex, base: Base): boolean {
  return state.figures.every(
    ({ status, room }, other) =>
      other === figure ||
      status !== 'on' ||
      floorOf(table.field, room) > 0 ||
      !overlaps(base, baseAt(state, other)),
  );
}

/** Dismounts beside the horse, if there is room. */
export function getDown(turn: Turn, figureIndex: FigureIndex): void {
  const { table, state, resolution } = turn;
  const figure = entryAt(state.figures, figureIndex);
  if (!figure.mounted) return;
  const { field } = table;
  const { x, y, room, vessel, body } = figure;
  const horse = placeBase(mountedBase, figure);
  const here = placementOf(state, figureIndex);
  const at = freeSpot(turn, {
    figure: figureIndex,
    near: { x, y },
    floor: floorOf(field, room),
    as: { mounted: false, body },
    suits: (base) =>
      !overlaps(base, horse) &&
      roomAt(field, base.x, base.y, floorOf(field, room)) === room &&
      !isAcrossWall(field, base, room) &&
      !groundsUnder(field, base, room).includes('deep-water') &&
      !isSolidBetween(field, { ...here, base: horse }, { base, room, vessel }),
  });
  if (at === null) return;
  show(turn, figureIndex, 'hide.reveal');
  turn.moved[figureIndex] = true;
  resolution.emit({ kind: 'dismounted', figure: figureIndex, at });
}
