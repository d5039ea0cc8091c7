/** createCitations: rules as interactions cite them in any game, with explained refusals of commands and odds in words. */
import {
  asFractions,
  type Citation,
  citation,
  type ExplainedLine,
  type ExplainedStep,
  type Json,
  type Line,
  type OddsLine,
  oddsLines,
  plusMinus,
  problemText,
  type RuleEntry,
  type RuleId,
  type RuleNumbers,
  refusalTitleOf,
  remedyOf,
  type TableThrow,
  thrownSteps,
  type WeightedOutcome,
  type Words,
  wordsOf,
} from '@grognard/rules-kit';
import type { ExplainedRefusal, PieceId } from './interaction.ts';
import type { Verdict } from './verdict.ts';

/** Source of a game's citations. */
export interface CitationSource<Table> {
  readonly catalogue: readonly RuleEntry[];
  edition(table: Table): string;
  figures(table: Table): RuleNumbers;
  words(table: Table): Words;
}

export interface Citations<Table> {
  /** A rule with its label, standing and source in the edition being played. */
  cited(table: Table, rule: RuleId): Citation;
  /** A rule that refuses a command, with the remedy that would make it legal. What was measured follows its heading: `15.6 of 12 cm`. */
  explainRefusal(
    table: Table,
    rule: RuleId,
    piece: PieceId | null,
    measured?: string | null,
  ): ExplainedRefusal;
  /** Refusals of a command, or an empty list if it is allowed. */
  explainRefusals(
    table: Table,
    verdict: Verdict,
    piece: PieceId | null,
    measure?: (rule: RuleId) => string | null,
  ): readonly ExplainedRefusal[];
  /** Outcomes with their exact chances, in words. */
  oddsInWords<O extends Json>(
    table: Table,
    odds: readonly WeightedOutcome<O>[],
    tell: (outcome: O) => string,
  ): readonly OddsLine[];
  /** The chance of one event in words, also if it is zero. */
  chanceInWords(table: Table, odds: readonly WeightedOutcome<boolean>[], words: string): readonly OddsLine[];
  /** The rows of one total. */
  sumLines(table: Table, lines: readonly Line[], of: string): ExplainedLine[];
  /** Steps of a throw on the table, as a resolved case tells them. */
  stepsOnTable(table: Table, thrown: TableThrow): readonly ExplainedStep[];
}

/** Refusal of something that is not a command here. */
export function invalidCommandRefusal(
  code: NonNullable<ExplainedRefusal['code']>,
  words: string,
  piece: PieceId | null,
): ExplainedRefusal {
  return { rule: null, code, label: words, words, remedy: null, standing: 'ours', source: '', piece };
}

export function fact(path: string, title: string, value: string): ExplainedLine {
  return { kind: 'fact', path, title, value };
}

const impossible = { outcome: true, key: 'true', chance: { ways: 0, dice: 0 } };

interface LookedUp {
  readonly figures: RuleNumbers;
  readonly cited: Map<RuleId, Citation>;
}

/** Cache of rule numbers and citations per table, because an interaction cites the same rules in every frame. */
function citationCache<Table extends object>(book: CitationSource<Table>): (table: Table) => LookedUp {
  const kept = new WeakMap<Table, LookedUp>();
  return (table) => {
    let found = kept.get(table);
    if (found === undefined) {
      found = { figures: book.figures(table), cited: new Map() };
      kept.set(table, found);
    }
    return found;
  };
}

export function createCitations<Table extends object>(book: CitationSource<Table>): Citations<Table> {
  const lookedUp = citationCache(book);

  const inForceOn = (table: Table) => ({
    ruleNumbers: lookedUp(table).figures,
    edition: book.edition(table),
  });

  function cited(table: Table, rule: RuleId): Citation {
    const known = lookedUp(table);
    let found = known.cited.get(rule);
    if (found === undefined) {
      found = citation(book.catalogue, inForceOn(table), rule, book.words(table));
      known.cited.set(rule, found);
    }
    return found;
  }

  function explained(
    table: Table,
    rule: RuleId,
    piece: PieceId | null,
    measured: string | null = null,
  ): ExplainedRefusal {
    const words = book.words(table);
    const { figures } = lookedUp(table);
    const title = refusalTitleOf(words, figures, rule);
    return {
      ...cited(table, rule),
      code: null,
      label: measured === null ? title : `${title}, ${measured}`,
      words: wordsOf(words, figures, rule),
      remedy: remedyOf(words, figures, rule),
      piece,
    };
  }

  const oddsInWords = <O extends Json>(
    table: Table,
    odds: readonly WeightedOutcome<O>[],
    tell: (outcome: O) => string,
  ) =>
    oddsLines(
      { tellOutcome: (outcome: Json) => tell(outcome as O) },
      { outcomes: asFractions(odds) as { p: string; outcome: Json }[] },
      book.words(table),
    );

  return {
    cited,
    explainRefusal: explained,
    explainRefusals: (table, verdict, piece, measure = () => null) => {
      if (verdict.allowed) return [];
      if ('error' in verdict) {
        const { code, message } = verdict.error;
        return [invalidCommandRefusal(code, problemText(book.words(table), message), piece)];
      }
      return verdict.refusals.map(({ rule, about }) => explained(table, rule, about ?? piece, measure(rule)));
    },
    oddsInWords,
    chanceInWords: (table, odds, words) =>
      oddsInWords(table, [odds.find(({ outcome }) => outcome) ?? impossible], () => words),
    sumLines: (table, lines, of) =>
      lines
        .filter((line) => line.of === of)
        .map(({ rule, value, unit = null }) => ({
          kind: 'modifier',
          ...cited(table, rule),
          value: plusMinus(value, book.words(table).language),
          unit,
        })),
    stepsOnTable(table, thrown) {
      const { catalogue } = book;
      return thrownSteps({ catalogue, inForce: inForceOn(table), words: book.words(table) }, thrown);
    },
  };
}
