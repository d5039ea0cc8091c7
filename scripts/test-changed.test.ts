import { expect, test } from 'vitest';
import { foldersFor, leftOut } from './test-changed.ts';

test('a change in one ruleset looks at its tests alone, any other at all that load it', () => {
  expect(foldersFor(['rulesets/argad/rules/a.ts', 'rulesets/argad/words/en.ts'])).toEqual([
    'rulesets/argad/',
  ]);
  expect(foldersFor(['rulesets/argad/rules/a.ts', 'packages/engine/src/a.ts'])).toEqual([]);
  expect(foldersFor(['rulesets/words.ts'])).toEqual([]);
});

test('whole battles of computer players run where these changed', () => {
  expect(leftOut(['rulesets/argad/rules/shoot/rows.ts'])).toContain('**/doctrine/doctrine.test.ts');
  const ofDoctrine = leftOut(['rulesets/argad/rules/x.ts', 'rulesets/argad/table/doctrine/worth.ts']);
  expect(ofDoctrine).not.toContain('**/doctrine/doctrine.test.ts');
  expect(ofDoctrine).toContain('**/trial/**');
});
