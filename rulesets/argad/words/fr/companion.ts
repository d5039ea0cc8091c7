/** The French words of a case of Argad !, without those of examples, battles and table. */
import type { Words } from '@grognard/rules-kit';
import { labels } from './labels.ts';
import { names } from './names.ts';
import { casePhrases } from './phrases-cases.ts';
import { itemPhrases } from './phrases-items.ts';
import { mistakePhrases } from './phrases-mistakes.ts';
import { optionPhrases } from './phrases-options.ts';
import { readingPhrases } from './phrases-readings.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { refusingRules } from './rules-refusing.ts';
import { stepWords } from './steps.ts';
import { tellBout, tellStrike } from './tell-melee.ts';
import { tellMove } from './tell-move.ts';
import { tellShoot } from './tell-shoot.ts';

export const words: Words = {
  language: 'fr',
  rules: refusingRules,
  labels,
  remedies,
  refusalTitles,
  phrases: {
    ...stepSourcePhrases,
    ...itemPhrases,
    ...casePhrases,
    ...mistakePhrases,
    ...optionPhrases,
    ...readingPhrases,
    ...sheetPhrases,
    ...sourcePhrases,
  },
  names,
  tell: { move: tellMove, shoot: tellShoot, strike: tellStrike, bout: tellBout },
  steps: stepWords,
};
