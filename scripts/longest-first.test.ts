import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest, sortLongestFirst } from './longest-first.ts';
import { root } from './tools.ts';

test('every file of the list is there, and is named once', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});

test('the longest of a project come first, the others stay in their order, no project is mixed with another', () => {
  const placeOf = (path: string) => ({
    project: path.startsWith('fixtures/web/') ? 'browser' : 'code',
    path,
  });
  const given = [
    'fixtures/web/home.test.ts',
    'fixtures/web/sizes.test.ts',
    'fixtures/web/screens.test.ts',
    'packages/geometry/src/b.test.ts',
    'packages/geometry/src/a.test.ts',
    'rulesets/giorgi/table/trial/table.test.ts',
    'rulesets/argad/table/trial/table.test.ts',
  ];
  expect(sortLongestFirst(given, placeOf)).toEqual([
    'fixtures/web/screens.test.ts',
    'fixtures/web/sizes.test.ts',
    'fixtures/web/home.test.ts',
    'rulesets/argad/table/trial/table.test.ts',
    'rulesets/giorgi/table/trial/table.test.ts',
    'packages/geometry/src/b.test.ts',
    'packages/geometry/src/a.test.ts',
  ]);
});
