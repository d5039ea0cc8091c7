/** Who touches whom (`figure.contact`): never stored, it follows from places. */
import { contactGap } from '../scenarios/measure.ts';
import { areClose } from './bases.ts';
import { isSolidBetween } from './field/between.ts';
import { listOf } from './lists.ts';
import type { FigureState, State, Table } from './model.ts';
import { standingOf } from './standing.ts';

/** Whether two figures in play touch: bases close enough, on one floor, no wall between. */
export function areTouching(table: Table, state: State, one: number, other: number): boolean {
  const a = state.figures[one]!;
  const b = state.figures[other]!;
  if (a.status !== 'on' || b.status !== 'on') return false;
  if (!areNear(a, b)) return false;
  if (!areClose(state, one, other)) return false;
  if (table.field.barriers.length === 0 && a.room === b.room) return true;
  return !isSolidBetween(table.field, standingOf(state, one), standingOf(state, other));
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
const line: number[] = [];
const nobody: readonly number[] = [];

/** The enemies each figure touches, lowest first. Prisoners are nobody's enemies. */
export function contactsOf(table: Table, state: State): (readonly number[])[] {
  const { figures } = state;
  const touching = listOf(figures.length, nobody);
  const count = lineUp(table, state);
  for (let i = 0; i < count; i++) {
    const one = line[i]!;
    const { x, y } = figures[one]!;
    for (let j = i + 1; j < count; j++) {
      const other = line[j]!;
      const figure = figures[other]!;
      if (figure.x - x > reach) break;
      if (figure.y - y > reach || y - figure.y > reach || !areEnemies(table, one, other)) continue;
      if (!areTouching(table, state, one, other)) continue;
      touching[one] = insert(touching[one]!, other);
      touching[other] = insert(touching[other]!, one);
    }
  }
  return touching;
}

/** Answers how many there are. */
function lineUp({ men }: Table, { figures }: State): number {
  let count = 0;
  for (let man = 0; man < men.length; man++) {
    const { status, x } = figures[man]!;
    if (status !== 'on' || men[man]!.captive) continue;
    let at = count++;
    for (; at > 0 && figures[line[at - 1]!]!.x > x; at--) line[at] = line[at - 1]!;
    line[at] = man;
  }
  return count;
}

function insert(list: readonly number[], man: number): readonly number[] {
  return list.length === 0 ? [man] : [...list, man].sort((a, b) => a - b);
}

/** Figures of two sides that fight each other. */
export function areEnemies({ men }: Table, one: number, other: number): boolean {
  const a = men[one]!;
  const b = men[other]!;
  return a.side !== b.side && !a.captive && !b.captive;
}
