/** Tests of Italian names in sentences: ranks take an article, people none, women their own forms. */
import { expect, test } from 'vitest';
import { a, isFeminine, of, subject, the, to } from './it/grammar.ts';
import { fightReport } from './it/report-fight.ts';

test.each([
  ['Fante di marina Judd', 'al fante di marina Judd'],
  ['Abate Le Leuch', 'all’abate Le Leuch'],
  ['Vecchia Marivon', 'alla vecchia Marivon'],
  ['Mary Uren', 'a Mary Uren'],
])('%s: %s', (name, joined) => {
  expect(to(name)).toBe(joined);
});

test('women are feminine with a rank, an article or a first name', () => {
  expect(
    ['Mary Uren', 'Soazig della locanda', 'Vedova Le Port', 'La vecchia Marivon'].map(isFeminine),
  ).toEqual([true, true, true, true]);
  expect(isFeminine('Tenente Hale')).toBe(false);
});

test('weapons and boats take their articles', () => {
  expect([the('ascia d’arrembaggio'), a('spuntone'), of('scialuppa')]).toEqual([
    'l’ascia d’arrembaggio',
    'uno spuntone',
    'della scialuppa',
  ]);
});

test('what a name says of a man stands between commas before the verb', () => {
  expect(subject('Hobb, padrone di lancia')).toBe('Hobb, padrone di lancia,');
  expect(subject('Tenente Hale')).toBe('il tenente Hale');
});

test('melee.recoil: a figure gives ground before each of those who strike it', () => {
  expect(fightReport.recoiled('Ned Tully', ['Cacciatore Noël', 'Erwan'])).toBe(
    'Ned Tully arretra davanti al cacciatore Noël e a Erwan.',
  );
});
