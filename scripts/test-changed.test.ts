import { expect, test } from 'vitest';
import { foldersFor } from './test-changed.ts';

test('a change in one ruleset looks at its tests alone, any other at all that load it', () => {
  expect(foldersFor(['rulesets/argad/rules/a.ts', 'rulesets/argad/words/en.ts'])).toEqual([
    'rulesets/argad/',
  ]);
  expect(foldersFor(['rulesets/argad/rules/a.ts', 'packages/engine/src/a.ts'])).toEqual([]);
  expect(foldersFor(['rulesets/words.ts'])).toEqual([]);
});
