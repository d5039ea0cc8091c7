/** resolver: a case in, an answer out. Never an exception, never a guess. */

import { NotedDice } from './dice/noted.ts';
import { asFractions } from './dice/odds.ts';
import { DiceMismatch, ScriptedDice } from './dice/thrown.ts';
import type { Json } from './json.ts';
import type { AssessedCase, Facts, PreparedCase } from './procedure.ts';
import type { Line, RuleId } from './rule.ts';
import type { ProcedureInForce, Ruleset, RulesInForce } from './ruleset.ts';
import { shown } from './schema/check.ts';
import { Problem, type ProblemCode } from './schema/problem.ts';
import { didYouMean } from './schema/suggest.ts';
import type { Step } from './step.ts';

/** Caller's id of a case, returned with the answer. */
export type CaseId = string | number | null;

/** The answer to a case that the rules allow. `F` are the facts of its procedure, `O` is its outcome. */
export interface ResolvedAnswer<F extends Facts = Facts, O = Json> {
  readonly id: CaseId;
  readonly ok: true;
  readonly allowed: true;
  readonly facts: Readonly<F>;
  readonly lines: readonly Line[];
  readonly outcomes: readonly { readonly p: string; readonly outcome: O }[];
  readonly rolled?: {
    readonly dice: readonly number[];
    readonly outcome: O;
    /** The throws in order, and what followed from them. */
    readonly steps: readonly Step[];
  };
}

/** The answer to a case that the rules forbid. */
export interface RefusedAnswer {
  readonly id: CaseId;
  readonly ok: true;
  readonly allowed: false;
  readonly refusals: readonly { readonly rule: RuleId }[];
}

/** The answer to a case that contains a mistake. */
export interface FailedAnswer {
  readonly id: CaseId;
  readonly ok: false;
  readonly error: { readonly code: ProblemCode; readonly at: string; readonly message: string };
}

export type Answer<F extends Facts = Facts, O = Json> = ResolvedAnswer<F, O> | RefusedAnswer | FailedAnswer;

/** Limit of a line in bytes. Longer lines are not read. */
export const longestLine = 1_048_576;
/** Message for such a line. */
export const lineTooLong = `the line is longer than ${longestLine / 1_048_576} MiB`;
/** Limit of nesting. Deeper JSON is not read. */
export const deepestNesting = 32;

const caseFields = ['id', 'ruleset', 'procedure', 'input', 'options', 'dice'];

/** A case whose ruleset, options, procedure and input have been found and checked. */
export interface FoundCase {
  readonly inForce: RulesInForce;
  readonly procedure: ProcedureInForce;
  readonly prepared: PreparedCase;
  readonly dice: readonly number[] | null;
}

export interface Resolver {
  /** Resolves a case given as plain data. */
  resolve(given: unknown): Answer;
  /** Resolves one line of JSON. */
  resolveLine(line: string): Answer;
  /** Finds and checks a case without resolving it. */
  find(given: unknown): FoundCase | Problem;
}

/** A resolver over these rulesets. */
export function resolver(rulesets: readonly Ruleset[]): Resolver {
  const byEdition = new Map(
    rulesets.flatMap((known) => known.editions.map(({ id }) => [id, known] as const)),
  );
  const find = (given: unknown): FoundCase | Problem => findCase(byEdition, given);
  const resolve = (given: unknown): Answer => {
    const id = idOf(given);
    if (id instanceof Problem) return failed(null, id);
    const found = find(given);
    return found instanceof Problem ? failed(id, found) : answerTo(id, found);
  };
  const resolveLine = (line: string): Answer => {
    const parsed = parseLine(line);
    return parsed instanceof Problem ? failed(null, parsed) : resolve(parsed.value);
  };
  return { resolve, resolveLine, find };
}

function findCase(byEdition: ReadonlyMap<string, Ruleset>, given: unknown): FoundCase | Problem {
  const asked = askedCase(given);
  if (asked instanceof Problem) return asked;
  const ruleset = byEdition.get(asked.ruleset);
  if (ruleset === undefined) {
    const hint = didYouMean(asked.ruleset, [...byEdition.keys()]);
    return new Problem('ruleset', 'ruleset', `there is no ruleset ${shown(asked.ruleset)}${hint}`);
  }
  if (!ruleset.procedureIds.includes(asked.procedure)) return noProcedure(ruleset, asked);
  const inForce = ruleset.inForce(asked.ruleset, asked.options);
  if (inForce instanceof Problem) return inForce;
  const procedure = inForce.procedure(asked.procedure);
  if (procedure === undefined) return noProcedure(ruleset, asked);
  const prepared = procedure.prepare(asked.input);
  if (prepared instanceof Problem) return prepared;
  const dice = checkDice(asked.dice);
  return dice instanceof Problem ? dice : { inForce, procedure, prepared, dice };
}

