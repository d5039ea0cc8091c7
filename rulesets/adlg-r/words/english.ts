/** `tableWordsOf`: the words of the table in a language, English by default. */
import { type EnglishWords, saidMeasured, type Words } from '@grognard/rules-kit';
import { words as english } from './all-en.ts';
import { setupWords } from './en-setup.ts';
import { englishTable } from './table-en.ts';
import { type AdlgTableWords, isTableWords } from './table-words.ts';

export function tableWordsOf(words: EnglishWords | Words = english): AdlgTableWords {
  const rules = { ...english, ...words };
  return {
    ...(isTableWords(words.table)
      ? words.table
      : saidMeasured(rules, { ...englishTable, setup: setupWords })),
    rules,
  };
}
