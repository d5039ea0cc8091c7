/** Italian words of a case of Alberto Giorgi's rules, without those of sheet and examples. */
import type { Words } from '@grognard/rules-kit';
import { optionCitations } from '../cited-options.ts';
import { pageNames } from '../page-names.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { casePhrases } from './phrases-cases.ts';
import { figurePhrases } from './phrases-figures.ts';
import { itemPhrases } from './phrases-items.ts';
import { optionPhrases } from './phrases-options.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { refusingRules } from './rules-refusing.ts';
import { stepWords } from './steps.ts';
import { tellFire } from './tell-fire.ts';
import { tellMelee } from './tell-melee.ts';
import { tellReaction, tellRout, tellTest } from './tell-morale.ts';
import { tellSkirmish, tellSquare } from './tell-skirmish.ts';

export const words: Words = {
  language: 'it',
  rules: refusingRules,
  labels,
  remedies,
  refusalTitles,
  phrases: {
    ...stepSourcePhrases,
    ...itemPhrases,
    ...optionCitations('opzione'),
    ...pageNames,
    ...figurePhrases,
    ...optionPhrases,
    ...casePhrases,
    ...sourcePhrases,
  },
  names,
  tell: {
    fire: tellFire,
    melee: tellMelee,
    skirmish: tellSkirmish,
    square: tellSquare,
    reactivity: tellTest,
    rout: tellRout,
    react: tellReaction,
  },
  steps: stepWords,
};
