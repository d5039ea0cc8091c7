/** Helpers with which options amend rows: change the value, or remove the row. */
import { fixedValues, type Row, type RuleId, type Section } from '@grognard/rules-kit';

type Change<C> = (row: Row<C>) => readonly Row<C>[];

function changed<C>(sections: readonly Section<C>[], change: Change<C>): readonly Section<C>[] {
  return sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, rows: group.rows.flatMap(change) })),
  }));
}

/** The same sections with another value in one row. */
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

/** The same sections without one rule that cancels values. */
export function withoutLoss<C>(sections: readonly Section<C>[], id: RuleId): readonly Section<C>[] {
  return changed(sections, (row) => {
    if (row.lostTo === undefined) return [row];
    return [{ ...row, lostTo: row.lostTo.filter((loss) => loss.id !== id) }];
  });
}

/** The fixed value of one row. */
export function figureOf<C>(sections: readonly Section<C>[], id: RuleId): number {
  const value = fixedValues(sections)[id];
  if (value === undefined) throw new RangeError(`no row ${id} has a fixed value`);
  return value;
}
