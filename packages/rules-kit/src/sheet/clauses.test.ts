/** Clauses of a sentence: where they begin and end, and what is read. */
import { expect, test } from 'vitest';
import { withoutClauses } from '../words.ts';
import { clausesIn } from './clauses.ts';

test('a sentence without brackets is one clause', () => {
  expect(clausesIn('Behind a wall: −1.')).toEqual([{ text: 'Behind a wall: −1.', clause: 'main' }]);
  expect(withoutClauses('Behind a wall: −1.')).toBe('Behind a wall: −1.');
});

test('words in brackets belong to the clause they name, all others to the main one', () => {
  const sentence = '[way|Straight back] 2 cm; [riders|riders too].';
  expect(clausesIn(sentence)).toEqual([
    { text: 'Straight back', clause: 'way' },
    { text: ' 2 cm; ', clause: 'main' },
    { text: 'riders too', clause: 'riders' },
    { text: '.', clause: 'main' },
  ]);
  expect(withoutClauses(sentence)).toBe('Straight back 2 cm; riders too.');
});

test('other brackets are left alone', () => {
  expect(withoutClauses('[2]: armour included; a|b')).toBe('[2]: armour included; a|b');
  expect(clausesIn('[2]: armour')).toEqual([{ text: '[2]: armour', clause: 'main' }]);
});
