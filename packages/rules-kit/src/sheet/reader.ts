/** Reader: a sheet's access to the rules of one edition: words with the numbers in force, standing and mark. */

import { plusMinus, signed } from '../i18n/numbers.ts';
import { inWords, phrase, type Text } from '../i18n/phrase.ts';
import { type SheetWords, sheetWords } from '../i18n/sheet-words.ts';
import type { Words } from '../i18n/words.ts';
import { type RuleEntry, type RuleId, type Standing, standingOf } from '../rule.ts';
import type { RuleNumbers, Ruleset, RulesInForce } from '../ruleset.ts';
import { withoutClauses, wordsOf } from '../words.ts';
import { type Clause, clauseStandingOf, clausesOf, labelClausesOf } from './clauses.ts';
import type { Mark, MarkedClause, MarkedText, SheetDocument } from './document.ts';

/** One edition of a ruleset, as a sheet reads it. */
export interface Reader {
  readonly ruleset: Ruleset;
  readonly edition: string;
  readonly inForce: RulesInForce;
  readonly words: Words;
  /** The kit's texts in the language of the words. */
  readonly kit: SheetWords;
  readonly figures: RuleNumbers;
  entry(rule: RuleId): RuleEntry | undefined;
}

export function readerOf(ruleset: Ruleset, inForce: RulesInForce, words: Words): Reader {
  const byId = new Map(ruleset.catalogue.map((entry) => [entry.id, entry]));
  return {
    ruleset,
    edition: inForce.edition,
    inForce,
    words,
    kit: sheetWords(words.language),
    figures: inForce.ruleNumbers,
    entry: (rule) => byId.get(rule),
  };
}

const marks: Readonly<Record<Standing, Mark>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

/** Meanings of the marks. */
export function legendOf({ sheet }: SheetWords): SheetDocument['legend'] {
  return [
    { mark: marks.inferred, standing: 'inferred', says: sheet.inferred },
    { mark: marks.ours, standing: 'ours', says: sheet.ours },
  ];
}

/** Mark of a clause of a rule in the reader's edition. */
export function markOf(reader: Reader, rule: RuleId, clause?: string): Mark {
  const entry = reader.entry(rule);
  return entry === undefined ? '' : marks[clauseStandingOf(entry, clause, reader.edition)];
}

/** A text with the mark of the clause of a rule that it says. */
export function marked(reader: Reader, text: string, rule: RuleId, clause?: string): MarkedText {
  const mark = markOf(reader, rule, clause);
  return clause === undefined ? { text, mark, rule } : { text, mark, rule, clause };
}

/** A rule's label with its mark. */
export function labelled(reader: Reader, rule: RuleId): MarkedText {
  return byClause(reader, labelClausesOf(reader.words, reader.figures, rule), rule);
}

/** A rule's sentence, with its numbers. */
export function sentence(reader: Reader, rule: RuleId): string {
  return wordsOf(reader.words, reader.figures, rule);
}

/** A rule's sentence with its mark. */
export function markedSentence(reader: Reader, rule: RuleId): MarkedText {
  return byClause(reader, clausesOf(reader.words, reader.figures, rule), rule);
}

/** A marked clause without what only joins it to others, so that its mark stands at its words: `2 cm°. Riders†`. */
function withoutEnds(part: MarkedClause): readonly MarkedClause[] {
  if (part.mark === '') return [part];
  const [, before = '', said = '', after = ''] = /^([\s.,;:]*)(.*?)([\s,;:]*)$/s.exec(part.text) ?? [];
  const plain = (text: string): MarkedClause => ({ text, clause: part.clause, mark: '' });
  return [plain(before), { ...part, text: said }, plain(after)].filter(({ text }) => text !== '');
}

/** A text with one mark, or with one for each clause where they differ. */
function byClause(reader: Reader, parts: readonly Clause[], rule: RuleId): MarkedText {
  const clauses = parts.map(
    ({ text, clause }): MarkedClause => ({ text, clause, mark: markOf(reader, rule, clause) }),
  );
  const text = clauses.map((part) => part.text).join('');
  const [first] = clauses;
  if (first === undefined) return { text, mark: '', rule };
  if (clauses.some(({ mark }) => mark !== first.mark))
    return { text, mark: '', rule, clauses: clauses.flatMap(withoutEnds) };
  const { mark, clause } = first;
  return clauses.length > 1 || clause === 'main' ? { text, mark, rule } : { text, mark, rule, clause };
}

/** A rule's standing in words, with its explanation. */
export function standingText(reader: Reader, rule: RuleId): string {
  const entry = reader.entry(rule);
  if (entry === undefined) return '';
  const standing = standingOf(entry, reader.edition);
  const word = reader.kit.standings[standing];
  return entry.standingNote === undefined || entry.standingNote === standing
    ? word
    : `${word} (${phrase(reader.words, entry.standingNote)})`;
}

/** A text in the reader's language. */
export function say(reader: Reader, text: Text): string {
  return inWords(reader.words, text);
}

/** Value of a modifier: numbers with their sign, texts unchanged. */
export function valueText(reader: Reader, value: string | number | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'number' ? plusMinus(value, reader.words.language) : say(reader, value);
}

/** Plain data for a reader: no quotes, a true minus, yes and no. */
export function plain(reader: Reader, value: unknown): string {
  const { yes, no, none } = reader.kit;
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return signed(value, reader.words.language);
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value.length === 0 ? none : value.map((entry) => plain(reader, entry)).join(', ');
  const fields = Object.entries(value as object).map(([name, field]) => `${name} ${plain(reader, field)}`);
  return fields.join(', ');
}

/** Numbers that words name, for comparison. */
export function figuresText(reader: Reader, figures: RuleNumbers[string]): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${withoutClauses(say(reader, figure))}`)
    .join(', ');
}
