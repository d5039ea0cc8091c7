/** Procedure: something that can be resolved on its own, declared once for play, odds, explanation, sheet and tests. */
import type { Chance } from './chance.ts';
import { oddsOf, type WeightedOutcome } from './dice/odds.ts';
import { saidMeasured } from './i18n/lengths.ts';
import type { Words } from './i18n/words.ts';
import type { Json } from './json.ts';
import type { Line, RuleId } from './rule.ts';
import { check } from './schema/check.ts';
import { Problem, type ProblemCode } from './schema/problem.ts';
import type { AnyShape, Shape } from './schema/shape.ts';

/** Named values of a procedure. */
export type Facts = { readonly [name: string]: Json };

/** An input that contradicts itself, or uses something this edition does not have. */
export interface Mistake<C> {
  readonly code: Extract<ProblemCode, 'edition' | 'option' | 'combination' | 'missing' | 'value'>;
  /** Place from the top of the case: `input.troop`. */
  readonly at: string | ((situation: C) => string);
  readonly when: (situation: C) => boolean;
  readonly message: string;
}

/** A rule that forbids the action in some situations. */
export interface RefusalRule<C> {
  readonly id: RuleId;
  readonly when: (situation: C) => boolean;
  /** True if no later refusal is checked once this one holds. */
  readonly stops?: true;
}

