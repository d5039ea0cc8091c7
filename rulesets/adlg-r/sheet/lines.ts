/** Modifier rows as lines of a sheet. */
import { plusMinus, type RowsBlock, type RuleId, type Section } from '@grognard/rules-kit';

type Lines = RowsBlock['parts'][number]['rows'];

/** The rows of some sections, with each rule once. `named` gives the value of rows that depend on the case. */
export function linesOf<C>(
  sections: readonly Section<C>[],
  named: Readonly<Record<RuleId, string>> = {},
): Lines {
  const lines = new Map<RuleId, Lines[number]>();
  for (const { groups, limit } of sections) {
    for (const { id, value, lostTo = [] } of groups.flatMap(({ rows }) => rows)) {
      const shown = named[id] ?? (typeof value === 'number' ? plusMinus(value) : undefined);
      lines.set(id, shown === undefined ? { rule: id } : { rule: id, value: shown });
      for (const loss of lostTo) {
        const back = named[loss.id] ?? (typeof value === 'number' ? plusMinus(-value) : undefined);
        if (back !== undefined && !lines.has(loss.id)) lines.set(loss.id, { rule: loss.id, value: back });
      }
    }
    if (limit) {
      const most = limit.ceiling ?? limit.floor ?? 0;
      lines.set(limit.id, { rule: limit.id, value: `≤ ${plusMinus(most)}` });
    }
  }
  return [...lines.values()];
}
