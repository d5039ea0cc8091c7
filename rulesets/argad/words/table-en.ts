/** The English words of a game of Argad !: of a case, of rules for the table and of the table itself. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { briefingWords } from './en-briefing.ts';
import { doctrineWords } from './en-doctrine.ts';
import { enForbidding } from './en-forbidding.ts';
import { interactionWords } from './en-interaction.ts';
import { looksWords } from './en-looks.ts';
import { naming } from './en-naming.ts';
import { report } from './en-report.ts';
import { fightReport } from './en-report-fight.ts';
import { scenarioWords } from './en-scenario.ts';
import { terms } from './en-terms.ts';
import { tollWords } from './en-toll.ts';
import type { TableWords } from './table-words.ts';

export const englishTable: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  briefing: briefingWords,
  toll: tollWords,
  doctrine: doctrineWords,
  looks: looksWords,
  interaction: interactionWords,
};

export const words: Words = { ...hand, rules: { ...hand.rules, ...enForbidding }, table: englishTable };
