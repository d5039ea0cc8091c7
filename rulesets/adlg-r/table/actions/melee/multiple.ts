/** multipleAttack: the point that a unit loses at once when it is fought from several sides (`melee.multiple-loss`). */
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { FrontContact, State, Table } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { lose } from '../losses/index.ts';
import { standingContacts, struckBy } from './contacts.ts';

/**
 * Takes the point if it is due. Every chapter that brings a unit into contact or completes one asks it about the unit struck
 * (`melee.multiple-when`, `melee.multiple-same`).
 */
export function multipleAttack(turn: Turn, unit: UnitIndex): void {
  const { table, state } = turn;
  if (isDue(table, state, unit)) lose(turn, unit, 1, 'melee.multiple-loss');
}

function isDue(table: Table, state: State, unit: UnitIndex): boolean {
  const { row } = entryAt(table.units, unit);
  const { doings, status } = entryAt(state.units, unit);
  if (status !== 'on' || doings.multiple || row.category === 'WWg') return false;
  if (row.deepOrder && !table.rules.melee.deepOrderSuffersMultiple) return false;
  const contacts = standingContacts(state).filter(({ by, on }) => by === unit || on === unit);
  const enemies = new Set(contacts.map(({ by, on }) => (by === unit ? on : by)));
  return enemies.size > 1 && contacts.some((contact) => countsAside(table, state, contact, unit));
}

/** Complete on flank or rear, by who is neither light nor a gun or wagon. */
function countsAside(table: Table, state: State, contact: FrontContact, unit: UnitIndex): boolean {
  if (contact.on !== unit || !contact.complete || struckBy(table, state, contact) === 'front') return false;
  return !['LI', 'LH', 'Art', 'WWg'].includes(entryAt(table.units, contact.by).row.category);
}
