/** The English words of a case of Argad !, without those of the table. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { enLabels } from './en-labels.ts';
import { enRemedies } from './en-remedies.ts';

export const words: Words = {
  language: 'en',
  rules: en,
  labels: enLabels,
  remedies: enRemedies,
  phrases: {},
  names: {},
  tell: {},
};
