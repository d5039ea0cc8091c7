/** `tableWordsOf`: the words of the table in a language, English by default. */
import { type EnglishWords, saidMeasured, type Words } from '@grognard/rules-kit';
import { words as english, englishTable } from './table-en.ts';
import type { AdlgTableWords, TableWords } from './table-words.ts';

export function tableWordsOf(words: EnglishWords | Words = english): AdlgTableWords {
  const rules = { ...english, ...words };
  return { ...(isTableWords(words.table) ? words.table : saidMeasured(rules, englishTable)), rules };
}

function isTableWords(table: unknown): table is TableWords {
  return typeof table === 'object' && table !== null && 'interaction' in table;
}
