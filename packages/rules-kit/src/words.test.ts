/** Words with their numbers filled in. */
import { describe, expect, it } from 'vitest';
import { plusMinus } from './i18n/numbers.ts';
import type { Words } from './i18n/words.ts';
import { labelOf, wordsOf } from './words.ts';

const words: Words = {
  language: 'en',
  rules: { 'a.b': 'Gives {value} to {who}, {toString}' },
  labels: { 'c.d': 'short' },
  remedies: {},
  phrases: {},
  names: {},
  tell: {},
};
const figures = { 'a.b': { value: -2, who: 'all' } };

describe('words', () => {
  it('take their figures from the rules', () => {
    expect(wordsOf(words, figures, 'a.b')).toBe('Gives −2 to all, {toString}');
    expect(wordsOf(words, {}, 'a.b')).toBe('Gives {value} to {who}, {toString}');
    expect(wordsOf(words, {}, 'x.y')).toBe('x.y');
  });

  it('are short where there is a label', () => {
    expect(labelOf(words, figures, 'c.d')).toBe('short');
    expect(labelOf(words, figures, 'a.b')).toContain('Gives −2');
  });

  it('write modifiers as players do', () => {
    expect([2, 0, -1].map((value) => plusMinus(value))).toEqual(['+2', '0', '−1']);
  });
});
