/** All words of Argad ! in French. */
import type { Words } from '@grognard/rules-kit';

export const words: Words = {
  language: 'fr',
  rules: {},
  labels: {},
  remedies: {},
  phrases: {},
  names: {},
  tell: {},
};
