/** The rules of L'Art de la Guerre, Renaissance, for one hand: nothing but what resolves a case; words and examples are loaded beside it. */
import { ruleset } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import type { AdlgRules } from './model.ts';

export const hand = ruleset<AdlgRules>({
  ...alone,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});
