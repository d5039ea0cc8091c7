/** The rules of the game for one hand: nothing but what resolves a case; words are loaded beside it. */
import { ruleset } from '@grognard/rules-kit';
import { declaration } from './declaration.ts';
import type { Rules } from './model.ts';

export const companion = ruleset<Rules>({
  ...declaration,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

export { formDefaults } from './form-defaults.ts';
