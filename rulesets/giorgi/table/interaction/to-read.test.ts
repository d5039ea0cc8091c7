/** Test that all rules listed for reading exist. */
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue/index.ts';
import { aboutPhase, aboutTask } from './to-read.ts';

test('turn.order: every rule named beside a question or a task is in the catalogue', () => {
  const known = new Set(catalogue.map(({ id }) => id));
  const named = [...Object.values(aboutTask), ...Object.values(aboutPhase)].flat();
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  expect(Object.values(aboutPhase).every((rules) => rules.length > 0)).toBe(true);
});
