/** Long texts: paragraphs by their openings, short ones whole, and English where there is no translation. */
import { expect, it } from 'vitest';
import { prose } from './prose.ts';
import { completeWords } from './words.ts';

const words = completeWords({
  language: 'fr',
  rules: {},
  labels: {},
  remedies: {},
  phrases: {
    'The river is deep here, and nobody would…': 'La rivière est profonde.',
    'None.': 'Aucun.',
    'A hill of {1} m': 'Une colline de {1} m',
  },
});

it('finds each paragraph by its first forty letters, a short one by the whole', () => {
  const text = 'The river is deep here, and nobody would cross it.\n\nNone.';
  expect(prose(words, text)).toBe('La rivière est profonde.\n\nAucun.');
});

it('fills in the numbers of a short paragraph, and leaves what is not translated in English', () => {
  expect(prose(words, 'A hill of 20 m\n\nSomething else')).toBe('Une colline de 20 m\n\nSomething else');
});
