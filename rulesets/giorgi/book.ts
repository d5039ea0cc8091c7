/** The rules without battles and table: for whoever resolves cases and reads sheets. */
import { type RulesetDeclaration, ruleset } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import { examples } from './examples/index.ts';
import type { Rules } from './model.ts';
import { sheet } from './sheet/index.ts';
import { words } from './words/whole-en.ts';

export const declared: RulesetDeclaration<Rules> = { ...alone, words: { en: words }, examples, sheet };

/** The ruleset without scenarios. */
export const book = ruleset<Rules>(declared);
