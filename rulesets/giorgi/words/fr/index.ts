/** All French words of Alberto Giorgi's rules. */
import type { Words } from '@grognard/rules-kit';
import { examplePhrases } from './phrases-examples.ts';
import { optionPhrases } from './phrases-options.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { prose } from './prose.ts';
import { fireRules } from './rules-fire.ts';
import { meleeRules } from './rules-melee.ts';
import { words as table } from './table.ts';

export const words: Words = {
  ...table,
  rules: { ...table.rules, ...fireRules, ...meleeRules },
  phrases: {
    ...table.phrases,
    ...optionPhrases,
    ...sheetPhrases,
    ...examplePhrases,
    ...scenarioPhrases,
    ...prose,
  },
};