function noProcedure({ procedureIds }: Ruleset, { ruleset, procedure }: AskedFields): Problem {
  const hint = didYouMean(procedure, procedureIds);
  return new Problem('procedure', 'procedure', `${ruleset} has no procedure ${shown(procedure)}${hint}`);
}

function answerTo(id: CaseId, { prepared, dice }: FoundCase): Answer {
  if (prepared.refusals.length > 0) {
    return { id, ok: true, allowed: false, refusals: prepared.refusals.map((rule) => ({ rule })) };
  }
  const assessed = prepared.assess();
  const answer = {
    id,
    ok: true,
    allowed: true,
    facts: assessed.facts,
    lines: assessed.lines,
    outcomes: frozenOutcomes(assessed),
  } as const;
  if (dice === null) return answer;
  const outcome = rollWith(assessed, dice);
  return outcome instanceof Problem
    ? failed(id, outcome)
    : { ...answer, rolled: { dice, outcome: frozen(outcome.outcome), steps: outcome.steps } };
}

/** Outcomes may be shared between answers, so callers must not be able to change them. */
function frozen(outcome: Json): Json {
  if (typeof outcome !== 'object' || outcome === null || Object.isFrozen(outcome)) return outcome;
  for (const part of Object.values(outcome)) frozen(part as Json);
  return Object.freeze(outcome);
}

function frozenOutcomes(assessed: AssessedCase): ResolvedAnswer['outcomes'] {
  const outcomes = asFractions(assessed.odds());
  for (const { outcome } of outcomes) frozen(outcome);
  return outcomes;
}

/** Throws the given dice, all of which must be used. */
function rollWith(
  assessed: AssessedCase,
  dice: readonly number[],
): { readonly outcome: Json; readonly steps: readonly Step[] } | Problem {
  const scripted = new ScriptedDice(dice);
  const noted = new NotedDice(scripted);
  try {
    const outcome = assessed.roll(noted);
    scripted.mustBeUsedUp();
    return { outcome, steps: noted.steps };
  } catch (error) {
    if (error instanceof DiceMismatch) return new Problem('dice', 'dice', error.message);
    throw error;
  }
}

function failed(id: CaseId, { code, at, message }: Problem): FailedAnswer {
  return { id, ok: false, error: { code, at, message } };
}

function idOf(given: unknown): CaseId | Problem {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, 'id')) return null;
  const { id } = given as { readonly id: unknown };
  if (typeof id === 'string' || id === null || id === undefined) return id ?? null;
  if (typeof id === 'number' && Number.isFinite(id)) return id;
  return new Problem('type', 'id', `the id of a case is a text or a number, not ${shown(id)}`);
}

/** The fields of a case that names its ruleset and procedure. The other fields are not checked yet. */
interface AskedFields {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly options?: unknown;
  readonly dice?: unknown;
}

function askedCase(given: unknown): AskedFields | Problem {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return new Problem('parse', '', `a case is an object, not ${shown(given)}`);
  }
  const asked = given as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(asked)) {
    if (!caseFields.includes(name)) {
      const hint = didYouMean(name, caseFields);
      return new Problem('unknown-field', name.slice(0, 80), `a case has no field ${shown(name)}${hint}`);
    }
  }
  for (const name of ['ruleset', 'procedure', 'input']) {
    if (!Object.hasOwn(asked, name) || asked[name] === undefined)
      return new Problem('missing', name, `a case must name its ${name}`);
  }
  for (const name of ['ruleset', 'procedure']) {
    if (typeof asked[name] !== 'string')
      return new Problem('type', name, `the ${name} is a text, not ${shown(asked[name])}`);
  }
  return given as AskedFields;
}

function checkDice(given: unknown): readonly number[] | null | Problem {
  if (given === undefined) return null;
  if (!Array.isArray(given))
    return new Problem('dice', 'dice', `dice are a list of faces, not ${shown(given)}`);
  for (let i = 0; i < given.length; i++) {
    const face: unknown = given[i];
    if (typeof face !== 'number' || !Number.isInteger(face) || face < 1 || face > 6) {
      return new Problem('dice', `dice[${i}]`, `a die shows a whole number from 1 to 6, not ${shown(face)}`);
    }
  }
  return given as readonly number[];
}

function parseLine(line: string): { readonly value: unknown } | Problem {
  if (line.length > longestLine || (line.length * 3 > longestLine && byteLength(line) > longestLine)) {
    return new Problem('parse', '', lineTooLong);
  }
  if (nesting(line) > deepestNesting) return new Problem('parse', '', `nested deeper than ${deepestNesting}`);
  try {
    return { value: JSON.parse(line) };
  } catch (error) {
    return new Problem('parse', '', error instanceof Error ? error.message : 'not JSON');
  }
}

/** Length of the text in UTF-8 bytes. */
function byteLength(line: string): number {
  let bytes = 0;
  for (const character of line) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Depth of brackets outside of strings. */
function nesting(line: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i);
    if (inText) {
      if (code === 92) i++;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 123 || code === 91) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}
