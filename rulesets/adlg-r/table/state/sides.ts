/** The two sides of a battle, and their units on the table. */
import { entryAt, indicesUpTo, numberAt } from '@grognard/lists';
import type { SideIndex, UnitIndex } from './indices.ts';
import type { State, Table } from './model.ts';

const both = indicesUpTo<SideIndex>(2);
export const firstSide = numberAt(both, 0);
export const secondSide = numberAt(both, 1);

export function otherSide(side: SideIndex): SideIndex {
  return side === firstSide ? secondSide : firstSide;
}

/** Units of a side that stand on the table, routed ones left out. */
export function unitsOn({ sides }: Table, { units }: State, side: SideIndex): UnitIndex[] {
  return entryAt(sides, side).units.filter((unit) => entryAt(units, unit).status === 'on');
}

export function isEnemy({ units }: Table, one: UnitIndex, other: UnitIndex): boolean {
  return entryAt(units, one).side !== entryAt(units, other).side;
}
