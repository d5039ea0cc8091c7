/** Tests that every refusal of a shot has a text and a remedy in every language. */
import { describe, expect, test } from 'vitest';
import { base } from '../../../base.ts';
import { giorgi } from '../../../index.ts';
import { fire } from '../../../rules/fire/procedure.ts';
import { words as en } from '../../../words/all-en.ts';
import { words as fr } from '../../../words/fr/index.ts';
import { words as it } from '../../../words/it/index.ts';

/** Refusals of a shot that only the table makes. */
const refusing = [
  'artillery.one-shot',
  'artillery.rod',
  'artillery.rod-from',
  'artillery.square-rod',
  'attack.reaction-once',
  'building.fire-when',
  'fire.one-target',
  'morale.rally',
  'morale.reform',
  'unit.gone',
  ...fire.refusals(base).map(({ id }) => id),
];

describe('refusals of shots', () => {
  test.each([
    ['English', en],
    ['French', fr],
    ['Italian', it],
  ] as const)('each has a label and a remedy in %s', (_, { labels, remedies }) => {
    expect(refusing.filter((rule) => !Object.hasOwn(labels, rule))).toEqual([]);
    expect(refusing.filter((rule) => !Object.hasOwn(remedies, rule))).toEqual([]);
  });

  test('each is a rule of the table or of a procedure', () => {
    const known = giorgi.catalogue.filter(({ use }) => use.includes('table') || use.includes('procedure'));
    expect(refusing.filter((rule) => !known.some(({ id }) => id === rule))).toEqual([]);
  });
});
