/** printable: the only function that writes Output to a terminal. It escapes control characters of files and arguments. */
import type { TextRow, Tone } from '@grognard/rules-kit';
import { visible, visibleLines, visibleMarkup } from './visible.ts';

/** Rows with colours, the lines of a text or JSON, or the text of a picture or page. */
export type Output = readonly TextRow[] | string | OutputMarkup;

/** SVG or HTML. */
export interface OutputMarkup {
  readonly markup: string;
}

const codes: Readonly<Record<Tone, string>> = {
  plain: '',
  title: '1;4',
  strong: '1',
  faint: '2',
  good: '32',
  bad: '31',
  doubt: '33',
};

/** A text in its tone. The only function that writes control characters for the terminal to obey. */
function paint(text: string, tone: Tone, colour: boolean): string {
  const shown = visible(text);
  return colour && codes[tone] !== '' && shown !== '' ? `\u001b[${codes[tone]}m${shown}\u001b[0m` : shown;
}

function paintRow(row: TextRow, colour: boolean): string {
  return `${row
    .map(({ text, tone }) => paint(text, tone, colour))
    .join('')
    .trimEnd()}\n`;
}

export function isMarkup(output: Output): output is OutputMarkup {
  return typeof output !== 'string' && 'markup' in output;
}

/** The output as text that is safe for a terminal. */
export function printable(output: Output, colour: boolean): string {
  if (typeof output === 'string') return visibleLines(output);
  if (isMarkup(output)) return visibleMarkup(output.markup);
  return output.map((row) => paintRow(row, colour)).join('');
}

export function plainRow(text: string): TextRow {
  return [{ text, tone: 'plain' }];
}
