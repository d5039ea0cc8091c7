/** Alberto Giorgi's Napoleonic rules: the ruleset, its battles, and what the library takes from it. */
import { type Ruleset, ruleset } from '@grognard/rules-kit';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { referenceDeclaration } from './reference.ts';
import { procedures } from './rules/index.ts';
import { scenarioFiles } from './scenarios/files.ts';
import { scenarios } from './scenarios/index.ts';

export { pictureOfScenario } from './pictures.ts';
export { createGame } from './table/index.ts';
export { options, procedures };

/** Alberto Giorgi's Napoleonic rules. */
export const giorgi: Ruleset = ruleset<Rules>({ ...referenceDeclaration, scenarios, scenarioFiles });
