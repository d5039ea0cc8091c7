/** Lengths typed in inches. */
import { inInches } from '@grognard/rules-kit';
import { expect, it } from 'vitest';
import { controlInInches, inCm } from './length.ts';

const control = { kind: 'number', min: 0, max: 200, whole: false } as const;

it('what a rule says in inches is typed as the rule means it', () => {
  for (const cm of [0, 1, 2.5, 9, 10, 12, 18, 20, 25, 40, 60, 90, 200])
    expect(inCm(inInches(cm), control)).toBe(cm);
});

it('what lies between is kept to a tenth of a millimetre, and within what is allowed', () => {
  expect(inCm(4.8, control)).toBe(12.19);
  expect(inCm(400, control)).toBe(200);
  expect(controlInInches(control)).toMatchObject({ min: 0, max: 78.7 });
});
