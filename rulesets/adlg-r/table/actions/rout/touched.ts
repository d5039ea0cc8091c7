/** touchedAside: victors with an enemy front on flank or rear, who turn to face one instead of pursuing (`pursuit.touched`). */
import { entryAt } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { standingContacts } from '../melee/index.ts';

/** Phasing victors who are still touched aside alone, each with the enemies whom they may face. */
export function touchedAside(
  { units }: Table,
  state: State,
): { readonly unit: UnitIndex; readonly enemies: readonly UnitIndex[] }[] {
  const victors = [...new Set(state.victors.map(({ unit }) => unit))];
  return victors.flatMap((unit) => {
    if (entryAt(units, unit).side !== state.active || entryAt(state.units, unit).status !== 'on') return [];
    const contacts = standingContacts(state).filter(({ by, on }) => by === unit || on === unit);
    if (contacts.some(({ by, edge }) => by === unit || edge === 'front')) return [];
    return contacts.length === 0 ? [] : [{ unit, enemies: contacts.map(({ by }) => by) }];
  });
}
