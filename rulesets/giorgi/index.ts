/** `giorgi`: Alberto Giorgi's Napoleonic rules with their battles, as the library exports them. */
import { type Problem, type Ruleset, ruleset, type Words } from '@grognard/rules-kit';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { referenceDeclaration } from './reference.ts';
import { procedures } from './rules/index.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';
import { type GiorgiGame, gameOn, layTable } from './table/index.ts';

export { pictureOfScenario } from './pictures.ts';
export { createGame, type GiorgiGame } from './table/index.ts';
export { options, procedures };

export const giorgi: Ruleset = ruleset<Rules>({ ...referenceDeclaration, scenarios, scenarioFiles });

/** `createGame`, with the types of its views, commands and events. */
export function createGiorgiGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): GiorgiGame | readonly Problem[] {
  const table = layTable(scenario, edition, options, words);
  return 'units' in table ? gameOn(table) : table;
}
