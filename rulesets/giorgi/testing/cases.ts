/** What the tests of this ruleset share: cases in short, answers in short. */
import { type Answer, resolver } from '@grognard/rules-kit';
import { giorgi } from '../index.ts';

type Data = Readonly<Record<string, unknown>>;

const offered = resolver([giorgi]);

/** Resolves a case of this ruleset. */
function ask(procedure: string, input: Data, options?: Data, dice?: readonly number[]): Answer {
  const given = { id: 'test', ruleset: 'giorgi', procedure, input };
  return offered.resolve({ ...given, ...(options && { options }), ...(dice && { dice }) });
}

/** The rules that refuse a case; none if it is allowed. */
export function refused(procedure: string, input: Data, options?: Data): readonly string[] {
  const answer = ask(procedure, input, options);
  if (!answer.ok) throw new Error(`${answer.error.at}: ${answer.error.message}`);
  return answer.allowed ? [] : answer.refusals.map(({ rule }) => rule);
}

/** The lines of an allowed case as `rule value`, with the unit where there is one. */
export function lines(procedure: string, input: Data, options?: Data): readonly string[] {
  return allowed(ask(procedure, input, options)).lines.map(({ rule, value }) => `${rule} ${value}`);
}

/** The facts of an allowed case. */
export function facts(procedure: string, input: Data, options?: Data): Data {
  return allowed(ask(procedure, input, options)).facts;
}

/** The outcomes of an allowed case by their chance. */
export function odds(
  procedure: string,
  input: Data,
  options?: Data,
): readonly (readonly [string, unknown])[] {
  return allowed(ask(procedure, input, options)).outcomes.map(({ p, outcome }) => [p, outcome] as const);
}

/** What the dice given come to. */
export function rolled(procedure: string, input: Data, dice: readonly number[], options?: Data): unknown {
  return allowed(ask(procedure, input, options, dice)).rolled?.outcome;
}

/** Code and place of the error in a case. */
export function error(procedure: string, input: Data, options?: Data): string {
  const answer = ask(procedure, input, options);
  if (answer.ok) throw new Error('the case is in order');
  return `${answer.error.code} ${answer.error.at}`;
}

function allowed(answer: Answer) {
  if (!answer.ok) throw new Error(`${answer.error.at}: ${answer.error.message}`);
  if (!answer.allowed) throw new Error(`refused: ${answer.refusals.map(({ rule }) => rule).join()}`);
  return answer;
}
