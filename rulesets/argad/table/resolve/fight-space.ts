/** Who stands in the way of a figure that is driven back or steps up. */
import { type Base, overlaps } from '@grognard/geometry';
import { baseAt } from '../bases.ts';
import { floorOf } from '../field/rooms.ts';
import type { State, Table } from '../model.ts';

/** Figures on one layer keep each other out: outside and the ground floor are one, every upper floor another. */
export function layerOf({ field }: Table, { figures }: State, figure: number): number {
  return floorOf(field, figures[figure]!.room);
}

/** The figures in play whose bases a base of this figure would overlap there. */
export function inTheWay(table: Table, state: State, figure: number, base: Base): number[] {
  const layer = layerOf(table, state, figure);
  const found: number[] = [];
  for (let other = 0; other < state.figures.length; other++) {
    const { status } = state.figures[other]!;
    if (other === figure || status !== 'on' || layerOf(table, state, other) !== layer) continue;
    if (overlaps(base, baseAt(state, other))) found.push(other);
  }
  return found;
}
