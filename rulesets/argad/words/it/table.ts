/** The Italian words of a battle of Argad !: those of a case, the rules that forbid something on the table, and all that the table says. */
import type { Words } from '@grognard/rules-kit';
import { properNames } from '../proper-names.ts';
import type { TableWords } from '../table-words.ts';
import { doctrineWords } from './doctrine.ts';
import { words as hand } from './hand.ts';
import { handlingWords } from './handling.ts';
import { looksWords } from './looks.ts';
import { naming } from './naming.ts';
import { orderPhrases } from './phrases-orders.ts';
import { scenarioPhrases } from './phrases-scenarios.ts';
import { report } from './report.ts';
import { fightReport } from './report-fight.ts';
import { forbiddingRules } from './rules-forbidding.ts';
import { scenarioWords } from './scenario.ts';
import { terms } from './terms.ts';

const table: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  doctrine: doctrineWords,
  looks: looksWords,
  handling: handlingWords,
};

export const words: Words = {
  ...hand,
  rules: { ...hand.rules, ...forbiddingRules },
  phrases: { ...properNames, ...hand.phrases, ...orderPhrases, ...scenarioPhrases },
  table,
};
