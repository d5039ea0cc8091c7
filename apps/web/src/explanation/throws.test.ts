import type { ExplainedStep } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { throwsOf } from './throws.ts';

const step = (by: string, isTogether = false): ExplainedStep => ({
  kind: 'step',
  by,
  owner: by,
  purpose: 'blow',
  isTogether,
  dice: [],
  reading: null,
  value: null,
  additions: [],
  sum: null,
  total: null,
  against: [],
  lead: null,
  chart: null,
  result: 'hit',
  fired: [],
  idle: [],
  facts: [],
});

it('what is thrown together stands together, everything else alone', () => {
  const throws = throwsOf([step('a'), step('b', true), step('c'), step('d')]);
  expect(throws.map((each) => each.map(({ by }) => by))).toEqual([['a', 'b'], ['c'], ['d']]);
});
