/** The companion's bundle of L'Art de la Guerre, Renaissance: only the parts that resolve cases. Words are loaded separately. */
import { type Option, ruleset } from '@grognard/rules-kit';
import { declaration } from './declaration.ts';
import type { AdlgRules } from './model.ts';
import { caseOptions } from './options/cases.ts';

export const companion = ruleset<AdlgRules>({
  ...declaration,
  options: caseOptions as readonly Option<AdlgRules>[],
  words: { en: { rules: {}, labels: {}, remedies: {} } },
  examples: [],
  sheet: () => [],
});

export { formDefaults } from './form-defaults.ts';
