/** Rules as the hand cites them: hindrances, lines of sums, odds in words. */
import type { Hindrance, PieceId, Verdict } from '@grognard/engine';
import {
  asFractions,
  type Chanced,
  type Cited,
  type ExplainedLine,
  type Figures,
  type Json,
  type Line,
  labelOf,
  type OddsLine,
  oddsLines,
  type Problem,
  plusMinus,
  problemText,
  type RuleId,
  remedyOf,
  sourceText,
  standingOf,
  wordsOf,
} from '@grognard/rules-kit';
import { catalogue } from '../../catalogue/index.ts';
import { figures } from '../../figures.ts';
import type { Table } from '../model.ts';
import { handWordsOf, ruleWordsOf } from './words.ts';

interface Book {
  readonly figures: Figures;
  readonly cited: Map<RuleId, Cited>;
}

/** What has been looked up once is kept: a hand cites the same rules in every frame. */
const books = new WeakMap<Table, Book>();

function bookOf(table: Table): Book {
  let book = books.get(table);
  if (book === undefined) {
    book = { figures: figures(table.rules), cited: new Map() };
    books.set(table, book);
  }
  return book;
}

/** A rule with its label, standing and source. */
export function cited(table: Table, rule: RuleId): Cited {
  const book = bookOf(table);
  let found = book.cited.get(rule);
  if (found === undefined) {
    const entry = catalogue.find(({ id }) => id === rule);
    found = {
      rule,
      label: labelOf(ruleWordsOf(table), book.figures, rule),
      standing: entry === undefined ? 'ours' : standingOf(entry, table.edition),
      source: sourceText(ruleWordsOf(table), entry?.source ?? ''),
    };
    book.cited.set(rule, found);
  }
  return found;
}

/** A rule that stands against something, with what would make it legal. */
export function hindrance(table: Table, rule: RuleId, piece: PieceId | null): Hindrance {
  const words = ruleWordsOf(table);
  const { label, standing, source } = cited(table, rule);
  const told = bookOf(table).figures;
  return {
    rule,
    code: null,
    label,
    words: wordsOf(words, told, rule),
    remedy: remedyOf(words, told, rule),
    standing,
    source,
    piece,
  };
}

/** What stands against a command; nothing if it is allowed. */
export function hindrancesIn(table: Table, verdict: Verdict, piece: PieceId | null): readonly Hindrance[] {
  if (verdict.allowed) return [];
  if ('error' in verdict) {
    const { code, message } = verdict.error;
    return [mistaken(code, problemText(ruleWordsOf(table), message), piece)];
  }
  return verdict.refusals.map(({ rule, about }) => hindrance(table, rule, about ?? piece));
}

/** Something that is no order at all. */
export function mistaken(
  code: NonNullable<Hindrance['code']>,
  words: string,
  piece: PieceId | null,
): Hindrance {
  return { rule: null, code, label: words, words, remedy: null, standing: 'ours', source: '', piece };
}

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

export function fact(path: string, title: string, value: string): ExplainedLine {
  return { kind: 'fact', path, title, value };
}

/** Outcomes with their exact chances, in words. */
export function oddsInWords<O extends Json>(
  table: Table,
  odds: readonly Chanced<O>[],
  tell: (outcome: O) => string,
): readonly OddsLine[] {
  return oddsLines(
    { tellOutcome: (outcome: Json) => tell(outcome as O) },
    { outcomes: asFractions(odds) as { p: string; outcome: Json }[] },
    ruleWordsOf(table),
  );
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
