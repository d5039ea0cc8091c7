/** The rules of the game for one hand: nothing but what resolves a case; words are loaded beside it. */
import { ruleset } from '@grognard/rules-kit';
import { alone } from './alone.ts';
import type { Rules } from './model.ts';

export const hand = ruleset<Rules>({
  ...alone,
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

export { usual } from './usual.ts';
