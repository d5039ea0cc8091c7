/** All words of L’Art de la Guerre – Renaissance in Italian. */
import type { Words } from '@grognard/rules-kit';
import { examplePhrases } from './phrases-examples.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { tableOptionPhrases } from './phrases-table-options.ts';
import { prose } from './prose.ts';
import { words as table } from './table.ts';

export const words: Words = {
  ...table,
  phrases: {
    ...table.phrases,
    ...tableOptionPhrases,
    ...sheetPhrases,
    ...examplePhrases,
    ...scenarioPhrases,
    ...prose,
  },
};
