/** Queries about sides: which are still in the battle, and their free figures. */

import { absent, entryAt, indicesOf, type ListBy, listBy, type MutableListBy } from '@grognard/lists';
import type { FigureIndex, SideIndex } from './indices.ts';
import type { State, Table } from './model.ts';

/** A side that has conceded, or withdrawn because half its figures fell (`leader.half`), gives no more orders. */
export function isOut(table: Table, state: State, side: SideIndex): boolean {
  return (state.sides[side] ?? absent(state.sides, side)).conceded || hasLostHalf(table, state, side);
}

/** Prisoners count neither among its figures nor among its losses. A figure that left the table is not lost. */
export function hasLostHalf({ options, roster }: Table, { figures }: State, side: SideIndex): boolean {
  if (!options['leader.half']) return false;
  let had = 0;
  let lost = 0;
  for (const figure of roster) {
    if (figure.side !== side || figure.captive) continue;
    had++;
    if (entryAt(figures, figure.index).status === 'dead') lost++;
  }
  return 2 * lost >= had;
}

/** Whether a side that is out of the battle has taken its figures off. Until then what it has reached still counts. */
export function hasWithdrawn(table: Table, state: State, side: SideIndex): boolean {
  return isOut(table, state, side) && !hasPeople(table, state, side);
}

function hasPeople({ sides }: Table, { figures }: State, side: SideIndex): boolean {
  const { fighters } = sides[side] ?? absent(sides, side);
  for (const fighter of fighters)
    if ((figures[fighter] ?? absent(figures, fighter)).status === 'on') return true;
  return false;
}

/** Whether a figure can act for its side: on the table, not a prisoner, its side still in the battle. */
export function isFree(table: Table, state: State, figure: FigureIndex): boolean {
  const { captive, side } = entryAt(table.roster, figure);
  return entryAt(state.figures, figure).status === 'on' && !captive && !isOut(table, state, side);
}

/** Whether the others wait for a side: it is in the battle and has a figure left to order. */
export function isAwaited(table: Table, state: State, side: SideIndex): boolean {
  const { sealed, conceded } = state.sides[side] ?? absent(state.sides, side);
  return !sealed && !conceded && !hasLostHalf(table, state, side) && hasPeople(table, state, side);
}

function countInPlay({ figures }: State, figureIndexes: readonly FigureIndex[]): number {
  let count = 0;
  for (const figure of figureIndexes)
    if ((figures[figure] ?? absent(figures, figure)).status === 'on') count++;
  return count;
}

/** The number of free figures that each side has on the table. */
export function freeFigures(table: Table, state: State): ListBy<SideIndex, number> {
  const free: MutableListBy<SideIndex, number> = listBy([]);
  for (const side of indicesOf(table.sides))
    free.push(
      isOut(table, state, side)
        ? 0
        : countInPlay(state, (table.sides[side] ?? absent(table.sides, side)).fighters),
    );
  return free;
}
