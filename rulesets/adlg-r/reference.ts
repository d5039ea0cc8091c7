/** `reference`: the rules without battles and table, for resolving cases and reading sheets. */
import { type RulesetDeclaration, ruleset } from '@grognard/rules-kit';
import { declaration } from './declaration.ts';
import { examples } from './examples/index.ts';
import type { AdlgRules } from './model.ts';
import { anyOptions } from './options/index.ts';
import { sheet } from './sheet/index.ts';
import { words } from './words/all-en.ts';

export const referenceDeclaration: RulesetDeclaration<AdlgRules> = {
  ...declaration,
  options: anyOptions,
  words: { en: words },
  examples,
  sheet,
};

export const reference = ruleset<AdlgRules>(referenceDeclaration);
