/** What a sheet looks up about rules: words with the figures in force, standing and mark, for one edition. */
import { type Entry, type RuleId, type Standing, standingOf } from '../rule.ts';
import type { Figures, Ruleset, RulesInForce, Words } from '../ruleset.ts';
import { labelOf, plusMinus, signed, wordsOf } from '../words.ts';
import type { Mark, Marked, SheetDocument } from './document.ts';
import { phrases, standingWords } from './phrases.ts';

/** One edition of a ruleset, as a sheet reads it. */
export interface Reader {
  readonly ruleset: Ruleset;
  readonly edition: string;
  readonly inForce: RulesInForce;
  readonly words: Words;
  readonly figures: Figures;
  entry(rule: RuleId): Entry | undefined;
}

/** A reader of the rules in force. */
export function readerOf(ruleset: Ruleset, inForce: RulesInForce): Reader {
  const byId = new Map(ruleset.catalogue.map((entry) => [entry.id, entry]));
  return {
    ruleset,
    edition: inForce.edition,
    inForce,
    words: ruleset.words.en,
    figures: inForce.figures,
    entry: (rule) => byId.get(rule),
  };
}

const marks: Readonly<Record<Standing, Mark>> = { stated: '', elsewhere: '', inferred: '°', ours: '†' };

/** What the marks mean. */
export const legend: SheetDocument['legend'] = [
  { mark: marks.inferred, standing: 'inferred', says: phrases.inferred },
  { mark: marks.ours, standing: 'ours', says: phrases.ours },
];

/** The mark of a standing. */
export function markOfStanding(standing: Standing): Mark {
  return marks[standing];
}

/** The mark of a rule in the reader's edition. */
export function markOf(reader: Reader, rule: RuleId): Mark {
  const entry = reader.entry(rule);
  return entry === undefined ? '' : marks[standingOf(entry, reader.edition)];
}

/** A text with the mark of a rule. */
export function marked(reader: Reader, text: string, rule: RuleId): Marked {
  return { text, mark: markOf(reader, rule), rule };
}

/** A rule's label with its mark. */
export function labelled(reader: Reader, rule: RuleId): Marked {
  return marked(reader, labelOf(reader.words, reader.figures, rule), rule);
}

/** A rule's sentence, with its figures. */
export function sentence(reader: Reader, rule: RuleId): string {
  return wordsOf(reader.words, reader.figures, rule);
}

/** A rule's standing in words, with what it is made of. */
export function standingText(reader: Reader, rule: RuleId): string {
  const entry = reader.entry(rule);
  if (entry === undefined) return '';
  const word = standingWords[standingOf(entry, reader.edition)];
  return entry.standingNote === undefined || entry.standingNote === word
    ? word
    : `${word} (${entry.standingNote})`;
}

/** A modifier: numbers with their sign, texts as they are. */
export function valueText(value: string | number | undefined): string {
  return value === undefined ? '' : typeof value === 'number' ? plusMinus(value) : value;
}

/** Plain data as a reader likes it: no quotes, a true minus, yes and no. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return signed(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ');
  const fields = Object.entries(value as object).map(([name, field]) => `${name} ${plain(field)}`);
  return fields.join(', ');
}
