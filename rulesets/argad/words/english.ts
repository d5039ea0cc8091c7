/** All English words of Argad !. */
import { type EnglishWords, saidMeasured, type Words } from '@grognard/rules-kit';
import { words as whole } from './all-en.ts';
import { englishTable } from './table-en.ts';
import type { ArgadTableWords, TableWords } from './table-words.ts';

const english: Words = { ...whole, table: englishTable };

/** The words of the table, English by default. */
export function tableWordsOf(words: EnglishWords = english): ArgadTableWords {
  const rules = { ...english, ...words };
  return { ...((words.table ?? saidMeasured(rules, englishTable)) as TableWords), rules };
}
