/** asking: short forms of cases and answers, for tests of single rules. */
import { type Answer, type ResolvedAnswer, type Ruleset, resolver } from '@grognard/rules-kit';
import type { Data } from './data.ts';

/** Settings of a test other than the input. */
interface AskOptions {
  /** Overrides the default edition of the cases. */
  readonly edition?: string;
  readonly options?: Data | undefined;
  readonly dice?: readonly number[];
}

type AskProcedure<T> = (procedure: string, input: object, options?: Data) => T;

/** Short forms for cases of one edition. */
export interface Asking {
  /** The whole answer. */
  readonly ask: (procedure: string, input: object, setting?: AskOptions) => Answer;
  readonly refused: AskProcedure<readonly string[]>;
  readonly error: AskProcedure<string>;
  readonly lines: AskProcedure<readonly string[]>;
  readonly facts: AskProcedure<Data>;
  readonly odds: AskProcedure<readonly (readonly [p: string, outcome: unknown])[]>;
  readonly rolled: (procedure: string, input: object, dice: readonly number[], options?: Data) => unknown;
}

/** Asks about cases of one edition: `lines('shoot', { weapon: 'pistol', rangeCm: 5 })`. */
export function asking(ruleset: Ruleset, edition: string): Asking {
  const { resolve } = resolver([ruleset]);
  const ask: Asking['ask'] = (procedure, input, { edition: other, options, dice } = {}) => {
    const given = { id: 'test', ruleset: other ?? edition, procedure, input };
    return resolve({ ...given, ...(options && { options }), ...(dice && { dice }) });
  };
  const question =
    <T>(read: (answer: Answer) => T): AskProcedure<T> =>
    (procedure, input, options) =>
      read(ask(procedure, input, { options }));
  return {
    ask,
    refused: question(refusalsOf),
    error: question(errorOf),
    lines: question((answer) => linesOf(answer)),
    facts: question(factsOf),
    odds: question((answer) => allowed(answer).outcomes.map(({ p, outcome }) => [p, outcome])),
    rolled: (procedure, input, dice, options) =>
      allowed(ask(procedure, input, { options, dice })).rolled?.outcome,
  };
}

/** The answer to a case that must be allowed. */
export function allowed(answer: Answer): ResolvedAnswer {
  if (answer.ok && answer.allowed) return answer;
  throw new Error(`not allowed: ${JSON.stringify(answer)}`);
}

/** The rules that refuse a case, or an empty list if it is allowed. */
export function refusalsOf(answer: Answer): readonly string[] {
  if (!answer.ok) throw new Error(`in error: ${JSON.stringify(answer)}`);
  return answer.allowed ? [] : answer.refusals.map(({ rule }) => rule);
}

/** Code and place of the mistake in a case. */
export function errorOf(answer: Answer): string {
  if (answer.ok) throw new Error(`in order: ${JSON.stringify(answer)}`);
  return `${answer.error.code} ${answer.error.at}`;
}

/** Lines of an allowed case as `rule value`. With `of`, only those of that total. */
export function linesOf(answer: Answer, of?: string): readonly string[] {
  return allowed(answer)
    .lines.filter((line) => of === undefined || line.of === of)
    .map(({ rule, value }) => `${rule} ${value}`);
}

/** An answer in one line: the mistake, the rules that refuse, or the lines as `rule value`, or `rule/total value` if a total is named. */
export function inShort(answer: Answer): string {
  if (!answer.ok) return errorOf(answer);
  if (!answer.allowed) return refusalsOf(answer).join(' ');
  return answer.lines.map(({ rule, of, value }) => `${rule}${of ? `/${of}` : ''} ${value}`).join(', ');
}

/** The facts of an allowed case. */
export function factsOf(answer: Answer): Data {
  return allowed(answer).facts;
}
