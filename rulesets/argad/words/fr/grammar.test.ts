/** Articles, elision and ordinals of names in French. */
import { expect, test } from 'vitest';
import { a, nth, of, the, to } from './grammar.ts';
import { report } from './report.ts';
import { groundNames } from './terms.ts';

test('y elides before a consonant, not before a vowel', () => {
  expect(['Yves Lecoq', 'Yann Coz', 'Amos Wright', 'Lieutenant Hale'].map(of)).toEqual([
    'd’Yves Lecoq',
    'de Yann Coz',
    'd’Amos Wright',
    'du lieutenant Hale',
  ]);
});

test('things that share a name are counted in their gender', () => {
  expect([nth(0, 'barque'), nth(1, 'malle'), nth(0, 'baril de poudre'), nth(8, 'sac')]).toEqual([
    'la première barque',
    'la seconde malle',
    'le premier baril de poudre',
    'un autre sac',
  ]);
  expect(of(nth(0, 'baril de poudre'))).toBe('du premier baril de poudre');
});

test('articles contract, and a name within a sentence is small', () => {
  expect([to('le nord'), to('l’est'), a('Chevalier'), the('dague')]).toEqual([
    'au nord',
    'à l’est',
    'un chevalier',
    'la dague',
  ]);
});

test('each ground has its own preposition', () => {
  expect(report.stuck(['Ned Tully'], groundNames.difficult)).toBe(
    'Ned Tully ne passe pas en terrain difficile.',
  );
  expect(report.nothingLeft(['Ned Tully'], groundNames.bank)).toBe(
    'Ned Tully\u202f: aucun mouvement possible, au talus.',
  );
});
