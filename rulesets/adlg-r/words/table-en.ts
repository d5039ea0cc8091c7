/** English words of a battle: those of a case, and the table words. */
import type { Words } from '@grognard/rules-kit';
import { words as whole } from './all-en.ts';
import { interactionWords } from './en-interaction.ts';
import { tableRefusalTitles, tableRemedies } from './en-table-refusals.ts';
import type { TableWords } from './table-words.ts';

export const englishTable: TableWords = {
  interaction: interactionWords,
};

export const words: Words = {
  ...whole,
  refusalTitles: { ...whole.refusalTitles, ...tableRefusalTitles },
  remedies: { ...whole.remedies, ...tableRemedies },
  table: englishTable,
};
