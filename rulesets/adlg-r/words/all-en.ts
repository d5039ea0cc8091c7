/** The English words of all rules of L’Art de la Guerre – Renaissance, and of what the table refuses by them. */
import type { Words } from '@grognard/rules-kit';
import { words as hand } from './companion-en.ts';
import { en } from './en.ts';
import { setupRefusalTitles, setupRemedies } from './en-setup-refusals.ts';
import { tableRefusalTitles, tableRemedies } from './en-table-refusals.ts';

export const words: Words = {
  ...hand,
  rules: en,
  refusalTitles: { ...hand.refusalTitles, ...tableRefusalTitles, ...setupRefusalTitles },
  remedies: { ...hand.remedies, ...tableRemedies, ...setupRemedies },
};
