/** The table of melee results, and the other readings of the printed table. */
import type { RuleId } from '@grognard/rules-kit';
import type { MeleeResults } from '../rules/melee/model.ts';

/** The rule of each step, in order. */
export const resultRules: readonly RuleId[] = [
  'melee.result-1',
  'melee.result-3',
  'melee.result-5',
  'melee.result-7',
  'melee.result-9',
  'melee.result-11',
];

const steps = ([first, second, third, fourth, fifth]: readonly [
  number,
  number,
  number,
  number,
  number,
]): MeleeResults => [
  { from: 1, to: 2, gives: first },
  { from: 3, to: 4, gives: second },
  { from: 5, to: 6, gives: third },
  { from: 7, to: 8, gives: fourth },
  { from: 9, to: 10, gives: fifth },
  { from: 11, gives: 'all' },
];

/** Points that the loser loses, by the margin of defeat. */
export const meleeResults = {
  adopted: steps([1, 2, 3, 4, 5]),
  literal: steps([1, 1, 2, 4, 5]),
  extra: steps([1, 2, 3, 5, 6]),
} as const;
