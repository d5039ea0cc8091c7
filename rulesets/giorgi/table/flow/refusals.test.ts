/** Tests that every refusal of a set-up or turn command has a text and a remedy in every language. */
import { describe, expect, it } from 'vitest';
import { giorgi } from '../../index.ts';
import { words as en } from '../../words/all-en.ts';
import { words as fr } from '../../words/fr/index.ts';
import { words as it_ } from '../../words/it/index.ts';

/** Every rule that refuses a command here, apart from moves, shots and attacks. */
const refusing = [
  'building.capacity',
  'building.foot-only',
  'building.walls',
  'command.general',
  'command.general-lost',
  'command.general-melee',
  'formation.list',
  'formation.shapes',
  'formation.square-who',
  'morale.rally',
  'morale.reform',
  'move.enemy-gap',
  'move.general',
  'move.through-friends',
  'scenario.deployment',
  'scenario.table',
  'scenario.terrain',
  'terrain.rates',
  'terrain.river',
  'terrain.woods-forbidden',
  'turn.order',
  'turn.unit-order',
  'woods.open-order',
] as const;

describe('refusals of the course', () => {
  it.each([
    ['English', en],
    ['French', fr],
    ['Italian', it_],
  ] as const)('each has a label and a remedy in %s', (_, { labels, remedies }) => {
    expect(refusing.filter((rule) => !Object.hasOwn(labels, rule))).toEqual([]);
    expect(refusing.filter((rule) => !Object.hasOwn(remedies, rule))).toEqual([]);
  });

  it('each is a rule', () => {
    const known = giorgi.catalogue.map(({ id }) => id);
    expect(refusing.filter((rule) => !known.includes(rule))).toEqual([]);
  });
});