/** Texts for a player: the case, an outcome and the titles of the facts, in the language of the words. */
export interface Telling<C, O> {
  /** Who does what to whom: the opening of the sentence. */
  readonly case: (situation: C) => string;
  readonly outcome: (outcome: O) => string;
  /** Titles of the facts. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Texts of any procedure. Situations and outcomes can be passed only by the procedure itself. */
export type AnyTelling = Telling<never, never>;

/** The part of the words that telling needs. */
export type TellingWords = Pick<Words, 'tell' | 'language' | 'units'>;

/**
 * `R` the rules in force, `In` and `Out` the input as given and as read, `C` the situation worked out from it,
 * `S` what the dice are thrown for, `F` the facts, `O` the outcome. All functions are pure; luck comes from `chance` alone.
 */
export interface Procedure<R, In, Out, C, S, F extends Facts, O> {
  readonly id: string;
  readonly title: string;
  /** Steps at the table, in order. The sheet prints them. */
  readonly steps: readonly string[];
  readonly input: Shape<In, Out>;
  /** Everything the rows ask about, computed once: dynamic defaults and helpers. */
  readonly situation: (rules: R, input: Out) => C;
  /** Contradictions between fields, in the order of checking. Only the first is reported. */
  readonly mistakes: (rules: R) => readonly Mistake<C>[];
  /** All refusals that hold are reported, in this order. */
  readonly refusals: (rules: R) => readonly RefusalRule<C>[];
  /** Adds up the rows, and writes the lines if they are wanted. */
  readonly assess: (situation: C, lines: Line[] | null) => S;
  readonly facts: (assessed: S) => F;
  /**
   * Paths of the totals of the lines within the facts: `{ '': 'modifier' }` for lines without `of`, `{ a: 'a.modifier' }` for lines of
   * `a`. Totals not listed have the name of their fact.
   */
  readonly totals: Readonly<Record<string, string>>;
  /** Throws the dice. The order of keys in the outcome does not matter, and equal outcomes merge. */
  readonly roll: (assessed: S, chance: Chance) => O;
  /** Every rule that lines or effects of this procedure can name. */
  readonly prints: (rules: R) => readonly RuleId[];
  readonly tell: Telling<C, O>;
}

/** A case without mistakes. */
export interface PreparedCase {
  readonly refusals: readonly RuleId[];
  /** Text of the case. In English by default. */
  tell(words?: TellingWords): string;
  /** Only for a case that is not refused. */
  assess(): AssessedCase;
}

/** A case with its rows added up, ready for the dice. */
export interface AssessedCase {
  readonly facts: Facts;
  readonly lines: readonly Line[];
  odds(): readonly WeightedOutcome<Json>[];
  roll(chance: Chance): Json;
}

/** A procedure without its types, for callers that know only its id. */
export interface ProcedureInfo<R> {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly input: AnyShape;
  readonly factTitles: Readonly<Record<string, string>>;
  readonly totals: Readonly<Record<string, string>>;
  prepare(rules: R, given: unknown): PreparedCase | Problem;
  /** Plays a checked and allowed input: rows, then dice. For callers that play many cases fast. Lines are written if they are wanted. */
  play(rules: R, checked: unknown, chance: Chance, lines: Line[] | null): Json;
  tellOutcome(outcome: Json, words?: TellingWords): string;
  /** Rules that can refuse. */
  refusedBy(rules: R): readonly RuleId[];
  /** Rules that lines and effects can name. */
  prints(rules: R): readonly RuleId[];
  /** Messages for an input that contradicts itself, in English. */
  complaints(rules: R): readonly string[];
}

/** A procedure with its types and its info. */
export type DeclaredProcedure<R, In, Out, C, S, F extends Facts, O> = Procedure<R, In, Out, C, S, F, O> & {
  readonly info: ProcedureInfo<R>;
};

/** The facts that a declared procedure names. */
export type FactsOf<P> = P extends { readonly facts: (assessed: never) => infer F extends Facts } ? F : never;

/** The outcome of a declared procedure. */
export type OutcomeOf<P> = P extends { readonly roll: (assessed: never, chance: never) => infer O }
  ? O
  : never;

/** Declares a procedure. All its types follow from the declared fields: do not write them out. */
export function procedure<R, In, Out, C, S, F extends Facts, O extends Json>(
  declared: Procedure<R, In, Out, C, S, F, O>,
): DeclaredProcedure<R, In, Out, C, S, F, O> {
  return { ...declared, info: faceOf(declared) };
}

/** Rules that forbid the action here. */
function refusalsIn<C>(refusals: readonly RefusalRule<C>[], situation: C): RuleId[] {
  const holding: RuleId[] = [];
  for (const { id, when, stops } of refusals) {
    if (!when(situation)) continue;
    if (!holding.includes(id)) holding.push(id);
    if (stops) break;
  }
  return holding;
}

function firstMistake<C>(mistakes: readonly Mistake<C>[], situation: C): Problem | null {
  for (const { code, at, when, message } of mistakes) {
    if (when(situation)) return new Problem(code, typeof at === 'string' ? at : at(situation), message);
  }
  return null;
}

function faceOf<R, In, Out, C, S, F extends Facts, O extends Json>(
  declared: Procedure<R, In, Out, C, S, F, O>,
): ProcedureInfo<R> {
  const { id, title, steps, input, tell, prints } = declared;
  const telling = (words?: TellingWords): Telling<C, O> => {
    const told = (words?.tell[id] as Telling<C, O> | undefined) ?? tell;
    return words === undefined ? told : saidMeasured(words, told);
  };
  return {
    id,
    title,
    steps,
    input,
    factTitles: tell.facts,
    totals: declared.totals,
    prints,
    complaints: (rules) => [...new Set(declared.mistakes(rules).map(({ message }) => message))],
    refusedBy: (rules) => [...new Set(declared.refusals(rules).map((refusal) => refusal.id))],
    tellOutcome: (outcome, words) => telling(words).outcome(outcome as O),
    play: (rules, checked, chance, lines) =>
      declared.roll(declared.assess(declared.situation(rules, checked as Out), lines), chance),
    prepare(rules, given) {
      const checked = check(input, given);
      if (checked instanceof Problem) return checked.within('input');
      const situation = declared.situation(rules, checked as Out);
      const mistake = firstMistake(declared.mistakes(rules), situation);
      if (mistake !== null) return mistake;
      return {
        refusals: refusalsIn(declared.refusals(rules), situation),
        tell: (words) => telling(words).case(situation),
        assess() {
          const lines: Line[] = [];
          const assessed = declared.assess(situation, lines);
          return {
            facts: declared.facts(assessed),
            lines,
            odds: () => oddsOf((chance) => declared.roll(assessed, chance)),
            roll: (chance) => declared.roll(assessed, chance),
          };
        },
      };
    },
  };
}

/** Titles of the facts, in the language of the words. */
export function factTitlesOf(
  { id, factTitles }: Pick<ProcedureInfo<unknown>, 'id' | 'factTitles'>,
  words: TellingWords,
): Readonly<Record<string, string>> {
  return words.tell[id]?.facts ?? factTitles;
}
