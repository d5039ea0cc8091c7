/** The two sides of a battle: who is on the table for one, who is the other, where its enemy stands. */

import { type Heading, quarterTurn } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import type { State, Table } from './model.ts';

/** The units of a side that are on the table. */
export function unitsOn({ sides }: Table, { units }: State, side: number): number[] {
  return entryAt(sides, side).units.filter((unit) => entryAt(units, unit).status === 'on');
}

/** The other side of two. */
export function otherSide(side: number): number {
  return 1 - side;
}

/** Facing the enemy's edge, for whoever was not told where to face. */
export function towardsEnemy({ units }: Table, { edges }: State, unit: number): Heading {
  return edges[entryAt(units, unit).side] === 'south' ? quarterTurn : 3 * quarterTurn;
}
