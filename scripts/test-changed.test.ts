import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { environmentFor, foldersFor, leftOut } from './test-changed.ts';
import { root } from './tools.ts';

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

test('what is left out does not run', () => {
  const env = { ...process.env, ...environmentFor(['rulesets/argad/rules/shoot/rows.ts']) };
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project=code', 'rulesets/argad/'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(stdout).toContain('rulesets/argad/ruleset.test.ts');
  expect(stdout.split('\n').filter((file) => /trial|by-chance|strength|doctrine\.test/.test(file))).toEqual(
    [],
  );
});
