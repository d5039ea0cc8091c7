/** selectableGroups: the groups that a key or a tap selects, from the game and from the player. */
import type { SelectableGroup } from '@grognard/table-view/gestures';
import type { GameStatus } from '../../referee/contract.ts';
import { groupKeys, type RememberedGroups } from './remembered-groups.ts';

export function selectableGroups(
  { groups }: Pick<GameStatus, 'groups'>,
  remembered: RememberedGroups,
): readonly SelectableGroup[] {
  const own = groupKeys.flatMap((key): SelectableGroup[] => {
    const pieces = remembered[key];
    return pieces === undefined ? [] : [{ key, isKind: false, pieces }];
  });
  return [...own, ...groups.map(({ sort, pieces }) => ({ key: null, isKind: sort === 'kind', pieces }))];
}
