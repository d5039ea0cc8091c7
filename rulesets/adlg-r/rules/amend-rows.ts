/** How options change rows: another value, or no such row. */
import { fixedValues, type Row, type RuleId, type Section } from '@grognard/rules-kit';

type Change<C> = (row: Row<C>) => readonly Row<C>[];

function changed<C>(sections: readonly Section<C>[], change: Change<C>): readonly Section<C>[] {
  return sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, rows: group.rows.flatMap(change) })),
  }));
}

/** The same sections, one row with another value. */
export function withValue<C>(
  sections: readonly Section<C>[],
  id: RuleId,
  value: number,
): readonly Section<C>[] {
  return changed(sections, (row) => [row.id === id ? { ...row, value } : row]);
}

/** The same sections without one row. */
export function withoutRow<C>(sections: readonly Section<C>[], id: RuleId): readonly Section<C>[] {
  return changed(sections, (row) => (row.id === id ? [] : [row]));
}

/** The same sections without a rule that takes values away. */
export function withoutLoss<C>(sections: readonly Section<C>[], id: RuleId): readonly Section<C>[] {
  return changed(sections, (row) => {
    if (row.lostTo === undefined) return [row];
    return [{ ...row, lostTo: row.lostTo.filter((loss) => loss.id !== id) }];
  });
}

/** The fixed figure of one row. */
export function figureOf<C>(sections: readonly Section<C>[], id: RuleId): number {
  const value = fixedValues(sections)[id];
  if (value === undefined) throw new RangeError(`no row ${id} has a fixed value`);
  return value;
}
