/** Rules as the interaction cites them: refusals, lines of totals, odds in words. */
import {
  createCitations,
  type ExplainedRefusal,
  invalidCommandRefusal,
  type PieceId,
} from '@grognard/engine';
import type { Problem } from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { ruleNumbers } from '../../rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { interactionWordsOf, ruleWordsOf } from './words.ts';

export { fact, invalidCommandRefusal } from '@grognard/engine';

export const { chanceInWords, cited, explainRefusal, explainRefusals, oddsInWords, sumLines, stepsOnTable } =
  createCitations<Table>({
    catalogue,
    edition: (table) => table.edition,
    figures: (table) => ruleNumbers(table.rules),
    words: ruleWordsOf,
  });

/** Refusal of a value that cannot be read. */
export function unread(table: Table, { code }: Problem, piece: PieceId | null): ExplainedRefusal {
  return invalidCommandRefusal(code, interactionWordsOf(table).prompt.unread, piece);
}
