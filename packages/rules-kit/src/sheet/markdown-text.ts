/** md: text in Markdown, with everything escaped that could be read as markup. */
import { markedParts, type SignedText } from './document.ts';

/** One line of plain text. */
export function md(text: string): string {
  return text
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/[\\`*_[\]|~$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Text at the start of a line, where numbers and signs would open a list or a heading. */
export function mdLine(text: string): string {
  return md(text)
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** An id as code. A backtick in it cannot close the code. */
export function mdCode(text: string): string {
  const flat = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return flat.includes('`') ? `\`\` ${flat} \`\`` : `\`${flat}\``;
}

/** A text with the mark of each of its clauses. A clause with a mark of its own is in italics. */
export function mdMarked(marked: SignedText): string {
  return markedParts(marked)
    .map(({ text, mark, isPart }) => (mark === '' || !isPart ? md(text) + mark : `*${md(text)}*${mark}`))
    .join('');
}

/** A table. Its cells must already be escaped. */
export function mdTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
