/** Contacts as melee reads them: which edge counts, and how much of it two units share. */
import { type Edge, sharedEdge, type Tenths } from '@grognard/geometry';
import { entryAt } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';

export type StruckEdge = 'front' | 'flank' | 'rear';

/** All edges of war wagons and squares are front (`unit.edges`, `wagon.edges`, `square.edges`). */
export function isAllRound({ units, rules }: Table, state: State, unit: UnitIndex): boolean {
  if (entryAt(units, unit).row.category === 'WWg') return true;
  return entryAt(state.units, unit).square && rules.melee.squareEdges;
}

/** What the edge struck counts as. */
export function struckBy(table: Table, state: State, { on, edge }: FrontContact): StruckEdge {
  if (edge === 'front' || isAllRound(table, state, on)) return 'front';
  return edge === 'rear' ? 'rear' : 'flank';
}

/** Contacts of units that are both on the table and not routed. */
export function standingContacts({ contacts, units }: State): FrontContact[] {
  const stands = (unit: UnitIndex) => entryAt(units, unit).status === 'on';
  return contacts.filter(({ by, on }) => stands(by) && stands(on));
}

/** Length of edge that two units share. */
export function shareOf(table: Table, state: State, one: UnitIndex, other: UnitIndex): Tenths {
  return sharedEdge(baseOf(table, state, one), baseOf(table, state, other));
}

const clockwise: readonly Edge[] = ['front', 'right', 'rear', 'left'];

/** Where an edge of an enemy lies for a unit that stands before another edge of it. */
export function sideSeen(from: Edge, edge: Edge): 'same' | 'left' | 'far' | 'right' {
  const turns = (clockwise.indexOf(edge) - clockwise.indexOf(from) + clockwise.length) % clockwise.length;
  return entryAt(['same', 'left', 'far', 'right'] as const, turns);
}
