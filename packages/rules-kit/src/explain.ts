/** explain: an answer as a player reads it: who does what, what is needed and why, the odds, and the throw. */
import { type Citation, cite } from './cite.ts';
import { type ExplainContext, factLines } from './explain-facts.ts';
import { type ExplainedStep, explainSteps } from './explain-steps.ts';
import { phrase } from './i18n/phrase.ts';
import { problemText } from './i18n/problems.ts';
import type { Words } from './i18n/words.ts';
import { type OddsLine, oddsLines } from './odds-lines.ts';
import type { Answer, FailedAnswer, RefusedAnswer, ResolvedAnswer } from './resolve.ts';
import type { ProcedureInForce, Ruleset } from './ruleset.ts';
import { Problem, type ProblemCode } from './schema/problem.ts';
import { capital, ended, refusalTitleOf, remedyOf, wordsOf } from './words.ts';

/** One line of an explanation. The caller decides on layout and colour. */
export type ExplainedLine =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'case'; readonly text: string }
  | { readonly kind: 'fact'; readonly path: string; readonly title: string; readonly value: string }
  | (Citation & { readonly kind: 'modifier'; readonly value: string; readonly unit: number | null })
  /** A row that could have counted but does not here. */
  | (Citation & { readonly kind: 'idle' })
  | (Citation & { readonly kind: 'effect'; readonly title: string })
  | OddsLine
  | ExplainedStep
  | { readonly kind: 'thrown'; readonly dice: readonly number[]; readonly text: string }
  | (Citation & { readonly kind: 'refusal'; readonly words: string; readonly remedy: string | null })
  | { readonly kind: 'error'; readonly code: ProblemCode; readonly at: string; readonly message: string };

/** The part of a case that an explanation reads. */
export interface AskedCase {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly options?: unknown;
}

/** Explains an answer in the language of the words. `ruleset` is the one whose edition the case names. */
export function explain(
  ruleset: Ruleset,
  asked: AskedCase,
  answer: Answer,
  words: Words = ruleset.words.en,
): readonly ExplainedLine[] {
  if (!answer.ok) return [errorLine(answer, words)];
  const inForce = ruleset.inForce(asked.ruleset, asked.options);
  if (inForce instanceof Problem) throw new TypeError('only a case that was answered can be explained');
  const procedure = inForce.procedure(asked.procedure)!;
  const title = caseTitle(ruleset, asked.ruleset, procedure, words);
  const opening: ExplainedLine[] = [{ kind: 'title', text: title }];
  const prepared = procedure.prepare(asked.input);
  if (!(prepared instanceof Problem))
    opening.push({ kind: 'case', text: ended(capital(prepared.tell(words))) });
  const told = { ruleset, inForce, words };
  return answer.allowed
    ? [...opening, ...resolvedLines(told, procedure, answer)]
    : [...opening, ...refusalLines(told, answer)];
}

/** Game, edition and procedure. An edition whose title names its game stands alone. */
export function caseTitle(
  ruleset: Ruleset,
  edition: string,
  procedure: ProcedureInForce,
  words: Words = ruleset.words.en,
): string {
  return `${editionTitle(ruleset, edition, words)} · ${phrase(words, procedure.title)}`;
}

/** Title of an edition together with that of its game. */
export function editionTitle(ruleset: Ruleset, edition: string, words: Words = ruleset.words.en): string {
  const title = phrase(words, ruleset.title);
  const known = ruleset.editions.find(({ id }) => id === edition)?.title;
  const own = known === undefined ? edition : phrase(words, known);
  return own.startsWith(title) ? own : `${title} · ${own}`;
}

/** A mistake in the case as a single line. */
function errorLine({ error }: FailedAnswer, words: Words): ExplainedLine {
  return { kind: 'error', ...error, message: problemText(words, error.message) };
}

function resolvedLines(
  told: ExplainContext,
  procedure: ProcedureInForce,
  answer: ResolvedAnswer,
): ExplainedLine[] {
  const { words } = told;
  const steps = explainSteps(
    { catalogue: told.ruleset.catalogue, inForce: told.inForce, words },
    procedure,
    answer.rolled?.steps ?? [],
    answer.lines,
  );
  const inSteps = new Set(steps.flatMap(({ facts }) => facts));
  const lines = [...factLines(told, procedure, answer, inSteps), ...oddsLines(procedure, answer, words)];
  if (answer.rolled === undefined) return lines;
  const { dice, outcome } = answer.rolled;
  // After the throw the steps say which of the rules in force fired.
  const settled = steps.length === 0 ? lines : lines.filter(({ kind }) => kind !== 'effect');
  return [...settled, ...steps, { kind: 'thrown', dice, text: procedure.tellOutcome(outcome, words) }];
}

function refusalLines(
  { ruleset, inForce, words }: ExplainContext,
  { refusals }: RefusedAnswer,
): ExplainedLine[] {
  const { ruleNumbers } = inForce;
  return refusals.map(({ rule }) => ({
    kind: 'refusal',
    ...cite(ruleset, inForce, rule, words),
    label: refusalTitleOf(words, ruleNumbers, rule),
    words: wordsOf(words, ruleNumbers, rule),
    remedy: remedyOf(words, ruleNumbers, rule),
  }));
}
