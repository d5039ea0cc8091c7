/** Rules as the table cites them: refusals, lines of totals, odds in words. */
import {
  createCitations,
  type ExplainedRefusal,
  invalidCommandRefusal,
  type PieceId,
} from '@grognard/engine';
import type { Problem } from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { combatFigures } from '../../rules/combat-rule-numbers.ts';
import { orderFigures } from '../../rules/order-rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { interactionWordsOf, ruleWordsOf } from './words.ts';

export const { chanceInWords, cited, explainRefusal, explainRefusals, oddsInWords, sumLines, stepsOnTable } =
  createCitations<Table>({
    catalogue,
    edition: (table) => table.edition,
    figures: ({ rules }) => ({ ...orderFigures(rules), ...combatFigures(rules) }),
    words: ruleWordsOf,
  });

/** Refusal of a value that cannot be read. */
export function unread(table: Table, { code }: Problem, piece: PieceId | null): ExplainedRefusal {
  return invalidCommandRefusal(code, interactionWordsOf(table).prompt.unread, piece);
}
