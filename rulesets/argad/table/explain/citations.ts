/** Citations of rules in the interaction: refusals, lines of sums with the rows that do not count, odds in words. */
import { createCitations } from '@grognard/engine';
import {
  type ExplainedLine,
  type Line,
  type OddsLine,
  plusMinus,
  rowsIn,
  type Section,
} from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { ruleNumbers } from '../../rule-numbers.ts';
import type { Table } from '../state/model.ts';
import { ruleWordsOf } from './words.ts';

export { fact, invalidCommandRefusal } from '@grognard/engine';

export const { cited, explainRefusal, explainRefusals, oddsInWords, stepsOnTable } = createCitations<Table>({
  catalogue,
  edition: (table) => table.edition,
  figures: (table) => ruleNumbers(table.rules),
  words: ruleWordsOf,
});

/** The rows that counted, then those that could have counted but do not. */
export function sumLines<C>(
  table: Table,
  lines: readonly Line[],
  sections: readonly Section<C>[],
): ExplainedLine[] {
  const counted = lines.map(
    ({ rule, value, unit = null }): ExplainedLine => ({
      kind: 'modifier',
      ...cited(table, rule),
      value: plusMinus(value),
      unit,
    }),
  );
  const named = new Set(lines.map(({ rule }) => rule));
  for (const { id } of rowsIn(sections)) {
    if (named.has(id)) continue;
    named.add(id);
    counted.push({ kind: 'idle', ...cited(table, id) });
  }
  return counted;
}

/** A cache of odds in words. Odds depend on few numbers. */
export class OddsCache {
  private readonly byWords = new WeakMap<object, Map<string, readonly OddsLine[]>>();

  of({ words }: Table, key: string, workOut: () => readonly OddsLine[]): readonly OddsLine[] {
    let known = this.byWords.get(words);
    if (known === undefined || known.size > mostKept) {
      known = new Map();
      this.byWords.set(words, known);
    }
    let lines = known.get(key);
    if (lines === undefined) {
      lines = workOut();
      known.set(key, lines);
    }
    return lines;
  }
}

const mostKept = 2000;
