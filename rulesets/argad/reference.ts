/** `reference`: the rules of Argad ! without battles and table, for resolving cases and reading sheets. */
import { type RulesetDeclaration, ruleset, withClauses } from '@grognard/rules-kit';
import { clauses } from './catalogue/clauses.ts';
import { declaration, procedures } from './declaration.ts';
import { examples } from './examples/index.ts';
import type { Rules } from './model.ts';
import { sheet } from './sheet/index.ts';
import { words } from './words/all-en.ts';

export const referenceDeclaration: RulesetDeclaration<Rules> = {
  ...declaration,
  catalogue: withClauses(declaration.catalogue, clauses),
  words: { en: words },
  examples,
  sheet,
};

export const reference = ruleset<Rules>(referenceDeclaration);

export { procedures };
