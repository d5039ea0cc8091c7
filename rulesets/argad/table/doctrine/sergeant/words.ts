/** `reasonsFor`: one line for each group of figures, with the order, its odds and the danger. */
import type { Reason } from '@grognard/engine';
import type { Table } from '../../state/model.ts';

/** The order of one figure in words, and the chance of being shot meanwhile in hundredths. Null if that is unknown or does not matter. */
export interface Deed {
  readonly who: string;
  readonly says: string;
  readonly danger: number | null;
}

/** Figures with the same order form one group. Its danger is that of the figure most at risk. */
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
