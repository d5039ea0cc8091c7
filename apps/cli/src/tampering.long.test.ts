/** 1,900 single changes to the golden games of all editions. `verify` notices every one. */
import { SeededRandom, tampered } from '@grognard/test-kit';
import { expect, it } from 'vitest';
import { countFound, goldenNames, goldenText } from './testing/golden-games.ts';

const changesOfEach = 100;

it.each(goldenNames)('%s: no tampering passes', (name) => {
  const text = goldenText(name);
  expect(countFound(text)).toBe(0);
  const random = new SeededRandom(1796, name);
  const passed: string[] = [];
  for (let n = 0; n < changesOfEach; n++) {
    const { what, text: changed } = tampered(text, random);
    if (countFound(changed) === 0) passed.push(what);
  }
  expect(passed).toEqual([]);
});
