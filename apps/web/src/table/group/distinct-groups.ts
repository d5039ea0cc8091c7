/** distinctGroups: the groups worth a tap: of several pieces, and none that selects what another does. */
import type { PieceId } from '@grognard/engine';

export const isSame = (one: readonly PieceId[], other: readonly PieceId[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

export function distinctGroups<T extends { readonly pieces: readonly PieceId[] }>(
  groups: readonly T[],
  besides: readonly (readonly PieceId[])[],
): readonly T[] {
  const offered: T[] = [];
  for (const group of groups) {
    const known = [...besides, ...offered.map(({ pieces }) => pieces)];
    if (group.pieces.length > 1 && !known.some((pieces) => isSame(pieces, group.pieces))) offered.push(group);
  }
  return offered;
}
