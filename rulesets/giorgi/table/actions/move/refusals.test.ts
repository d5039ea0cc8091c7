/** Tests that every refusal of a move has a text and a remedy in every language. */
import { describe, expect, it } from 'vitest';
import { giorgi } from '../../../index.ts';
import { words as en } from '../../../words/all-en.ts';
import { words as fr } from '../../../words/fr/index.ts';
import { words as it_ } from '../../../words/it/index.ts';

/** Every rule by which `plotMove` refuses. */
const refusing = [
  'artillery.abandoned',
  'building.capacity',
  'building.foot-only',
  'building.leave',
  'building.reform',
  'building.walls',
  'formation.change-cost',
  'formation.limber-cost',
  'formation.list',
  'formation.shapes',
  'formation.square-who',
  'morale.rally',
  'morale.reform',
  'morale.routing',
  'move.enemy-gap',
  'move.foot-guns',
  'move.general',
  'move.heavy-cavalry',
  'move.horse-guns',
  'move.infantry-column',
  'move.infantry-line',
  'move.infantry-open',
  'move.infantry-square',
  'move.light-cavalry',
  'move.manoeuvre',
  'move.medium-cavalry',
  'move.spent',
  'move.through-friends',
  'scenario.table',
  'terrain.rates',
  'terrain.river',
  'terrain.woods-forbidden',
  'turn.fire-or-move',
  'turn.guns-fire-or-move',
  'turn.unit-order',
  'woods.open-order',
] as const;

describe('refusals of moves', () => {
  it.each([
    ['English', en],
    ['French', fr],
    ['Italian', it_],
  ] as const)('each has a label and a remedy in %s', (_, { labels, remedies }) => {
    expect(refusing.filter((rule) => !Object.hasOwn(labels, rule))).toEqual([]);
    expect(refusing.filter((rule) => !Object.hasOwn(remedies, rule))).toEqual([]);
  });

  it('each is a rule of the table', () => {
    const known = giorgi.catalogue.filter(({ use }) => use.includes('table') || use.includes('procedure'));
    expect(refusing.filter((rule) => !known.some(({ id }) => id === rule))).toEqual([]);
  });
});
