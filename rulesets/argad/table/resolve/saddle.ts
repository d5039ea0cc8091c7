/** Into the saddle and out of it (`figure.mount-time`); the horse stays where it was left. */
import { type Base, overlaps, placeBase } from '@grognard/geometry';
import { mountedBase } from '../../scenarios/measure.ts';
import { baseAt } from '../bases.ts';
import { canMount } from '../check/places.ts';
import { isSolidBetween } from '../field/between.ts';
import { groundsUnder } from '../field/ground.ts';
import { floorOf, isAcrossWall, roomAt } from '../field/rooms.ts';
import { standingOf } from '../standing.ts';
import type { Turn } from '../turn.ts';
import { freeSpot } from './free-spot.ts';
import { show } from './secrecy.ts';

/** Mounts, if the figure touches its horse. */
export function mountUp(turn: Turn, man: number): void {
  const { state, happening } = turn;
  const figure = state.figures[man]!;
  const horse = state.horses.find(({ rider }) => rider === man);
  if (figure.mounted || horse === undefined || !canMount(turn.table, state, man, figure)) return;
  if (!isClear(turn, man, placeBase(mountedBase, horse))) return;
  show(turn, man, 'hide.reveal');
  turn.moved[man] = true;
  if (figure.posture !== 'upright') happening.emit({ kind: 'postureTaken', figure: man, posture: 'upright' });
  happening.emit({ kind: 'mounted', figure: man, at: { x: horse.x, y: horse.y }, heading: horse.heading });
}

/** Whether nobody has been pushed over the place of a horse. */
function isClear({ table, state }: Turn, man: number, base: Base): boolean {
  return state.figures.every(
    ({ status, room }, other) =>
      other === man ||
      status !== 'on' ||
      floorOf(table.field, room) > 0 ||
      !overlaps(base, baseAt(state, other)),
  );
}

/** Gets down beside the horse, where there is room. */
export function getDown(turn: Turn, man: number): void {
  const { table, state, happening } = turn;
  const figure = state.figures[man]!;
  if (!figure.mounted) return;
  const { field } = table;
  const { x, y, room, vessel, body } = figure;
  const horse = placeBase(mountedBase, figure);
  const here = standingOf(state, man);
  const at = freeSpot(turn, {
    man,
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
  show(turn, man, 'hide.reveal');
  turn.moved[man] = true;
  happening.emit({ kind: 'dismounted', figure: man, at });
}
