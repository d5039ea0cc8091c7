/** A single change anywhere in a saved game is noticed by `verify`. */
import { SeededRandom, tampered } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { countFound, goldenText } from './testing/golden-games.ts';

it.each([
  ['argad-2024-6.grognard.json', 30],
  ['giorgi-5.grognard.json', 30],
])('%s: none of %i random tamperings passes', (name, count) => {
  const text = goldenText(name);
  expect(countFound(text)).toBe(0);
  const random = new SeededRandom(1815, name);
  const passed: string[] = [];
  for (let n = 0; n < count; n++) {
    const { what, text: changed } = tampered(text, random);
    if (countFound(changed) === 0) passed.push(what);
  }
  expect(passed).toEqual([]);
});
