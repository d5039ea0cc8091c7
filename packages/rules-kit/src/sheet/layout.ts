/**
 * settingFor: the layout of a quick sheet on paper, with the largest and most open setting that fits two sides, or else the most
 * compact.
 */
import { numberAt } from '@grognard/lists';
import type { PrintedOdds, PrintedSheet, PrintedTable, SheetDocument } from './document.ts';

/** A setting: columns per page, size of the type in points, space between lines and blocks. */
export interface LayoutSetting {
  readonly columns: 2 | 3;
  readonly points: 9 | 9.5 | 10;
  readonly spacing: 'open' | 'tight';
}

/** Most readable first. */
const settings: readonly LayoutSetting[] = [
  { columns: 2, points: 10, spacing: 'open' },
  { columns: 2, points: 9.5, spacing: 'open' },
  { columns: 2, points: 9, spacing: 'open' },
  { columns: 2, points: 9, spacing: 'tight' },
  { columns: 3, points: 9, spacing: 'open' },
  { columns: 3, points: 9, spacing: 'tight' },
];

/**
 * Lines of 9 pt that one column on one side of A4 holds, minus the space left empty by tables that may not be split. The larger the
 * type, the more space is lost.
 */
const linesOnASide = { 9: 68, 9.5: 65, 10: 62 } as const;
/** Height of a tightly set sheet relative to an openly set one. */
const tightness = 0.92;
/** Characters of 9 pt that one line of a column holds on A4. */
const charactersIn = { 2: 58, 3: 37 } as const;
/** Space between two columns of a table, in characters. */
const gap = 0.8;
/** Width of the widest table that fits a third of the page, in characters. */
const widestInThird = 38;
/** Lines for a title and the space around a block, and for a row of a table. */
const around = 2;
const tableRow = 1.18;

const longestWord = (text: string) => Math.max(0, ...text.split(/[\s-]+/).map((word) => word.length));
const longest = (texts: readonly string[], of: (text: string) => number) => Math.max(0, ...texts.map(of));
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** Texts of a table, column by column, with their heads. */
function columnsOf({ columns, rows }: PrintedTable): string[][] {
  return columns.map((head, at) => [head, ...rows.map((cells) => cells[at]?.text ?? '')]);
}

/** Least width of a block, in characters. */
function leastWidth(block: PrintedSheet): number {
  if (block.kind === 'table')
    return sumOf(columnsOf(block).map((texts) => longest(texts, longestWord) + gap));
  if (block.kind === 'odds') {
    const rowHead = longest([block.down, ...block.rows.map(({ label }) => label)], longestWord);
    return rowHead + sumOf(block.columns.map((head) => Math.max(3, longestWord(head)) + gap));
  }
  return 0;
}

/** Lists longer than this may continue in the next column. Shorter ones and tables stay together. */
const longList = { rows: 24, rules: 6, steps: 12 } as const;

/** Whether a block may be split at the end of a column, between its items or cells. Tables are never split. */
export function isLong(block: PrintedSheet): boolean {
  if (block.kind === 'rows') return sumOf(block.parts.map(({ rows }) => rows.length)) > longList.rows;
  if (block.kind === 'rules') return block.rules.length > longList.rules;
  return block.kind === 'steps' && block.steps.length > longList.steps;
}

const linesIn = (text: string, width: number) => Math.max(1, Math.ceil(text.length / Math.max(6, width)));
const linesOf = (texts: readonly string[], width: number) => sumOf(texts.map((text) => linesIn(text, width)));

/** Lines of a table whose columns share the width in proportion to their contents. */
function tableLines(table: PrintedTable, width: number): number {
  const columns = columnsOf(table);
  const least = columns.map((texts) => longest(texts, longestWord));
  const wanted = columns.map((texts) => longest(texts, (text) => text.length));
  const spare = Math.max(0, width - sumOf(least) - gap * columns.length);
  const missing = sumOf(wanted) - sumOf(least);
  const share = missing === 0 ? 0 : Math.min(1, spare / missing);
  const widths = wanted.map((most, at) => numberAt(least, at) + share * (most - numberAt(least, at)));
  const rows = table.rows.map(
    (cells) =>
      Math.max(...cells.map(({ text }, at) => linesIn(text, numberAt(widths, at) + 1))) - 1 + tableRow,
  );
  return tableRow + sumOf(rows) + linesOf(table.notes, width);
}

function rowsLines({ parts }: Extract<PrintedSheet, { kind: 'rows' }>, width: number): number {
  const lines = parts.map(({ heading, rows }) => {
    const labels = rows.map(({ label }) => label.text);
    const ruled = rows.some(({ value }) => value !== '') ? (tableRow - 1) * rows.length : 0;
    return (heading === '' ? 0 : tableRow) + linesOf(labels, width - 4) + ruled;
  });
  return sumOf(lines);
}

function oddsLines({ columns, rows, notes }: PrintedOdds, width: number): number {
  const heads = columns.some((head) => head.includes(' ')) ? 3 : 2;
  const figures = sumOf(columns.map((head) => Math.max(4, longestWord(head)) + gap));
  const labels = linesOf(
    rows.map(({ label }) => label),
    Math.min(width - figures, width * 0.4),
  );
  return heads + labels + rows.length * (tableRow - 1) + linesOf(notes, width);
}

function blockLines(block: PrintedSheet, width: number): number {
  switch (block.kind) {
    case 'table':
      return tableLines(block, width);
    case 'rows':
      return rowsLines(block, width);
    case 'odds':
      return oddsLines(block, width);
    case 'steps':
      return linesOf(block.steps, width - 3);
    case 'rules': {
      const texts = block.rules.map(({ text }) => text);
      return linesOf(texts, width - 3);
    }
    case 'entries':
    case 'options':
    case 'examples':
    case 'changes':
      return 0;
  }
}

/** Lines of a title beyond its first. */
function titleLines({ title }: PrintedSheet, columns: 2 | 3, scale: number): number {
  return linesIn(title, charactersIn[columns] / scale / 1.2) - 1;
}

/** Lines of 9 pt that a sheet takes in one column of a setting. */
export function linesTaken({ sections }: SheetDocument, { columns, points, spacing }: LayoutSetting): number {
  const scale = points / 9;
  const blocks = sections.flatMap((section) => section.blocks);
  const lines = blocks.map((block) =>
    block.wide
      ? around / columns + blockLines(block, (charactersIn[2] * 2) / scale)
      : (around + titleLines(block, columns, scale) + blockLines(block, charactersIn[columns] / scale)) /
        columns,
  );
  const chapters = sections.filter(({ title }) => title !== '').length;
  return (sumOf(lines) + (chapters * 1.8) / columns) * scale * (spacing === 'tight' ? tightness : 1);
}

/** Setting of a sheet. Only quick sheets are made to fit. */
export function settingFor(doc: SheetDocument): LayoutSetting {
  if (doc.kind !== 'quick') return { columns: 2, points: 9, spacing: 'open' };
  const narrow = doc.sections.flatMap(({ blocks }) => blocks).filter(({ wide }) => !wide);
  const possible = settings.filter(
    ({ columns }) => columns === 2 || narrow.every((block) => leastWidth(block) <= widestInThird),
  );
  const fits = (setting: LayoutSetting) => linesTaken(doc, setting) <= 2 * linesOnASide[setting.points];
  const shorter = (best: LayoutSetting, next: LayoutSetting) =>
    linesTaken(doc, next) < linesTaken(doc, best) ? next : best;
  return possible.find(fits) ?? possible.reduce(shorter);
}
