/** Tests of sentences in French and Italian. */
import { Problem } from '@grognard/rules-kit';
import { expect, test } from 'vitest';
import { giorgi } from '../index.ts';
import { words as fr } from './fr/index.ts';
import { words as it } from './it/index.ts';

test.each([
  [
    'melee',
    {
      attackers: [{ kind: 'heavy-cavalry', charging: true }, { kind: 'line' }],
      defenders: [{ kind: 'grenadier', bases: 3, shaken: true, flank: true, cover: 'low-wall' }],
    },
    'De la cavalerie lourde (4\u00a0socles, en pleine charge) et de l’infanterie de ligne (4\u00a0socles) attaquent des grenadiers (3\u00a0socles, ébranlés, pris de flanc ou à revers) derrière un muret',
    'La cavalleria pesante (4 basi, in carica) e la fanteria di linea (4 basi) attaccano i granatieri (3 basi, scossi, colpiti di fianco) dietro un muretto',
  ],
  [
    'fire',
    {
      shot: 'round',
      firer: { kind: 'gun', calibre: '8lb' },
      target: { kind: 'line', formation: 'column', enfilade: true },
      rangeCm: 42.5,
      soldiersUnderRod: 3,
    },
    'Des canons de 8 tirent à boulet à 42,5\u00a0cm, 3\u00a0soldats sous la réglette, sur de l’infanterie de ligne en colonne, prise de flanc',
    'I cannoni da 8 libbre sparano a palla a 42,5 cm, 3 soldati sotto la bacchetta, sulla fanteria di linea in colonna, presa di fianco',
  ],
])('%s: %j', (procedure, input, french, italian) => {
  const inForce = giorgi.inForce('giorgi');
  if (inForce instanceof Problem) throw new TypeError(inForce.message);
  const prepared = inForce.procedure(procedure)?.prepare(input);
  if (prepared === undefined || prepared instanceof Problem) throw new TypeError('a wrong case');
  expect([prepared.tell(fr), prepared.tell(it)]).toEqual([french, italian]);
});
