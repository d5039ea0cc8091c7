/** How many columns a quick sheet has on paper: three if everything fits and it saves room, otherwise two. */
import type { Printed, PrintedTable, SheetDocument } from './document.ts';

/** Characters of 9 pt that one line of a column holds, on A4. */
const charactersIn = { 2: 58, 3: 37 } as const;
/** What the space between two columns of a table takes, in characters. */
const gap = 1.5;
/** What a title and the space around a block take, in lines. */
const around = 2.3;

const longestWord = (text: string) => Math.max(0, ...text.split(/[\s-]+/).map((word) => word.length));
const longest = (texts: readonly string[], of: (text: string) => number) => Math.max(0, ...texts.map(of));

/** The texts of a table, column by column, with their heads. */
function columnsOf({ columns, rows }: PrintedTable): string[][] {
  return columns.map((head, at) => [head, ...rows.map((cells) => cells[at]?.text ?? '')]);
}

/** The least width a block needs, in characters. */
function leastWidth(block: Printed): number {
  if (block.kind === 'table') {
    const columns = columnsOf(block);
    return columns.reduce((sum, texts) => sum + longest(texts, longestWord) + gap, 0);
  }
  if (block.kind === 'odds') {
    const rowHead = longest([block.down, ...block.rows.map(({ label }) => label)], longestWord);
    return block.columns.reduce((sum, head) => sum + Math.max(3, longestWord(head)) + gap, rowHead);
  }
  return 0;
}

const linesIn = (text: string, width: number) => Math.max(1, Math.ceil(text.length / Math.max(6, width)));

/** Lines that a table takes when its columns share a width in proportion to what they hold. */
function tableLines(table: PrintedTable, width: number): number {
  const columns = columnsOf(table);
  const least = columns.map((texts) => longest(texts, longestWord));
  const wanted = columns.map((texts) => longest(texts, (text) => text.length));
  const spare = Math.max(0, width - least.reduce((a, b) => a + b + gap, 0));
  const missing = wanted.reduce((sum, most, at) => sum + most - least[at]!, 0);
  const widths = wanted.map(
    (most, at) => least[at]! + (missing === 0 ? 0 : Math.min(1, spare / missing) * (most - least[at]!)),
  );
  const rows = table.rows.reduce(
    (sum, cells) => sum + Math.max(...cells.map(({ text }, at) => linesIn(text, widths[at]! + 1))),
    0,
  );
  return 1 + rows + linesOf(table.notes, width);
}

function linesOf(texts: readonly string[], width: number): number {
  return texts.reduce((sum, text) => sum + linesIn(text, width), 0);
}

function blockLines(block: Printed, width: number): number {
  switch (block.kind) {
    case 'table':
      return tableLines(block, width);
    case 'odds':
      return 2 + block.rows.length + linesOf(block.notes, width);
    case 'steps':
      return linesOf(block.steps, width - 3);
    case 'rules':
      return linesOf(
        block.rules.map(({ text }) => text),
        width - 3,
      );
    case 'rows':
      return block.parts.reduce(
        (sum, { heading, rows }) =>
          sum +
          (heading === '' ? 0 : 1) +
          linesOf(
            rows.map(({ label }) => label.text),
            width - 4,
          ),
        0,
      );
    default:
      return 0;
  }
}

/** The number of columns in which the sheet is printed. */
export function columnsFor(doc: SheetDocument): 2 | 3 {
  const narrow = doc.sections.flatMap(({ blocks }) => blocks).filter(({ wide }) => !wide);
  if (narrow.some((block) => leastWidth(block) > charactersIn[3])) return 2;
  const height = (columns: 2 | 3) =>
    narrow.reduce((sum, block) => sum + around + blockLines(block, charactersIn[columns]), 0) / columns;
  return height(3) <= height(2) ? 3 : 2;
}
