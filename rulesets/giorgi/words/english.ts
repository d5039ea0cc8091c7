/** All English words of the table. */
import type { EnglishWords, Words } from '@grognard/rules-kit';
import type { GiorgiTableWords } from './table-words.ts';
import { words as english } from './whole-en.ts';

/** What the table says in these words; in English where they are left out. */
export function tableWordsOf(words: EnglishWords | Words = english): GiorgiTableWords {
  return { rules: { ...english, ...words } };
}
