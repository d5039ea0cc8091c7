/** All words of L’Art de la Guerre – Renaissance in French. */
import type { Words } from '@grognard/rules-kit';
import { withSetup } from '../setup-texts.ts';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { itemPhrases } from './phrases-items.ts';
import { optionPhrases } from './phrases-options.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { tableOptionPhrases } from './phrases-table-options.ts';
import { prose } from './prose.ts';
import { afterRules } from './rules-after.ts';
import { armyRules } from './rules-army.ts';
import { chargeRules } from './rules-charge.ts';
import { combatRules } from './rules-combat.ts';
import { moveRules } from './rules-move.ts';
import { unitRules } from './rules-unit.ts';
import { setupTexts } from './setup-part.ts';
import { words as placed } from './table.ts';

const table = withSetup(placed, setupTexts);

export const words: Words = {
  ...table,
  rules: {
    ...unitRules,
    ...moveRules,
    ...chargeRules,
    ...combatRules,
    ...afterRules,
    ...armyRules,
    ...table.rules,
  },
  phrases: {
    ...table.phrases,
    ...itemPhrases,
    ...casePhrases,
    ...optionPhrases,
    ...otherSourcePhrases,
    ...tableOptionPhrases,
    ...sheetPhrases,
    ...examplePhrases,
    ...scenarioPhrases,
    ...prose,
  },
};
