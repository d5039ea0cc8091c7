/** The two sides of a battle: who is on the table for one, who is the other, where its enemy stands. */

import { type Heading, quarterTurn } from '@grognard/geometry';
import { entryAt, indicesUpTo, numberAt } from '@grognard/lists';
import type { SideIndex, UnitIndex } from './indices.ts';
import type { State, Table } from './model.ts';

/** The units of a side that are on the table. */
export function unitsOn({ sides }: Table, { units }: State, side: SideIndex): UnitIndex[] {
  return entryAt(sides, side).units.filter((unit) => entryAt(units, unit).status === 'on');
}

const both = indicesUpTo<SideIndex>(2);
export const firstSide = numberAt(both, 0);
export const secondSide = numberAt(both, 1);

/** The other side of two. */
export function otherSide(side: SideIndex): SideIndex {
  return side === firstSide ? secondSide : firstSide;
}

/** Facing the enemy's edge, for whoever was not told where to face. */
export function towardsEnemy({ units }: Table, { edges }: State, unit: UnitIndex): Heading {
  return edges[entryAt(units, unit).side] === 'south' ? quarterTurn : 3 * quarterTurn;
}
