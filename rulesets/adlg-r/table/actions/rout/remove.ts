/** removeRouted: routed units leave the table, and those who beat them are noted for the pursuit. */
import { entryAt, indicesOf, none } from '@grognard/lists';
import type { UnitIndex } from '../../state/indices.ts';
import type { State, Victor } from '../../state/model.ts';
import type { Turn } from '../../state/turn.ts';
import { seekFriend } from './commanders.ts';

export function removeRouted(turn: Turn): void {
  const { state, table, resolution } = turn;
  const units = indicesOf(table.units).filter((unit) => entryAt(state.units, unit).status === 'routed');
  if (units.length === 0) return;
  const bereft = table.corps
    .filter(({ index }) => {
      const { status, with: joined } = entryAt(state.commands, index).commander;
      return status !== 'lost' && joined !== none && units.includes(joined);
    })
    .map(({ index }) => index);
  resolution.emit({ kind: 'removed', units, victors: victorsOver(state, units) });
  for (const corps of bereft) seekFriend(turn, corps);
}

/** Units whose front was on a routed enemy, or who were struck on their front by it (`rout.waits`). */
function victorsOver({ contacts, units }: State, routed: readonly UnitIndex[]): Victor[] {
  const stands = (unit: UnitIndex) => entryAt(units, unit).status === 'on';
  return contacts.flatMap(({ by, on, edge }) => {
    if (routed.includes(on) && stands(by)) return [{ unit: by, over: on }];
    return routed.includes(by) && stands(on) && edge === 'front' ? [{ unit: on, over: by }] : [];
  });
}
