/** Rules as the hand cites them: hindrances, lines of sums, odds in words. */
import { citing, type Hindrance, mistaken, type PieceId } from '@grognard/engine';
import {
  type Chanced,
  type ExplainedLine,
  type Line,
  type OddsLine,
  type Problem,
  plusMinus,
} from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { figures } from '../../figures.ts';
import type { Table } from '../model.ts';
import { handWordsOf, ruleWordsOf } from './words.ts';

export { fact, mistaken } from '@grognard/engine';

export const { cited, hindrance, hindrancesIn, oddsInWords } = citing<Table>({
  catalogue,
  edition: (table) => table.edition,
  figures: (table) => figures(table.rules),
  words: ruleWordsOf,
});

/** Something told that cannot be read at all. */
export function unread(table: Table, { code }: Problem, piece: PieceId | null): Hindrance {
  return mistaken(code, handWordsOf(table).asked.unread, piece);
}

/** The rows of one total. */
export function sumLines(table: Table, lines: readonly Line[], of: string): ExplainedLine[] {
  const { language } = ruleWordsOf(table);
  return lines
    .filter((line) => line.of === of)
    .map(({ rule, value, unit = null }) => ({
      kind: 'modifier',
      ...cited(table, rule),
      value: plusMinus(value, language),
      unit,
    }));
}

const never = { outcome: true, key: 'true', chance: { ways: 0, dice: 0 } };

/** The chance of one thing that happens or not, in words; none is written too. */
export function chanceInWords(
  table: Table,
  odds: readonly Chanced<boolean>[],
  words: string,
): readonly OddsLine[] {
  return oddsInWords(table, [odds.find(({ outcome }) => outcome) ?? never], () => words);
}
