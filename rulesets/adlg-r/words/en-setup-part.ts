/** English words of the set-up, of ambushes and of flank marches, which are loaded with battles that have them. */
import { settingUp } from './en/setting-up.ts';
import { setupWords } from './en-setup.ts';
import { setupRefusalTitles, setupRemedies } from './en-setup-refusals.ts';
import type { SetupTexts } from './setup-texts.ts';

export const setupTexts: SetupTexts = {
  rules: settingUp,
  refusalTitles: setupRefusalTitles,
  remedies: setupRemedies,
  setup: setupWords,
};
