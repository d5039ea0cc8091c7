/** Sentences in French and Italian as a player reads them. */
import { Problem } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { adlgR } from '../index.ts';
import { words as fr } from './fr/index.ts';
import { words as it } from './it/index.ts';

test.each([
  [
    'shoot',
    {
      shooter: { kind: 'bowmen', quality: 'mediocre' },
      target: { kind: 'tercio', quality: 'elite', cover: 'terrain' },
      distanceUd: 2.5,
    },
    'Tir d’archers médiocres à l’arc à 2,5\u00a0UD sur un Tercio d’élite à couvert',
    'Tiro degli arcieri mediocri con l’arco a 2,5 UD sul Tercio scelto al coperto',
  ],
  [
    'melee',
    { a: { kind: 'gendarmes' }, b: { kind: 'levy', struck: 'flank' }, charge: 'a' },
    'Charge de gendarmes (a) contre une levée (b), de flanc',
    'Carica dei gendarmi (a) contro la leva (b), sul fianco',
  ],
  [
    'rally',
    { kind: 'heavy-spearmen', inMelee: true, commander: true, rearSupport: true },
    'Tentative de ralliement de lanciers lourds en mêlée avec son général et un soutien arrière',
    'Tentativo di recupero dei lancieri pesanti in mischia con il suo generale e un sostegno da tergo',
  ],
])('%s: %j', (procedure, input, french, italian) => {
  const inForce = adlgR.inForce('adlg-r');
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  const prepared = inForce.procedure(procedure)?.prepare(input);
  if (prepared === undefined || prepared instanceof Problem) throw new TypeError('a wrong case');
  expect([prepared.tell(fr), prepared.tell(it)]).toEqual([french, italian]);
});
