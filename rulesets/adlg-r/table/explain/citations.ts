/** Rules as the table cites them: refusals, lines of totals, odds in words. */
import { createCitations } from '@grognard/engine';
import { catalogue } from '../../catalogue/index.ts';
import { combatFigures } from '../../rules/combat-rule-numbers.ts';
import { orderFigures } from '../../rules/order-rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { ruleWordsOf } from './words.ts';

export const { cited, explainRefusal, explainRefusals, oddsInWords, sumLines, stepsOnTable } =
  createCitations<Table>({
    catalogue,
    edition: (table) => table.edition,
    figures: ({ rules }) => ({ ...orderFigures(rules), ...combatFigures(rules) }),
    words: ruleWordsOf,
  });
