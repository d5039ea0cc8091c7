/** `contactsOf`: which figures touch (`figure.contact`). Contacts are never stored, because they follow from positions. */

import type { Tenths } from '@grognard/geometry';
import { absent, entryAt, type MutableListBy } from '@grognard/lists';
import { contactGap } from '../../scenarios/measure.ts';
import { isSolidBetween } from '../field/ground-between.ts';
import type { FigureIndex } from '../state/indices.ts';
import { listOf } from '../state/lists.ts';
import type { Figure, FigureState, State, Table } from '../state/model.ts';
import { areClose } from './bases.ts';
import { placementOf } from './placement.ts';

/** Whether two figures in play touch: bases close enough, on one floor, no wall between. */
export function areTouching(table: Table, state: State, one: FigureIndex, other: FigureIndex): boolean {
  const a = state.figures[one] ?? absent(state.figures, one);
  const b = state.figures[other] ?? absent(state.figures, other);
  if (a.status !== 'on' || b.status !== 'on') return false;
  if (!areNear(a, b)) return false;
  if (!areClose(state, one, other)) return false;
  if (table.field.barriers.length === 0 && a.room === b.room) return true;
  return !isSolidBetween(table.field, placementOf(state, one), placementOf(state, other));
}

/** Whether two figures are near enough for their bases to touch, whatever their headings. */
export function areNear(a: FigureState, b: FigureState): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx <= reach && dx >= -reach && dy <= reach && dy >= -reach;
}

/** The greatest distance along one axis at which two bases can touch: two riders end to end, in tenths of a millimetre. */
const reach = 600 + contactGap;

/** Fighters in play, from west to east. Every call reuses the array. */
const line: Figure[] = [];
const nobody: readonly FigureIndex[] = [];

/** The enemies each figure touches, lowest index first. Prisoners are nobody's enemies. */
export function contactsOf(table: Table, state: State): MutableListBy<FigureIndex, readonly FigureIndex[]> {
  const { figures } = state;
  const touching: MutableListBy<FigureIndex, readonly FigureIndex[]> = listOf(figures.length, nobody);
  const count = lineUp(table, state);
  for (let i = 0; i < count; i++) {
    const { index: one, side } = line[i] ?? absent(line, i);
    const { x, y } = figures[one] ?? absent(figures, one);
    for (let j = i + 1; j < count; j++) {
      const { index: other, side: its } = line[j] ?? absent(line, j);
      const figure = figures[other] ?? absent(figures, other);
      if (figure.x - x > reach) break;
      if (side === its || figure.y - y > reach || y - figure.y > reach) continue;
      if (!areTouching(table, state, one, other)) continue;
      touching[one] = insert(entryAt(touching, one), other);
      touching[other] = insert(entryAt(touching, other), one);
    }
  }
  return touching;
}

/** All figures from west to east as of the last call. The order rarely changes much, so an insertion sort is quick. */
let order: Figure[] = [];
/** The roster that they are of. */
let ordered: Table['roster'] | null = null;
const xs: Tenths[] = [];

/** Fills the list and returns its length. */
function lineUp({ roster }: Table, { figures }: State): number {
  if (ordered !== roster) {
    ordered = roster;
    order = [...roster];
  }
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const figure = order[i] ?? absent(order, i);
    const { x } = figures[figure.index] ?? absent(figures, figure.index);
    let at = i;
    for (; at > 0; at--) {
      const before = xs[at - 1] ?? absent(xs, at - 1);
      if (before <= x) break;
      order[at] = order[at - 1] ?? absent(order, at - 1);
      xs[at] = before;
    }
    order[at] = figure;
    xs[at] = x;
  }
  for (const figure of order)
    if (!figure.captive && (figures[figure.index] ?? absent(figures, figure.index)).status === 'on')
      line[count++] = figure;
  return count;
}

function insert(list: readonly FigureIndex[], figure: FigureIndex): readonly FigureIndex[] {
  return list.length === 0 ? [figure] : [...list, figure].sort((a, b) => a - b);
}

/** Whether two figures belong to sides that fight each other. */
export function areEnemies({ roster }: Table, one: FigureIndex, other: FigureIndex): boolean {
  const a = roster[one] ?? absent(roster, one);
  const b = roster[other] ?? absent(roster, other);
  return a.side !== b.side && !a.captive && !b.captive;
}
