/** All English words of the table. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { report } from './en-report.ts';
import { scenarioWords } from './en-scenario.ts';
import type { GiorgiTableWords, TableWords } from './table-words.ts';
import { words as whole } from './whole-en.ts';

const englishTable: TableWords = { scenario: scenarioWords, report };
const english: Words = { ...whole, table: englishTable };

/** What the table says in these words; in English where they are left out. */
export function tableWordsOf(words: EnglishWords | Words = english): GiorgiTableWords {
  return { ...((words.table ?? englishTable) as TableWords), rules: { ...english, ...words } };
}
