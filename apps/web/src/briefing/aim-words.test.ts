import type { Aim } from '@grognard/engine';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { aimWords, standingOf, worthWords } from './aim-words.ts';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const names = new Map([
  ['red', 'Reds'],
  ['blue', 'Blues'],
]);
const well: Aim = {
  id: 'well',
  sides: ['red', 'blue'],
  worth: 3,
  words: 'Hold the well.',
  rules: ['aim.hold'],
  at: null,
  state: 'open',
  owner: null,
  points: { red: 0, blue: 0 },
};

it('a place is nobody’s, yours, theirs, or for who looks on of a side by name', () => {
  const of = (owner: string | null, side: string | null) => standingOf({ ...well, owner }, { side, names });
  expect([of(null, 'red'), of('red', 'red'), of('blue', 'red'), of('blue', null)]).toEqual([
    'aim.nobody',
    'aim.yours',
    'aim.theirs',
    'Blues',
  ]);
  // At the end of the battle too: whoever lost it does not read that it is done.
  const ended = standingOf({ ...well, owner: 'blue', state: 'reached' }, { side: 'red', names });
  expect(ended).toBe('aim.theirs');
});

it('a count is that of the reader, or of both sides', () => {
  const { owner: _, ...rest } = well;
  const units: Aim = { ...rest, counts: { red: 2, blue: 1 }, isEach: true };
  expect([standingOf(units, { side: 'blue', names }), standingOf(units, { side: null, names })]).toEqual([
    '1',
    '2 : 1',
  ]);
  // Never four of three.
  expect(standingOf({ ...units, needed: 1, state: 'reached' }, { side: 'red', names })).toBe('aim.reached');
  expect(worthWords(units)).toBe('aim.each');
  expect(worthWords({ worth: null })).toBe('aim.wins');
  expect(aimWords(well)).toBe('Hold the well');
});
