/** Row, Group, Section: modifier rows, and `total`, the one function that adds them up. */
import type { Line, RuleId } from './rule.ts';

/** A modifier. It adds `value` if its condition holds in the situation. */
export interface Row<C> {
  readonly id: RuleId;
  readonly value: number | ((situation: C) => number);
  readonly when: (situation: C) => boolean;
  /** The first of these that holds cancels the value, in a line of its own rule. */
  readonly lostTo?: readonly Loss<C>[];
  /** True if a line is printed even for the value 0. */
  readonly evenZero?: true;
}

/** A rule that cancels the value of another rule. */
export interface Loss<C> {
  readonly id: RuleId;
  readonly when: (situation: C) => boolean;
}

/** Rows of one cell: all of them count, or the first that holds, or the best or worst of those that hold. */
export interface Group<C> {
  readonly take: 'all' | 'first' | 'best' | 'worst';
  readonly rows: readonly Row<C>[];
}

/** Groups with a common limit. The excess is subtracted in a line named after the limit's rule. */
export interface Section<C> {
  readonly groups: readonly Group<C>[];
  readonly limit?: { readonly id: RuleId; readonly floor?: number; readonly ceiling?: number };
}

/** Lines, and the total that they belong to. */
export interface Ledger {
  readonly lines: Line[];
  readonly of?: string;
  readonly unit?: number;
}

/** Writes one line, whatever its value, for the starting value of a total. */
export function writeLine(ledger: Ledger, rule: RuleId, value: number): void {
  const { of, unit } = ledger;
  if (of === undefined) ledger.lines.push({ rule, value });
  else if (unit === undefined) ledger.lines.push({ rule, of, value });
  else ledger.lines.push({ rule, of, unit, value });
}

/** Writes a change by a rule. A change of 0 has no line. */
export function writeChange(ledger: Ledger, rule: RuleId, value: number): void {
  if (value !== 0) writeLine(ledger, rule, value);
}

function figureOf<C>(row: Row<C>, situation: C): number {
  return typeof row.value === 'number' ? row.value : row.value(situation);
}

function countRow<C>(row: Row<C>, value: number, situation: C, ledger: Ledger | null): number {
  if (ledger && (value !== 0 || row.evenZero)) writeLine(ledger, row.id, value);
  if (row.lostTo && value !== 0) {
    for (const loss of row.lostTo) {
      if (!loss.when(situation)) continue;
      if (ledger) writeLine(ledger, loss.id, -value);
      return 0;
    }
  }
  return value;
}

function addGroup<C>(group: Group<C>, situation: C, ledger: Ledger | null): number {
  const { take, rows } = group;
  let sum = 0;
  let chosen: Row<C> | null = null;
  let chosenValue = 0;
  for (const row of rows) {
    if (!row.when(situation)) continue;
    const value = figureOf(row, situation);
    if (take === 'all') sum += countRow(row, value, situation, ledger);
    else if (take === 'first') return countRow(row, value, situation, ledger);
    else if (chosen === null || (take === 'worst' ? value < chosenValue : value > chosenValue)) {
      chosen = row;
      chosenValue = value;
    }
  }
  return chosen === null ? sum : countRow(chosen, chosenValue, situation, ledger);
}

/** Sum of the sections for a situation. With a ledger, each row that counted is written as a line. */
export function total<C>(sections: readonly Section<C>[], situation: C, ledger: Ledger | null): number {
  let sum = 0;
  for (const { groups, limit } of sections) {
    let part = 0;
    for (const group of groups) part += addGroup(group, situation, ledger);
    if (limit) {
      const { floor, ceiling } = limit;
      const within =
        floor !== undefined && part < floor
          ? floor
          : ceiling !== undefined && part > ceiling
            ? ceiling
            : part;
      if (ledger && within !== part) writeLine(ledger, limit.id, within - part);
      part = within;
    }
    sum += part;
  }
  return sum;
}

/** All rows of these sections, in order. */
export function rowsIn<C>(sections: readonly Section<C>[]): Row<C>[] {
  return sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
}

/** Values of the rows that are the same in every situation, by rule. */
export function fixedValues<C>(sections: readonly Section<C>[]): Readonly<Record<RuleId, number>> {
  const values: Record<RuleId, number> = {};
  for (const { id, value } of rowsIn(sections)) if (typeof value === 'number') values[id] = value;
  return values;
}

/** Every rule that adding up these sections can print. */
export function rulesIn<C>(sections: readonly Section<C>[]): RuleId[] {
  const ids: RuleId[] = [];
  for (const { groups, limit } of sections) {
    for (const { rows } of groups) {
      for (const row of rows) ids.push(row.id, ...(row.lostTo ?? []).map((loss) => loss.id));
    }
    if (limit) ids.push(limit.id);
  }
  return ids;
}

/** A section of rows that all count, without limit. This is the common case. */
export function allOf<C>(...rows: readonly Row<C>[]): Section<C> {
  return { groups: [{ take: 'all', rows }] };
}

/** A cell in which only the first row that holds counts. */
export function firstOf<C>(...rows: readonly Row<C>[]): Section<C> {
  return { groups: [{ take: 'first', rows }] };
}
