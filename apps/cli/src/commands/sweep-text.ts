/** sweepRows: a sweep as a table, a transposed table, or a paragraph for every value, depending on the width. */
import { type OddsLine, oddsLines, type TextRow, type Words } from '@grognard/rules-kit';
import type { CaseOfFlags } from '../case-from-flags.ts';
import { bar, type Column, paragraph, table, tableWidth } from '../table.ts';
import type { Sweep, SweptRow } from './sweep.ts';

/** Length in characters. The bar of a case with two outcomes shows the second. */
const shortBar = 24;

/** The odds of every row, and all outcomes that occur. */
interface SweepTable {
  readonly flag: string;
  readonly rows: readonly SweptRow[];
  readonly odds: readonly (readonly OddsLine[])[];
  readonly outcomes: readonly string[];
  readonly width: number;
}

export function sweepRows(found: CaseOfFlags, { flag, rows }: Sweep, width: number, words: Words): TextRow[] {
  const odds = rows.map(({ answer }) =>
    answer.ok && answer.allowed ? oddsLines(found.procedure, answer, words) : [],
  );
  const outcomes = [...new Set(odds.flatMap((lines) => lines.map(({ text }) => text)))];
  const shown: SweepTable = { flag, rows, odds, outcomes, width };
  return upright(shown) ?? onItsSide(shown) ?? paragraphs(shown);
}

function upright({ flag, rows, odds, outcomes, width }: SweepTable): TextRow[] | null {
  const columns: Column[] = [
    {
      title: flag,
      align: rows.every(({ from }) => typeof from === 'number' || from === null) ? 'right' : 'left',
    },
    ...outcomes.map((title): Column => ({ title, align: 'right' })),
  ];
  const cells = rows.map((row, i) => [
    valueText(row),
    ...outcomes.map((outcome) => {
      const line = odds[i]!.find(({ text }) => text === outcome);
      return line === undefined ? '' : `${line.p}  ${line.percent.padStart(7)}`;
    }),
  ]);
  const used = tableWidth(columns, cells);
  if (used > width) return null;
  if (outcomes.length !== 2 || used + 2 + shortBar > width)
    return withRemarks(table(columns, cells), rows, width);
  const bars = odds.map((lines) => bar(lines.find(({ text }) => text === outcomes[1])?.share ?? 0, shortBar));
  const drawn = table(
    [...columns, { title: '', align: 'left', tone: 'good' }],
    cells.map((row, i) => [...row, bars[i]!]),
  );
  return withRemarks(drawn, rows, width);
}

/** Transposed table for many outcomes and few values: a row for every outcome, percentages only. Refused values are listed below. */
function onItsSide({ flag, rows, odds, outcomes, width }: SweepTable): TextRow[] | null {
  const allowed = rows.map((row, i) => ({ row, lines: odds[i]! })).filter(({ lines }) => lines.length > 0);
  const columns: Column[] = [
    { title: flag, align: 'left' },
    ...allowed.map(({ row }): Column => ({ title: valueText(row), align: 'right' })),
  ];
  const cells = outcomes.map((outcome) => [
    outcome,
    ...allowed.map(({ lines }) => lines.find(({ text }) => text === outcome)?.percent ?? ''),
  ]);
  if (tableWidth(columns, cells) > width) return null;
  const others = rows.filter((_, i) => odds[i]!.length === 0);
  return [
    ...table(columns, cells),
    ...others.flatMap((row) => paragraph(`${flag} ${valueText(row)}: ${remark(row)}`, width, 'bad', '  ')),
  ];
}

function paragraphs({ flag, rows, odds, width }: SweepTable): TextRow[] {
  return rows.flatMap((row, i) => {
    const told = odds[i]!.map(({ text, percent }) => `${text} ${percent}`).join(' · ');
    return [
      [{ text: `${flag} ${valueText(row)}`, tone: 'strong' as const }],
      ...paragraph(told === '' ? remark(row) : told, width, told === '' ? 'bad' : 'plain', '  '),
    ];
  });
}

/** Adds to rows without odds the rules that refuse them, or the mistake. */
function withRemarks(lines: readonly TextRow[], rows: readonly SweptRow[], width: number): TextRow[] {
  const headed = lines.length - rows.length;
  return lines.map((line, i) => {
    const row = rows[i - headed];
    const text = row === undefined ? '' : remark(row);
    const first = line[0]!;
    const room = width - first.text.length - 2;
    const shown = text.length > room ? `${text.slice(0, room - 1)}…` : text;
    return text === '' ? line : [first, { text: `  ${shown}`, tone: 'bad' as const }];
  });
}

function remark({ answer }: SweptRow): string {
  if (!answer.ok) return `error: ${answer.error.message}`;
  return answer.allowed ? '' : `not allowed: ${answer.refusals.map(({ rule }) => rule).join(', ')}`;
}

function valueText({ from, to }: SweptRow): string {
  return from === to ? plain(from) : `${plain(from)} to ${plain(to)}`;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(',');
  if (value === null) return 'null';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
