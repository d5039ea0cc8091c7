/** The English words of a case: labels, remedies, and sentences of the rules that can refuse it. */
import type { Words } from '@grognard/rules-kit';
import { enLabels } from './en-labels.ts';
import { names } from './en-names.ts';
import { refusalTitles } from './en-refusal-titles.ts';
import { enRefusing } from './en-refusing.ts';
import { enRemedies } from './en-remedies.ts';
import { stepWords } from './en-steps.ts';

export const words: Words = {
  language: 'en',
  rules: enRefusing,
  labels: enLabels,
  remedies: enRemedies,
  refusalTitles,
  phrases: {},
  names,
  tell: {},
  steps: stepWords,
};
