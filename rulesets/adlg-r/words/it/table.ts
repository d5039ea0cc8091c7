/** Italian words of a battle: those of a case, of what the table refuses, and the table words. */
import type { Words } from '@grognard/rules-kit';
import { citations } from '../cited.ts';
import type { TableWords } from '../table-words.ts';
import { phrases as battlePhrases } from './battles/shared.ts';
import { briefingWords } from './briefing.ts';
import { doctrineWords } from './doctrine.ts';
import { interactionWords } from './interaction.ts';
import { labels } from './labels.ts';
import { looksWords } from './looks.ts';
import { names } from './names.ts';
import { figurePhrases } from './phrases-figures.ts';
import { forbiddingSourcePhrases } from './phrases-forbidding-sources.ts';
import { sourcePhrases } from './phrases-sources.ts';
import { stepSourcePhrases } from './phrases-step-sources.ts';
import { refusalTitles } from './refusal-titles.ts';
import { remedies } from './remedies.ts';
import { report } from './report.ts';
import { forbiddingRules } from './rules-forbidding.ts';
import { refusingRules } from './rules-refusing.ts';
import { scenarioWords } from './scenario.ts';
import { scenesWords } from './scenes.ts';
import { stepWords } from './steps.ts';
import { tableRefusalTitles, tableRemedies } from './table-refusals.ts';
import { tellMelee, tellShot } from './tell-combat.ts';
import { tellCharge, tellEvade, tellRisk } from './tell-distance.ts';
import { tellCommand, tellMove, tellOrder, tellRally } from './tell-orders.ts';
import { tollWords } from './toll.ts';

const table: TableWords = {
  scenario: scenarioWords,
  report,
  setup: null,
  interaction: interactionWords,
  looks: looksWords,
  scenes: scenesWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
};

export const words: Words = {
  language: 'it',
  rules: { ...refusingRules, ...forbiddingRules },
  labels,
  remedies: { ...remedies, ...tableRemedies },
  refusalTitles: { ...refusalTitles, ...tableRefusalTitles },
  phrases: {
    ...stepSourcePhrases,
    ...citations('opzione'),
    ...figurePhrases,
    ...sourcePhrases,
    ...forbiddingSourcePhrases,
    ...battlePhrases,
  },
  names,
  tell: {
    command: tellCommand,
    'order-cost': tellOrder,
    move: tellMove,
    shoot: tellShot,
    melee: tellMelee,
    rally: tellRally,
    'charge-adjust': tellCharge,
    'evade-adjust': tellEvade,
    'commander-risk': tellRisk,
  },
  steps: stepWords,
  table,
};
