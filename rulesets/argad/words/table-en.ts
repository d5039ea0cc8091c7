/** The English words of a battle of Argad !: those of a case, the rules that forbid something on the table, and all that the table says. */
import type { Words } from '@grognard/rules-kit';
import { doctrineWords } from './en-doctrine.ts';
import { enForbidding } from './en-forbidding.ts';
import { handlingWords } from './en-handling.ts';
import { looksWords } from './en-looks.ts';
import { naming } from './en-naming.ts';
import { report } from './en-report.ts';
import { fightReport } from './en-report-fight.ts';
import { scenarioWords } from './en-scenario.ts';
import { terms } from './en-terms.ts';
import { words as hand } from './hand-en.ts';
import type { TableWords } from './table-words.ts';

export const englishTable: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  doctrine: doctrineWords,
  looks: looksWords,
  handling: handlingWords,
};

export const words: Words = { ...hand, rules: { ...hand.rules, ...enForbidding }, table: englishTable };
