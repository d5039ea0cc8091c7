/** All English words of Argad !. */
import { type EnglishWords, saidMeasured, type Words } from '@grognard/rules-kit';
import { words as whole } from './all-en.ts';
import { englishTable } from './table-en.ts';
import type { ArgadTableWords, TableWords } from './table-words.ts';

const english: Words = { ...whole, table: englishTable };

/** What the table says in these words; in English where they are left out. */
export function tableWordsOf(words: EnglishWords = english): ArgadTableWords {
  const rules = { ...english, ...words };
  return { ...((words.table ?? saidMeasured(rules, englishTable)) as TableWords), rules };
}
