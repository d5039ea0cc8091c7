/** Italian words of a battle: all except those of sheet, examples and reading before it, and of battles only the shared phrases. */
import type { Words } from '@grognard/rules-kit';
import { optionCitations } from '../cited-options.ts';
import { pageNames } from '../page-names.ts';
import { properBattleNames } from '../proper-battle-names.ts';
import type { TableWords } from '../table-words.ts';
import { attackLabels, attackRemedies } from './attacks.ts';
import { phrases as battlePhrases } from './battles/shared.ts';
import { briefingWords } from './briefing.ts';
import { courseLabels, courseRemedies } from './course.ts';
import { doctrineWords } from './doctrine.ts';
import { handlingWords } from './interaction.ts';
import { labels } from './labels.ts';
import { looksWords } from './looks.ts';
import { moveLabels, moveRemedies } from './moves.ts';
import { names } from './names.ts';
import { figurePhrases } from './phrases-figures.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles, tableRefusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { report } from './report.ts';
import { forbiddingRules } from './rules-forbidding.ts';
import { refusingRules } from './rules-refusing.ts';
import { scenarioWords } from './scenario.ts';
import { scenesWords } from './scenes.ts';
import { shotLabels, shotRemedies } from './shots.ts';
import { stepWords } from './steps.ts';
import { tellFire } from './tell-fire.ts';
import { tellMelee } from './tell-melee.ts';
import { tellRout, tellTest } from './tell-morale.ts';
import { tellSquare } from './tell-skirmish.ts';
import { tollWords } from './toll.ts';

const table: TableWords = {
  scenario: scenarioWords,
  report,
  interaction: handlingWords,
  looks: looksWords,
  scenes: scenesWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
};

export const words: Words = {
  language: 'it',
  rules: { ...refusingRules, ...forbiddingRules },
  labels: { ...labels, ...moveLabels, ...shotLabels, ...courseLabels, ...attackLabels },
  remedies: { ...remedies, ...moveRemedies, ...shotRemedies, ...courseRemedies, ...attackRemedies },
  refusalTitles: { ...refusalTitles, ...tableRefusalTitles },
  phrases: {
    ...stepSourcePhrases,
    ...optionCitations('opzione'),
    ...pageNames,
    ...figurePhrases,
    ...sourcePhrases,
    ...otherSourcePhrases,
    ...properBattleNames,
    ...battlePhrases,
  },
  names,
  table,
  // The table tells the throws of these procedures alone.
  tell: { fire: tellFire, melee: tellMelee, square: tellSquare, reactivity: tellTest, rout: tellRout },
  steps: stepWords,
};
