/** Tests of the refusals that a choice adds to those of the proposal. */
import type { Choice, ExplainedRefusal } from '@grognard/engine';
import { expect, it } from 'vitest';
import { withAddedRefusals } from './added-refusals.ts';

function refusal(rule: string): ExplainedRefusal {
  return {
    rule,
    code: null,
    label: rule,
    words: rule,
    remedy: null,
    standing: 'ours',
    source: '',
    piece: 'ned',
  };
}

function choice(value: string, ...refusals: readonly ExplainedRefusal[]): Choice {
  return { value, title: value, refusals, odds: [], sum: [], piece: null };
}

const tooFar = refusal('move.foot-light');
const inMelee = refusal('shoot.into-melee');

const rulesOf = (choices: readonly Choice[]) =>
  choices.map(({ refusals }) => refusals.map(({ rule }) => rule));

it('a path that is too long stands at no choice, and what a target adds stands at that target', () => {
  const choices = [choice('nobody', tooFar), choice('yves', tooFar, inMelee)];
  expect(rulesOf(withAddedRefusals(choices, [tooFar]))).toEqual([[], ['shoot.into-melee']]);
});

it('a refused target that is selected stays refused', () => {
  const choices = [choice('nobody'), choice('yves', inMelee), choice('bran', inMelee)];
  expect(rulesOf(withAddedRefusals(choices, [inMelee]))).toEqual([
    [],
    ['shoot.into-melee'],
    ['shoot.into-melee'],
  ]);
});
