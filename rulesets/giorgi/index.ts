/** Alberto Giorgi's Napoleonic rules: the ruleset and what the library takes from it. */
import { type Ruleset, ruleset } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import { examples } from './examples/index.ts';
import type { Rules } from './model.ts';
import { options } from './options/index.ts';
import { procedures } from './rules/index.ts';
import { sheet } from './sheet/index.ts';
import { words } from './words/whole-en.ts';

export { options, procedures };

/** Alberto Giorgi's Napoleonic rules. */
export const giorgi: Ruleset = ruleset<Rules>({ ...alone, words: { en: words }, examples, sheet });
