/** The library that the package exports: cases resolved exactly with the rules that decided them, battles played, watched, verified, simulated and painted. */
import {
  type Answer,
  type Description,
  type ExplainedLine,
  explain,
  plainText,
  type Ruleset,
  resolver,
  type Words,
} from '@grognard/rules-kit';
import { rulesets as offered } from '@grognard/rulesets';
import type { AnswerOf, Case, CaseOf, EditionId, ProcedureId } from './cases.ts';
import { describeIn } from './describe.ts';

/** All rulesets, with their editions, catalogue, words, options and worked examples. */
export const rulesets: readonly Ruleset[] = offered;

const known = resolver(offered);

/** Resolves a case: the exact odds, and every rule that counted. Never throws. The types of its facts and outcomes are those of its procedure. */
export function resolve<E extends EditionId, P extends ProcedureId<E>>(asked: CaseOf<E, P>): AnswerOf<E, P>;
export function resolve(asked: Case): Answer {
  return known.resolve(asked);
}

/** Resolves data of unknown type. Anything wrong with it is reported in the answer. */
export function resolveUnknown(asked: unknown): Answer {
  return known.resolve(asked);
}

/** Resolves a case given as one line of JSON. */
export function resolveLine(line: string): Answer {
  return known.resolveLine(line);
}

/** The input of a procedure, as JSON Schema with titles and defaults. */
export function describe<E extends EditionId>(ruleset: E, procedure: ProcedureId<E>): Description {
  const found = describeIn(offered, ruleset, procedure);
  if (found === undefined) throw new RangeError(`${ruleset} has no procedure ${procedure}`);
  return found;
}

/** Explains an answer line by line: actors, what is needed and why, and the odds. In English unless other words are given. */
export function explainCase(
  asked: Case,
  answer: Answer = known.resolve(asked),
  words?: Words,
): readonly ExplainedLine[] {
  const ruleset = offered.find(({ editions }) => editions.some(({ id }) => id === asked.ruleset));
  if (ruleset === undefined) throw new RangeError(`there is no ruleset ${asked.ruleset}`);
  return explain(ruleset, asked, answer, words);
}

/** The explanation as plain text in columns. */
export function explainText(asked: Case, width = 100, words?: Words): string {
  return plainText(explainCase(asked, known.resolve(asked), words), width, words?.language);
}

export type { Awaits, DisplayList, Result, SideId, SubmitResult, Verdict, Viewer } from '@grognard/engine';
export { type Level, levels } from '@grognard/opponent';
export type {
  Answer,
  CaseId,
  Description,
  ExplainedLine,
  Facts,
  FailedAnswer,
  Json,
  JsonSchema,
  Language,
  Line,
  ProblemCode,
  RefusedAnswer,
  ResolvedAnswer,
  RuleEntry,
  RuleId,
  Ruleset,
  Standing,
  Words,
} from '@grognard/rules-kit';
export type { PlayableEdition } from '@grognard/rulesets';
export { wordsIn } from '@grognard/rulesets';
export type { SimulationReport } from '@grognard/simulator';
export { type PaintOptions, type ThemeName, themeNames } from '@grognard/table-view';
export type { Battle, BattleOf, CommandOf, EventOf, ToldEpisode, ViewOf } from './battle.ts';
export type {
  AnswerOf,
  Case,
  CaseFacts,
  CaseInput,
  CaseOf,
  CaseOptions,
  CaseOutcome,
  EditionId,
  ProcedureId,
} from './cases.ts';
export { type BattleInput, type CreatedBattle, createBattle } from './create-battle.ts';
export {
  type CheckedScenario,
  type PaintScenarioOptions,
  paintScenario,
  readScenario,
  type ScenarioSource,
  scenarios,
} from './scenarios.ts';
export { type SimulatedBattles, type SimulationInput, simulate } from './simulate-battles.ts';
export { type VerifiedSave, verifySave } from './verify-save.ts';
