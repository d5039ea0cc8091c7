/** keepContacts: contacts follow the bases: parted where they touch no more, complete where they have conformed. */
import { type Base, baseDistance, edgeAlong, sharedEdge } from '@grognard/geometry';
import { entryAt, indicesOf } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import { isEnemy } from '../../state/sides.ts';
import type { Turn } from '../../state/turn.ts';
import { standingContacts } from '../melee/index.ts';
import { isComplete } from './poses.ts';
import { targetOf } from './target.ts';

/** Two bases share more than EPS of edge (`melee.contact`). */
export function areInContact({ sizes }: Table, one: Base, other: Base): boolean {
  return baseDistance(one, other) < sizes.eps && sharedEdge(one, other) > sizes.eps;
}

/** How a contact stands now, or null if its front lies on the enemy no more. */
function nowOf(table: Table, state: State, contact: FrontContact): FrontContact | null {
  const by = baseOf(table, state, contact.by);
  const on = baseOf(table, state, contact.on);
  if (!areInContact(table, by, on) || edgeAlong(by, on) !== 'front') return null;
  const edge = edgeAlong(on, by);
  const target = targetOf(table, state, { unit: contact.by, enemy: contact.on });
  return { ...contact, edge, complete: isComplete(table, target, edge, by) };
}

/** Parts units that no longer touch, and keeps edge and completeness of the others true. Routed units wait for their removal. */
export function keepContacts(turn: Turn): void {
  const { table, state, resolution } = turn;
  const parted: number[] = [];
  for (const contact of standingContacts(state)) {
    const now = nowOf(table, state, contact);
    if (now === null) parted.push(contact.since);
    else if (now.edge !== contact.edge || now.complete !== contact.complete)
      resolution.emit({ kind: 'conformed', contact: now });
  }
  if (parted.length > 0) resolution.emit({ kind: 'parted', contacts: parted });
}

export type NewContact = Pick<FrontContact, 'by' | 'on' | 'edge' | 'how' | 'uncontrolled' | 'first'>;

/** Notes that a unit has met an enemy. Whether it is complete shows when it has conformed. */
export function meet({ state, resolution }: Turn, contacts: readonly NewContact[]): void {
  if (contacts.length === 0) return;
  resolution.emit({
    kind: 'met',
    contacts: contacts.map((contact, n) => ({ ...contact, complete: false, since: state.nextContact + n })),
  });
}

/** Enemies whom a unit touches without a contact: its front on theirs, or theirs on its side. */
export function newContactsOf(
  table: Table,
  state: State,
  unit: UnitIndex,
  { how, uncontrolled, first }: Pick<FrontContact, 'how' | 'uncontrolled' | 'first'>,
): NewContact[] {
  const own = baseOf(table, state, unit);
  return indicesOf(table.units).flatMap((enemy): NewContact[] => {
    if (!isEnemy(table, unit, enemy) || entryAt(state.units, enemy).status !== 'on') return [];
    const base = baseOf(table, state, enemy);
    const isKnown = state.contacts.some(
      ({ by, on }) => (by === unit && on === enemy) || (by === enemy && on === unit),
    );
    if (isKnown || !areInContact(table, own, base)) return [];
    const ownEdge = edgeAlong(own, base);
    const itsEdge = edgeAlong(base, own);
    if (ownEdge === 'front') return [{ by: unit, on: enemy, edge: itsEdge, how, uncontrolled, first }];
    return itsEdge === 'front'
      ? [{ by: enemy, on: unit, edge: ownEdge, how, uncontrolled: false, first }]
      : [];
  });
}
