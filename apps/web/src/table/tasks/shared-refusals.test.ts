/** Tests of what is said once over all targets. */
import type { Choice, ExplainedRefusal } from '@grognard/engine';
import { expect, it } from 'vitest';
import { ownRefusals, sharedRefusals } from './shared-refusals.ts';

function refusal(rule: string, label = rule): ExplainedRefusal {
  return { rule, code: null, label, words: '', remedy: null, standing: 'ours', source: '', piece: null };
}

function target(piece: string | null, ...refusals: readonly ExplainedRefusal[]): Choice {
  return { value: piece, title: piece ?? 'nobody', refusals, odds: [], sum: [], piece };
}

const moving = refusal('shoot.immobile');
const far = (cm: number) => refusal('shoot.range', `Out of range, ${cm} of 60 cm`);

it('a reason common to all targets is said once, and each target keeps its own', () => {
  const choices = [target(null), target('yves', moving, far(73)), target('bran', moving, far(65))];
  const shared = sharedRefusals(choices);
  expect(shared).toEqual([moving]);
  expect(choices.map((choice) => ownRefusals(choice, shared))).toEqual([[], [far(73)], [far(65)]]);
});

it('what holds for one target alone, or not for all, is not common', () => {
  expect(sharedRefusals([target(null, moving), target('yves', moving)])).toEqual([]);
  expect(sharedRefusals([target('yves', moving), target('bran')])).toEqual([]);
  expect(sharedRefusals([target('yves', far(73)), target('bran', far(65))])).toEqual([]);
});
