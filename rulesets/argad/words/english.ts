/** All English words of Argad !. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { doctrineWords } from './en-doctrine.ts';
import { handlingWords } from './en-handling.ts';
import { enLabels } from './en-labels.ts';
import { looksWords } from './en-looks.ts';
import { naming } from './en-naming.ts';
import { enRemedies } from './en-remedies.ts';
import { report } from './en-report.ts';
import { fightReport } from './en-report-fight.ts';
import { scenarioWords } from './en-scenario.ts';
import { terms } from './en-terms.ts';
import type { ArgadTableWords, TableWords } from './table-words.ts';

const englishTable: TableWords = {
  terms,
  naming,
  report,
  fight: fightReport,
  scenario: scenarioWords,
  doctrine: doctrineWords,
  looks: looksWords,
  handling: handlingWords,
};

const english: Words = {
  language: 'en',
  rules: en,
  labels: enLabels,
  remedies: enRemedies,
  phrases: {},
  names: {},
  tell: {},
  table: englishTable,
};

/** What the table says in these words; in English where they are left out. */
export function tableWordsOf(words: EnglishWords = english): ArgadTableWords {
  return { ...((words.table ?? englishTable) as TableWords), rules: { ...english, ...words } };
}
