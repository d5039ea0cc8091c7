/** A case under the rules in force: the odds before any die is thrown, and the result afterwards. */
import {
  type Answer,
  type AssessedCase,
  type ExplainedLine,
  explain,
  type Json,
  type OddsLine,
  oddsLines,
  Problem,
  problemText,
  type Resolver,
  resolver,
} from '@grognard/rules-kit';
import type { Choices } from '../form/choices.ts';
import type { FormField } from '../form/fields.ts';
import type { FindContradiction } from '../form/settle.ts';
import { inputOf } from '../form/values.ts';
import type { LoadedRuleset, OptionValues } from '../rules.ts';
import { feed } from './dice.ts';

export interface CompanionCase {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: Choices;
  readonly options: OptionValues;
}

/** A mistake in the input, a refusal, or odds for dice that can be thrown. */
export type WorkedCase =
  | { readonly kind: 'error'; readonly at: string; readonly message: string }
  | { readonly kind: 'refused'; readonly lines: readonly ExplainedLine[] }
  | {
      readonly kind: 'ready';
      /** Identifies the case. */
      readonly of: string;
      readonly assessed: AssessedCase;
      readonly lines: readonly ExplainedLine[];
      /** In the order a player expects. */
      readonly odds: readonly OddsLine[];
      /** Number of dice to throw, as known before the first. 0 if the result is certain. */
      readonly dice: number;
    };

const resolvers = new WeakMap<object, Resolver>();

function resolverOf({ ruleset }: LoadedRuleset): Resolver {
  let found = resolvers.get(ruleset);
  if (found === undefined) {
    found = resolver([ruleset]);
    resolvers.set(ruleset, found);
  }
  return found;
}

/** A case names only options that are set. */
export function caseOf(
  book: LoadedRuleset,
  procedure: string,
  input: Choices,
  options: OptionValues,
): CompanionCase {
  return { ruleset: book.edition, procedure, input, options };
}

function answered(book: LoadedRuleset, asked: CompanionCase, dice?: readonly number[]): Answer {
  return resolverOf(book).resolve(dice === undefined ? asked : { ...asked, dice });
}

/** Works out a case up to the first die. */
export function work(book: LoadedRuleset, asked: CompanionCase): WorkedCase {
  const found = resolverOf(book).find(asked);
  if (found instanceof Problem)
    return { kind: 'error', at: found.at, message: problemText(book.words, found.message) };
  const answer = answered(book, asked);
  if (!answer.ok) return { kind: 'error', at: answer.error.at, message: answer.error.message };
  const lines = explain(book.ruleset, asked, answer, book.words);
  if (!answer.allowed) return { kind: 'refused', lines };
  const assessed = found.prepared.assess();
  const odds = oddsLines(found.procedure, answer, book.words);
  const first = feed(assessed, []);
  return {
    kind: 'ready',
    of: JSON.stringify(asked),
    assessed,
    lines: lines.filter(({ kind }) => kind !== 'odds'),
    odds,
    dice: first.kind === 'enough' ? 0 : first.inAll,
  };
}

/** The whole explanation of a case with its dice. */
export function thrown(
  book: LoadedRuleset,
  asked: CompanionCase,
  dice: readonly number[],
): readonly ExplainedLine[] {
  return explain(book.ruleset, asked, answered(book, asked, dice), book.words);
}

/** What the dice came to, or null if they were not thrown. */
export function outcomeIn(book: LoadedRuleset, asked: CompanionCase, dice: readonly number[]): Json | null {
  const answer = answered(book, asked, dice);
  return answer.ok && answer.allowed && answer.rolled !== undefined ? answer.rolled.outcome : null;
}

/** Finds what contradicts itself in choices for a procedure. */
export function contradictions(
  book: LoadedRuleset,
  procedure: string,
  fields: readonly FormField[],
  options: OptionValues,
): FindContradiction {
  const { find } = resolverOf(book);
  return (choices) => {
    const found = find(caseOf(book, procedure, inputOf(fields, choices), options));
    return found instanceof Problem ? found : null;
  };
}
