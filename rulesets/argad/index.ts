/** Argad !, skirmishes of the 18th and early 19th century, in its three sheets. */
import { type Problem, ruleset, type Words } from '@grognard/rules-kit';
import { base } from './editions/base.ts';
import { editions } from './editions/index.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { procedures, referenceDeclaration } from './reference.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';
import { type ArgadGame, gameOn, layTable } from './table/index.ts';

export const argad = ruleset<Rules>({ ...referenceDeclaration, scenarios, scenarioFiles });

export { type FigureMoment, openingOf, type PictureMoment, pictureOf } from './look.ts';
export { pictureOfScenario } from './pictures.ts';
export { isScenario, readScenario } from './scenarios/check.ts';
export type { ScenarioCode, ScenarioProblem } from './scenarios/problem.ts';
export type { Scenario, ScenarioAim, ScenarioFigure, ScenarioSide } from './scenarios/shape.ts';
export { type ArgadGame, createGame } from './table/index.ts';

/** `createGame`, with the types of its views, commands and events. */
export function createArgadGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): ArgadGame | readonly Problem[] {
  const table = layTable(scenario, edition, options, words);
  return 'field' in table ? gameOn(table) : table;
}

export type { Rules };
export { base, editions, options, procedures };
