/** Why each group does what it does, in one line: the deed, its odds, the danger. */
import type { Reason } from '@grognard/engine';
import type { Table } from '../../state/model.ts';

/** What one man does, as an order reads, and the chance of being shot meanwhile in hundredths; null: it is not known or does not matter. */
export interface Deed {
  readonly who: string;
  readonly says: string;
  readonly danger: number | null;
}

/** Men who do the same are one group; its danger is that of whoever is worst off. */
export function reasonsFor({ words }: Table, deeds: readonly Deed[]): Reason[] {
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
  return [...groups].map(([says, { who, danger }]) => ({ who, words: words.doctrine.line(says, danger) }));
}
