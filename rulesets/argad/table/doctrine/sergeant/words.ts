/** Why each group does what it does, in one line: the deed, its odds, the danger. */
import type { Reason } from '@grognard/engine';

/** What one man does, as an order reads, and the chance of being shot meanwhile in hundredths; null: it is not known or does not matter. */
export interface Deed {
  readonly who: string;
  readonly says: string;
  readonly danger: number | null;
}

/** A chance in hundredths as players say it: 1 in 6, or 44 in 100. */
export function oddsSaid(chance: number): string {
  for (const one of [2, 3, 6, 36]) if (Math.abs(chance - 100 / one) < 0.5) return `1 in ${one}`;
  return `${Math.max(1, Math.round(chance))} in 100`;
}

/** Men who do the same are one group; its danger is that of whoever is worst off. */
export function reasonsFor(deeds: readonly Deed[]): Reason[] {
  const groups = new Map<string, { who: string[]; danger: number | null }>();
  for (const { who, says, danger } of deeds) {
    const group = groups.get(says);
    if (group === undefined) {
      groups.set(says, { who: [who], danger });
      continue;
    }
    group.who.push(who);
    if (danger !== null) group.danger = Math.max(group.danger ?? 0, danger);
  }
  return [...groups].map(([says, { who, danger }]) => ({ who, words: lineOf(says, danger) }));
}

function lineOf(says: string, danger: number | null): string {
  const plain = says.replace(/\.$/, '');
  return danger === null ? `${plain}.` : `${plain}; danger ${Math.round(danger)} in 100.`;
}
