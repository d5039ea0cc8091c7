/** English words of a case: labels, remedies, and sentences of the rules that can refuse it. */
import type { Words } from '@grognard/rules-kit';
import { labels } from './en-labels.ts';
import { names } from './en-names.ts';
import { refusalTitles } from './en-refusal-titles.ts';
import { refusingWords } from './en-refusing.ts';
import { remedies } from './en-remedies.ts';
import { stepWords } from './en-steps.ts';

export const words: Words = {
  language: 'en',
  rules: refusingWords,
  labels,
  remedies,
  refusalTitles,
  phrases: {},
  names,
  tell: {},
  steps: stepWords,
};
