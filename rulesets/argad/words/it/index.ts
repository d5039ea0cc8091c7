/** All words of Argad ! in Italian. */
import type { Words } from '@grognard/rules-kit';

export const words: Words = {
  language: 'it',
  rules: {},
  labels: {},
  remedies: {},
  phrases: {},
  names: {},
  tell: {},
};
