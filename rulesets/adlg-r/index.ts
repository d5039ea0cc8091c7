/** L'Art de la Guerre, Renaissance: the ruleset with its battles, and its types for the library. */
import { type Problem, type Ruleset, ruleset, type Words } from '@grognard/rules-kit';
import { procedures } from './declaration.ts';
import type { AdlgRules } from './model.ts';
import { options } from './options/index.ts';
import { referenceDeclaration } from './reference.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';
import { type AdlgGame, layTable, measuredGameOn } from './table/index.ts';

export { pictureOfScenario } from './pictures.ts';
export { type AdlgGame, createGame } from './table/index.ts';
export { options, procedures };

export const adlgR: Ruleset = ruleset<AdlgRules>({ ...referenceDeclaration, scenarios, scenarioFiles });

/** `createGame`, with the types of its views, commands and events. */
export function createAdlgGame(
  scenario: unknown,
  edition: string,
  options: Readonly<Record<string, unknown>>,
  words?: Words,
): AdlgGame | readonly Problem[] {
  const table = layTable(scenario, edition, options, words);
  return 'units' in table ? measuredGameOn(table) : table;
}
