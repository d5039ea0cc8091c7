/** The two sides of a battle: who is on the table for one, who is the other, where its enemy stands. */

import { type Heading, quarterTurn } from '@grognard/geometry';
import { entryAt, indicesUpTo, numberAt } from '@grognard/lists';
import type { SideIndex, UnitIndex } from './indices.ts';
import type { State, Table } from './model.ts';

export function unitsOn({ sides }: Table, { units }: State, side: SideIndex): UnitIndex[] {
  return entryAt(sides, side).units.filter((unit) => entryAt(units, unit).status === 'on');
}

const both = indicesUpTo<SideIndex>(2);
export const firstSide = numberAt(both, 0);
export const secondSide = numberAt(both, 1);

export function otherSide(side: SideIndex): SideIndex {
  return side === firstSide ? secondSide : firstSide;
}

/** Heading towards the enemy's edge, for units ordered no heading. */
export function towardsEnemy({ units }: Table, { edges }: State, unit: UnitIndex): Heading {
  return edges[entryAt(units, unit).side] === 'south' ? quarterTurn : 3 * quarterTurn;
}
