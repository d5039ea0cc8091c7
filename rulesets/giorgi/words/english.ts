/** `english`: all English words of the table. */
import { type EnglishWords, saidMeasured, type Words } from '@grognard/rules-kit';
import { words as english, englishTable } from './table-en.ts';
import type { GiorgiTableWords, TableWords } from './table-words.ts';

/** The table words of a language. Defaults to English. */
export function tableWordsOf(words: EnglishWords | Words = english): GiorgiTableWords {
  const rules = { ...english, ...words };
  return { ...((words.table ?? saidMeasured(rules, englishTable)) as TableWords), rules };
}
