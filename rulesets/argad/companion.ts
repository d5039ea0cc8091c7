/** The companion bundle of Argad !: only what resolves a case. Words are loaded separately. */
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
