/** Who touches whom (`figure.contact`): never stored, it follows from places. */

import type { Tenths } from '@grognard/geometry';
import { entryAt, type MutableListBy, numberAt } from '@grognard/lists';
import { contactGap } from '../../scenarios/measure.ts';
import { isSolidBetween } from '../field/ground-between.ts';
import type { FigureIndex } from '../state/indices.ts';
import { listOf } from '../state/lists.ts';
import type { FigureState, State, Table } from '../state/model.ts';
import { areClose } from './bases.ts';
import { placementOf } from './placement.ts';

/** Whether two figures in play touch: bases close enough, on one floor, no wall between. */
export function areTouching(table: Table, state: State, one: FigureIndex, other: FigureIndex): boolean {
  const a = entryAt(state.figures, one);
  const b = entryAt(state.figures, other);
  if (a.status !== 'on' || b.status !== 'on') return false;
  if (!areNear(a, b)) return false;
  if (!areClose(state, one, other)) return false;
  if (table.field.barriers.length === 0 && a.room === b.room) return true;
  return !isSolidBetween(table.field, placementOf(state, one), placementOf(state, other));
}

/** Whether two figures are near enough for their bases to touch, whichever way they face. */
export function areNear(a: FigureState, b: FigureState): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx <= reach && dx >= -reach && dy <= reach && dy >= -reach;
}

/** No two bases whose middles are farther apart than this on one axis can touch: two riders end to end. */
const reach = 600 + contactGap;

/** Fighters in play, from west to east; used again by every call. */
const line: FigureIndex[] = [];
const nobody: readonly FigureIndex[] = [];

/** The enemies each figure touches, lowest first. Prisoners are nobody's enemies. */
export function contactsOf(table: Table, state: State): MutableListBy<FigureIndex, readonly FigureIndex[]> {
  const { figures } = state;
  const touching: MutableListBy<FigureIndex, readonly FigureIndex[]> = listOf(figures.length, nobody);
  const count = lineUp(table, state);
  for (let i = 0; i < count; i++) {
    const one = numberAt(line, i);
    const { x, y } = entryAt(figures, one);
    for (let j = i + 1; j < count; j++) {
      const other = numberAt(line, j);
      const figure = entryAt(figures, other);
      if (figure.x - x > reach) break;
      if (figure.y - y > reach || y - figure.y > reach || !areEnemies(table, one, other)) continue;
      if (!areTouching(table, state, one, other)) continue;
      touching[one] = insert(entryAt(touching, one), other);
      touching[other] = insert(entryAt(touching, other), one);
    }
  }
  return touching;
}

/** Everybody as they stood from west to east when it was last looked, and where: nearly the same order again. */
let order: FigureIndex[] = [];
const xs: Tenths[] = [];

/** Answers how many there are. */
function lineUp({ roster }: Table, { figures }: State): number {
  if (order.length !== roster.length) order = roster.map(({ index }) => index);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const figure = numberAt(order, i);
    const { x } = entryAt(figures, figure);
    let at = i;
    for (; at > 0 && numberAt(xs, at - 1) > x; at--) {
      order[at] = numberAt(order, at - 1);
      xs[at] = numberAt(xs, at - 1);
    }
    order[at] = figure;
    xs[at] = x;
  }
  for (let i = 0; i < order.length; i++)
    if (entryAt(figures, numberAt(order, i)).status === 'on' && !entryAt(roster, numberAt(order, i)).captive)
      line[count++] = numberAt(order, i);
  return count;
}

function insert(list: readonly FigureIndex[], figure: FigureIndex): readonly FigureIndex[] {
  return list.length === 0 ? [figure] : [...list, figure].sort((a, b) => a - b);
}

/** Figures of two sides that fight each other. */
export function areEnemies({ roster }: Table, one: FigureIndex, other: FigureIndex): boolean {
  const a = entryAt(roster, one);
  const b = entryAt(roster, other);
  return a.side !== b.side && !a.captive && !b.captive;
}
