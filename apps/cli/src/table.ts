/** Tables and bars made of characters. */
import type { Span, TextRow, Tone } from '@grognard/rules-kit';
import { wrapText } from '@grognard/rules-kit';

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar whose length is the share of `width`. Anything possible shows at least a trace. */
export function bar(share: number, width: number): string {
  const units = Math.round(share * width * 8);
  const shown = share > 0 ? Math.max(1, units) : 0;
  return '█'.repeat(Math.floor(shown / 8)) + eighths[shown % 8]!;
}

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly tone?: Tone;
}

/** Cells under their titles, two spaces apart. If all titles are empty there is no title row. */
export function table(columns: readonly Column[], cells: readonly (readonly string[])[]): TextRow[] {
  const widths = columns.map(({ title }, i) =>
    Math.max(title.length, ...cells.map((row) => (row[i] ?? '').length)),
  );
  const rowOf = (texts: readonly string[], tone?: Tone): Span[] =>
    columns.map((column, i) => {
      const text = texts[i] ?? '';
      const width = widths[i]!;
      const padded = column.align === 'left' ? text.padEnd(width) : text.padStart(width);
      return { text: `  ${padded}`, tone: tone ?? column.tone ?? 'plain' };
    });
  const titles = columns.map(({ title }) => title);
  const heading = titles.some((title) => title !== '') ? [rowOf(titles, 'strong')] : [];
  return [...heading, ...cells.map((row) => rowOf(row))];
}

export function tableWidth(columns: readonly Column[], cells: readonly (readonly string[])[]): number {
  return columns.reduce(
    (sum, { title }, i) => sum + 2 + Math.max(title.length, ...cells.map((row) => (row[i] ?? '').length)),
    0,
  );
}

/** A title with a blank row above it. */
export function heading(text: string): TextRow[] {
  return [[], [{ text, tone: 'strong' }]];
}

/** A term in the first column and its texts in the second. A long term has a row to itself. */
export function entry(
  term: string,
  texts: readonly { readonly text: string; readonly tone: Tone }[],
  { indent, width }: { readonly indent: number; readonly width: number },
): TextRow[] {
  const rows = texts.flatMap(({ text, tone }) =>
    wrapText(text, width - indent).map((part): Span => ({ text: part, tone })),
  );
  const start: Span = { text: `  ${term}`.padEnd(indent), tone: 'plain' };
  const below: Span = { text: ' '.repeat(indent), tone: 'plain' };
  if (term.length + 2 >= indent || rows.length === 0) return [[start], ...rows.map((row) => [below, row])];
  return rows.map((row, i) => [i === 0 ? start : below, row]);
}

/** A text wrapped to the width. A line break in it counts as a space. */
export function paragraph(text: string, width: number, tone: Tone = 'plain', indent = ''): TextRow[] {
  return wrapText(text.replaceAll('\n', ' '), width - indent.length).map((part) => [
    { text: indent + part, tone },
  ]);
}
