/** Figures that obstruct one that is driven back or steps up. */

import { type Base, type MovableBase, overlaps, placeBase } from '@grognard/geometry';
import { absent, entryAt, indicesOf, none, type OrNone } from '@grognard/lists';
import { footBase, mountedBase } from '../../scenarios/measure.ts';
import { floorOf } from '../field/rooms.ts';
import type { FigureIndex } from '../state/indices.ts';
import type { State, Table } from '../state/model.ts';
import { baseAt } from './bases.ts';

/** Figures obstruct each other within one layer. Outside and the ground floor are one layer, each upper floor another. */
export function layerOf({ field }: Table, { figures }: State, figure: FigureIndex): number {
  return floorOf(field, (figures[figure] ?? absent(figures, figure)).room);
}

/** Places in a body are rounded, so neighbours in the ranks overlap by at most this much. */
const rounding = 2;

/** The base of a figure at its position once it has left the ranks. */
export function looseBase(state: State, figure: FigureIndex): MovableBase {
  const { mounted, x, y, heading } = entryAt(state.figures, figure);
  return placeBase(mounted ? mountedBase : footBase, { x, y, heading });
}

/** Stands for a horse left behind, which is not a figure but obstructs all the same (`move.no-overlap`). */
export const aHorse = none;

/** The figures in play that a base of this figure would overlap there, and `aHorse` for horses. */
export function inTheWay(table: Table, state: State, figure: FigureIndex, base: Base): OrNone<FigureIndex>[] {
  const layer = layerOf(table, state, figure);
  const { body } = entryAt(state.figures, figure);
  const slim = body === none ? base : slimmed(base);
  const found: OrNone<FigureIndex>[] = [];
  for (const other of indicesOf(state.figures)) {
    const { status, x, y, body: his } = state.figures[other] ?? absent(state.figures, other);
    if (other === figure || status !== 'on') continue;
    if (Math.abs(x - base.x) > farthest || Math.abs(y - base.y) > farthest) continue;
    if (layerOf(table, state, other) !== layer) continue;
    if (overlaps(his === body ? slim : base, baseAt(state, other))) found.push(other);
  }
  if (layer === 0 && isOnHorse(state, base)) found.push(aHorse);
  return found;
}

export function isOnHorse({ horses }: State, base: Base): boolean {
  return horses.some((horse) => overlaps(base, placeBase(mountedBase, horse)));
}

/** Bases whose middles are farther apart than this on one axis do not overlap: two riders end to end. */
const farthest = 600;

function slimmed({ footprint, x, y, heading }: Base): Base {
  if (footprint.shape === 'round')
    return placeBase({ ...footprint, radius: footprint.radius - rounding }, { x, y, heading });
  const { width, depth } = footprint;
  const slim = { ...footprint, width: width - 2 * rounding, depth: depth - 2 * rounding };
  return placeBase(slim, { x, y, heading });
}
