/** All words of Alberto Giorgi's rules in French. */
import type { Words } from '@grognard/rules-kit';
import { optionCitations } from '../cited-options.ts';
import { pageNames } from '../page-names.ts';
import { properBattleNames } from '../proper-battle-names.ts';
import { attackLabels, attackRemedies } from './attacks.ts';
import { courseLabels, courseRemedies } from './course.ts';
import { doctrineWords } from './doctrine.ts';
import { handlingWords } from './handling.ts';
import { labels } from './labels.ts';
import { looksWords } from './looks.ts';
import { moveLabels, moveRemedies } from './moves.ts';
import { names } from './names.ts';
import { casePhrases } from './phrases-cases.ts';
import { examplePhrases } from './phrases-examples.ts';
import { optionPhrases } from './phrases-options.ts';
import { otherSourcePhrases } from './phrases-other-sources.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { sheetPhrases } from './phrases-sheet.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { prose } from './prose.ts';
import { remedies } from './remedies.ts';
import { report } from './report.ts';
import { fireRules } from './rules-fire.ts';
import { meleeRules } from './rules-melee.ts';
import { refusingRules } from './rules-refusing.ts';
import { scenarioWords } from './scenario.ts';
import { scenesWords } from './scenes.ts';
import { shotLabels, shotRemedies } from './shots.ts';
import { tellFire } from './tell-fire.ts';
import { tellMelee } from './tell-melee.ts';
import { tellReaction, tellRout, tellTest } from './tell-morale.ts';
import { tellSkirmish, tellSquare } from './tell-skirmish.ts';

export const words: Words = {
  language: 'fr',
  rules: { ...fireRules, ...meleeRules, ...refusingRules },
  labels: { ...labels, ...moveLabels, ...shotLabels, ...courseLabels, ...attackLabels },
  remedies: { ...remedies, ...moveRemedies, ...shotRemedies, ...courseRemedies, ...attackRemedies },
  phrases: {
    ...optionCitations('option'),
    ...pageNames,
    ...optionPhrases,
    ...casePhrases,
    ...sheetPhrases,
    ...sourcePhrases,
    ...otherSourcePhrases,
    ...examplePhrases,
    ...properBattleNames,
    ...scenarioPhrases,
    ...prose,
  },
  names,
  table: {
    scenario: scenarioWords,
    report,
    handling: handlingWords,
    looks: looksWords,
    scenes: scenesWords,
    doctrine: doctrineWords,
  },
  tell: {
    fire: tellFire,
    melee: tellMelee,
    skirmish: tellSkirmish,
    square: tellSquare,
    reactivity: tellTest,
    rout: tellRout,
    react: tellReaction,
  },
};
