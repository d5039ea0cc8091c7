/** printedSheet: the blocks of a ruleset, finished for one edition. */
import { measuredBare, measuredTitle } from '../i18n/lengths.ts';
import { isBareLength, type Text } from '../i18n/phrase.ts';
import { type Block, type Cell, isInParts, isRuled, type RowsBlock, type TableBlock } from './block.ts';
import type {
  MarkedClause,
  MarkedText,
  PrintedRows,
  PrintedSheet,
  PrintedTable,
  SheetSection,
} from './document.ts';
import { printedOdds } from './odds-table.ts';
import { labelled, marked, markedSentence, type Reader, say, valueText } from './reader.ts';

/** An empty cell is printed as a dash, so that it does not look forgotten. */
function cellText(reader: Reader, text: Text): string {
  const said = say(reader, text);
  return said === '' ? '–' : said;
}

function printedCell(reader: Reader, cell: Cell | undefined): MarkedText {
  if (cell === undefined) return { text: '–', mark: '' };
  if (isInParts(cell)) return inParts(cell.parts.map((part) => printedCell(reader, part)));
  if (!isRuled(cell)) return { text: cellText(reader, cell), mark: '' };
  const { text, rule, clause } = cell;
  return clause === null
    ? { text: cellText(reader, text), mark: '', rule }
    : marked(reader, cellText(reader, text), rule, clause);
}

/** The parts of a cell, each with its own mark. */
function inParts(parts: readonly MarkedText[]): MarkedText {
  const text = parts.map((part) => part.text).join('');
  if (parts.every(({ mark }) => mark === '')) return { text, mark: '' };
  const clauses = parts.map(({ clause = 'main', ...part }): MarkedClause => ({ ...part, clause }));
  return { text, mark: '', clauses };
}

function printedTable(reader: Reader, block: TableBlock): PrintedTable {
  const { title, columns, rows, notes = [] } = block;
  const isMeasured = rows.some((cells) =>
    cells.some((cell) => !isInParts(cell) && isBareLength(isRuled(cell) ? cell.text : cell)),
  );
  const above = (text: Text) =>
    isMeasured ? measuredTitle(reader.words, say(reader, text)) : say(reader, text);
  return {
    kind: 'table',
    title: above(title),
    wide: block.wide === true,
    columns: columns.map(above),
    rows: rows.map((cells) => columns.map((_, at) => printedCell(reader, cells[at]))),
    notes: notes.map((note) => say(reader, note)),
  };
}

function printedRows(reader: Reader, { title, parts, wide, measured }: RowsBlock): PrintedRows {
  const { words } = reader;
  const said = say(reader, title);
  return {
    kind: 'rows',
    title: measured === 'cm' ? measuredTitle(words, said) : said,
    wide: wide === true,
    parts: parts
      .filter(({ rows }) => rows.length > 0)
      .map(({ heading = '', rows }) => ({
        heading: say(reader, heading),
        rows: rows.map(({ rule, value }) => ({
          label: labelled(reader, rule),
          value: measured === 'cm' ? measuredBare(words, valueText(reader, value)) : valueText(reader, value),
        })),
      })),
  };
}

/** One block in the reader's language. */
function printedBlock(reader: Reader, block: Block): PrintedSheet {
  const title = say(reader, block.title);
  const wide = block.wide === true;
  switch (block.kind) {
    case 'table':
      return printedTable(reader, block);
    case 'rows':
      return printedRows(reader, block);
    case 'steps':
      return { kind: 'steps', title, wide, steps: block.steps.map((step) => say(reader, step)) };
    case 'odds':
      return printedOdds(reader, block);
    case 'rules':
      return {
        kind: 'rules',
        title,
        wide,
        rules: block.rules.map((rule) => markedSentence(reader, rule)),
      };
  }
}

/** Sheet of the rules in force, chapter by chapter. Blocks for the full sheet are included only on request. */
export function printedSheet(
  reader: Reader,
  { full, name }: { readonly full: boolean; readonly name: string },
): SheetSection[] {
  const sections: (SheetSection & { readonly blocks: PrintedSheet[] })[] = [];
  for (const block of reader.inForce.sheet()) {
    if (block.fullOnly && !full) continue;
    const last = sections.at(-1);
    const chapter = block.chapter === undefined ? undefined : say(reader, block.chapter);
    const title = chapter ?? last?.title ?? name;
    if (last === undefined || last.title !== title)
      sections.push({
        title,
        blocks: [printedBlock(reader, block)],
        ...(block.newSide && !full ? { newSide: true } : {}),
      });
    else last.blocks.push(printedBlock(reader, block));
  }
  return sections;
}
