/** Italian words of the set-up, of ambushes and of flank marches, which are loaded with battles that have them. */

import type { SetupTexts } from '../setup-texts.ts';
import { settingUpRules } from './rules-setting-up.ts';
import { setupWords } from './setup.ts';
import { setupRefusalTitles, setupRemedies } from './setup-refusals.ts';

export const setupTexts: SetupTexts = {
  rules: settingUpRules,
  refusalTitles: setupRefusalTitles,
  remedies: setupRemedies,
  setup: setupWords,
};
