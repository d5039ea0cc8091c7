/** aimPairs: the aims of two sides side by side: what both want once, and what is worth as much in one line. */
import type { Aim, SideId } from '@grognard/engine';

/** An aim of each side, or null. The same one for both if they want the same. */
export interface AimPair {
  readonly mine: Aim | null;
  readonly theirs: Aim | null;
}

export function aimPairs(aims: readonly Aim[], mine: SideId, theirs: SideId): readonly AimPair[] {
  const isOf = (side: SideId) => (aim: Aim) => aim.sides.includes(side);
  const left = aims.filter((aim) => isOf(theirs)(aim) && !isOf(mine)(aim));
  const pairs = aims.filter(isOf(mine)).map((aim): AimPair => {
    if (isOf(theirs)(aim)) return { mine: aim, theirs: aim };
    const n = left.findIndex(({ worth, isEach }) => worth === aim.worth && isEach === aim.isEach);
    const [other = null] = n < 0 ? [] : left.splice(n, 1);
    return { mine: aim, theirs: other };
  });
  return [...pairs, ...left.map((aim) => ({ mine: null, theirs: aim }))];
}
