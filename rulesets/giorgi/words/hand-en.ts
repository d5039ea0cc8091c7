/** The English words of the rules. */
import type { Words } from '@grognard/rules-kit';
import { en } from './en.ts';
import { labels } from './en-labels.ts';
import { remedies } from './en-remedies.ts';

export const words: Words = { language: 'en', rules: en, labels, remedies, phrases: {}, names: {}, tell: {} };
