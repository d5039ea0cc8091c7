/** Camps under attack: who stands before one counts as in melee (`camp.attacker`). */
import { type Base, edgeOf, placeBase, segmentToBase, sharedEdge } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../bodies/index.ts';
import type { SideIndex, UnitIndex } from '../state/indices.ts';
import type { CampState, State, Table } from '../state/model.ts';
import { otherSide } from '../state/sides.ts';

/** The camp of a side that still stands, or null. */
export function campOf(
  table: Table,
  { camps }: State,
  side: SideIndex,
): { camp: CampState; base: Base } | null {
  const camp = entryAt(camps, side);
  if (camp === null || camp.lost) return null;
  return { camp, base: placeBase(table.sizes.camp, camp.pose) };
}

/** Whether a unit attacks the enemy's camp: its front lies on it, and no enemy has come to fight it. */
export function isAtCamp(table: Table, state: State, unit: UnitIndex): boolean {
  const found = campOf(table, state, otherSide(entryAt(table.units, unit).side));
  if (found === null || state.contacts.some(({ by, on }) => by === unit || on === unit)) return false;
  const own = baseOf(table, state, unit);
  const [left, right] = edgeOf(own, 'front');
  const isFront = segmentToBase(found.base, left.x, left.y, right.x, right.y) < table.sizes.eps;
  return isFront && sharedEdge(own, found.base, table.sizes.eps) > table.sizes.eps;
}
