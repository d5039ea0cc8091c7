/** All English words of the table. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import { words as english, englishTable } from './table-en.ts';
import type { GiorgiTableWords, TableWords } from './table-words.ts';

/** What the table says in these words; in English where they are left out. */
export function tableWordsOf(words: EnglishWords | Words = english): GiorgiTableWords {
  return { ...((words.table ?? englishTable) as TableWords), rules: { ...english, ...words } };
}
