/** All words of Argad ! in French. */
import type { Words } from '@grognard/rules-kit';
import { properNames } from '../proper-names.ts';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { itemPhrases } from './phrases-items.ts';
import { mistakePhrases } from './phrases-mistakes.ts';
import { optionPhrases } from './phrases-options.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { prose } from './prose.ts';
import { fieldRules } from './rules-field.ts';
import { figureRules } from './rules-figure.ts';
import { meleeRules } from './rules-melee.ts';
import { moveRules } from './rules-move.ts';
import { shootRules } from './rules-shoot.ts';
import { words as table } from './table.ts';
import { tellBout } from './tell-melee.ts';
import { tellMove } from './tell-move.ts';

export const words: Words = {
  ...table,
  rules: { ...table.rules, ...figureRules, ...moveRules, ...shootRules, ...meleeRules, ...fieldRules },
  phrases: {
    ...itemPhrases,
    ...properNames,
    ...table.phrases,
    ...scenarioPhrases,
    ...casePhrases,
    ...mistakePhrases,
    ...optionPhrases,
    ...sheetPhrases,
    ...otherSourcePhrases,
    ...examplePhrases,
    ...prose,
  },
  tell: { ...table.tell, move: tellMove, bout: tellBout },
};
