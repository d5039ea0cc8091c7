/** targetOf: the base that a unit conforms to, of an enemy or of its camp. */
import { placeBase } from '@grognard/geometry';
import { entryAt, present } from '@grognard/lists';
import { baseOf } from '../../bodies/index.ts';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Table } from '../../state/model.ts';
import { otherSide } from '../../state/sides.ts';
import { isAllRound } from '../melee/index.ts';
import type { ConformTarget } from './poses.ts';

export function targetOf(
  table: Table,
  state: State,
  { unit, enemy }: { readonly unit: UnitIndex; readonly enemy: UnitIndex | 'camp' },
): ConformTarget {
  if (enemy !== 'camp')
    return { base: baseOf(table, state, enemy), isAllRound: isAllRound(table, state, enemy) };
  const { pose } = present(
    entryAt(state.camps, otherSide(entryAt(table.units, unit).side)),
    'camp of the enemy',
  );
  return { base: placeBase(table.sizes.camp, pose), isAllRound: true };
}
