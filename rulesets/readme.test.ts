/** What the README of the project says of its battles. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from './all.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('it counts the battles that come with each game', () => {
  const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const numberOf = (word = '') =>
    [...numbers, 'eleven', 'twelve', 'thirteen', 'fourteen'].indexOf(word.toLowerCase());
  const counts = Object.fromEntries(rulesets.map(({ id, scenarios }) => [id, scenarios.length]));
  const counted = (claim: RegExp) => numberOf(claim.exec(readme)?.[1]);
  expect({
    argad: counted(/(\w+) are of « Argad ! »/),
    giorgi: counted(/(\w+) are Napoleonic/),
    'adlg-r': counted(/(\w+) are of L'Art de la Guerre/),
  }).toEqual(counts);
  expect(counted(/(\w+) battles come with it/)).toBe(
    Object.values(counts).reduce((sum, count) => sum + count),
  );
});
