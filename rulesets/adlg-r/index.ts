/** L'Art de la Guerre, Renaissance: the ruleset, and its types for the library. */
import { type Ruleset, ruleset } from '@grognard/rules-kit';
import { declaration, procedures } from './declaration.ts';
import { examples } from './examples/index.ts';
import type { AdlgRules } from './model.ts';
import { anyOptions, options } from './options/index.ts';
import { sheet } from './sheet/index.ts';
import { words } from './words/all-en.ts';

export { options, procedures };

export const adlgR: Ruleset = ruleset<AdlgRules>({
  ...declaration,
  options: anyOptions,
  words: { en: words },
  examples,
  sheet,
});
