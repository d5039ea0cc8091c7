/**
 * The Italian words of a game of Argad !: of a case, of rules for the table and of the table itself, with phrases that scenarios
 * share.
 */
import type { Words } from '@grognard/rules-kit';
import type { TableWords } from '../table-words.ts';
import { phrases as battlePhrases } from './battles/shared.ts';
import { briefingWords } from './briefing.ts';
import { doctrineWords } from './doctrine.ts';
import { handlingWords } from './interaction.ts';
import { labels } from './labels.ts';
import { looksWords } from './looks.ts';
import { names } from './names.ts';
import { naming } from './naming.ts';
import { orderPhrases } from './phrases-orders.ts';
import { readingPhrases } from './phrases-readings.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { report } from './report.ts';
import { fightReport } from './report-fight.ts';
import { forbiddingRules } from './rules-forbidding.ts';
import { refusingRules } from './rules-refusing.ts';
import { scenarioWords } from './scenario.ts';
import { stepWords } from './steps.ts';
import { tellStrike } from './tell-melee.ts';
import { tellShoot } from './tell-shoot.ts';
import { terms } from './terms.ts';
import { tollWords } from './toll.ts';

const table: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
  looks: looksWords,
  interaction: handlingWords,
};

export const words: Words = {
  language: 'it',
  rules: { ...refusingRules, ...forbiddingRules },
  labels,
  remedies,
  refusalTitles,
  phrases: { ...stepSourcePhrases, ...readingPhrases, ...sourcePhrases, ...orderPhrases, ...battlePhrases },
  names,
  // The table tells the throws of these procedures alone.
  tell: { shoot: tellShoot, strike: tellStrike },
  steps: stepWords,
  table,
};
