/** Tests that rules of the table say the figures in force: by default, and with an option set. */
import { type Language, Problem, type Words, wordsOf } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { adlgR } from '../index.ts';
import { words as fr } from '../words/fr/index.ts';
import { words as it_ } from '../words/it/index.ts';

const words: Readonly<Record<Language, Words>> = { en: adlgR.words.en, fr, it: it_ };

/** A rule in words, with the options set. */
function said(rule: string, options: Readonly<Record<string, unknown>> = {}, language: Language = 'en') {
  const inForce = adlgR.inForce('adlg-r', options);
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  return wordsOf(words[language], inForce.ruleNumbers, rule);
}

it('army.format-figures: a part of one format is set, the rest stays', () => {
  expect(said('army.format-figures')).toContain('competent 2 / 5');
  expect(said('army.format-figures')).toContain('table 24 × 16 / 37.5 × 25 UD');
  const set = { 'army.format-figures': { '100': { competent: 1, table: [20, 16] } } };
  expect(said('army.format-figures', set)).toContain('competent 1 / 5, brilliant 3 / 10');
  expect(said('army.format-figures', set)).toContain('table 20 × 16 / 37.5 × 25 UD');
});

it('terrain.box: the size of a piece and the width of a river', () => {
  const set = { 'terrain.box': { smallOval: [4, 2.5], river: 2 } };
  expect(said('terrain.box', set)).toBe(
    'Pieces in UD: ovals 5 × 4 and 4 × 2.5, rectangles 4 × 3, villages 3 × 3; rivers 2 wide',
  );
});

it('terrain.river-angle: degrees', () => {
  expect(said('terrain.river-angle')).toMatch(/ 30°$/);
  expect(said('terrain.river-angle', { 'terrain.river-angle': 0 })).toMatch(/ 0°$/);
});

it.each([
  ['en', 'up to 3 moves', 'up to 1 move,'],
  ['fr', 'jusqu’à 3 mouvements', 'jusqu’à 1 mouvement,'],
  ['it', 'fino a 3 movimenti', 'fino a 1 movimento,'],
] as const)('commander.moves: counted in %s', (language, usual, once) => {
  expect(said('commander.moves', {}, language)).toContain(usual);
  expect(said('commander.moves', { 'commander.moves': 1 }, language)).toContain(once);
});

it('command.headstrong-bound: the price is that of holding back', () => {
  expect(said('command.headstrong-bound')).toContain('those 3 CP');
});
