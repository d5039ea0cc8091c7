/** All French words of Alberto Giorgi's rules. */
import type { Words } from '@grognard/rules-kit';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { itemPhrases } from './phrases-items.ts';
import { optionPhrases } from './phrases-options.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { prose } from './prose.ts';
import { fireRules } from './rules-fire.ts';
import { meleeRules } from './rules-melee.ts';
import { words as table } from './table.ts';
import { tellReaction } from './tell-morale.ts';
import { tellSkirmish } from './tell-skirmish.ts';

export const words: Words = {
  ...table,
  rules: { ...table.rules, ...fireRules, ...meleeRules },
  phrases: {
    ...itemPhrases,
    ...table.phrases,
    ...casePhrases,
    ...optionPhrases,
    ...sheetPhrases,
    ...examplePhrases,
    ...scenarioPhrases,
    ...prose,
  },
  tell: { ...table.tell, skirmish: tellSkirmish, react: tellReaction },
};
