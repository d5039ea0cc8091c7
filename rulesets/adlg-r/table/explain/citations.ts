/** Rules as the table cites them: refusals, lines of totals, odds in words. */
import { createCitations } from '@grognard/engine';
import { type ExplainedLine, type Line, plusMinus } from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { combatFigures } from '../../rules/combat-rule-numbers.ts';
import { orderFigures } from '../../rules/order-rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { ruleWordsOf } from './words.ts';

export const { cited, explainRefusal, explainRefusals, oddsInWords } = createCitations<Table>({
  catalogue,
  edition: (table) => table.edition,
  figures: ({ rules }) => ({ ...orderFigures(rules), ...combatFigures(rules) }),
  words: ruleWordsOf,
});

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
