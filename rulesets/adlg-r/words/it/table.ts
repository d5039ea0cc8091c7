/** Italian words of a battle: those of a case, the sentences of all rules, and the table words, without those of sheet and examples. */
import type { Words } from '@grognard/rules-kit';
import { citations } from '../cited.ts';
import type { TableWords } from '../table-words.ts';
import { phrases as battlePhrases } from './battles/shared.ts';
import { briefingWords } from './briefing.ts';
import { words as cases } from './companion.ts';
import { doctrineWords } from './doctrine.ts';
import { interactionWords } from './interaction.ts';
import { looksWords } from './looks.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { report } from './report.ts';
import { afterRules } from './rules-after.ts';
import { armyRules } from './rules-army.ts';
import { chargeRules } from './rules-charge.ts';
import { combatRules } from './rules-combat.ts';
import { moveRules } from './rules-move.ts';
import { unitRules } from './rules-unit.ts';
import { scenarioWords } from './scenario.ts';
import { scenesWords } from './scenes.ts';
import { setupWords } from './setup.ts';
import { setupRefusalTitles, setupRemedies } from './setup-refusals.ts';
import { tableRefusalTitles, tableRemedies } from './table-refusals.ts';
import { tollWords } from './toll.ts';

const table: TableWords = {
  scenario: scenarioWords,
  report,
  setup: setupWords,
  interaction: interactionWords,
  looks: looksWords,
  scenes: scenesWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
};

export const words: Words = {
  ...cases,
  rules: {
    ...unitRules,
    ...moveRules,
    ...chargeRules,
    ...combatRules,
    ...afterRules,
    ...armyRules,
    ...cases.rules,
  },
  refusalTitles: { ...cases.refusalTitles, ...setupRefusalTitles, ...tableRefusalTitles },
  remedies: { ...cases.remedies, ...setupRemedies, ...tableRemedies },
  phrases: { ...cases.phrases, ...citations('opzione'), ...otherSourcePhrases, ...battlePhrases },
  table,
};
