/** A new ruleset in a folder of its own: its types and format hold, and its test resolves cases and plays battles. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRuleset } from './new-ruleset.ts';
import { commandFor, root } from './tools.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-ruleset-'));
  for (const name of ['node_modules', 'packages', 'scripts'])
    symlinkSync(join(root, name), join(folder, name), 'dir');
  for (const name of [
    'tsconfig.base.json',
    'biome.json',
    '.oxlintrc.json',
    '.gitignore',
    'vitest.config.ts',
    'package.json',
  ])
    copyFileSync(join(root, name), join(folder, name));
  writeRuleset('pike-and-shot', folder);
  const options = {
    composite: false,
    noEmit: true,
    emitDeclarationOnly: false,
    types: ['node'],
    rootDir: '/',
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: options,
      include: ['rulesets/**/*.ts'],
    }),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['tsc', ['-p', 'tsconfig.json']],
  ['biome', ['check', '--error-on-warnings', 'rulesets']],
  ['oxlint', ['--type-aware', '--deny-warnings', 'rulesets']],
  ['vitest', ['run', '--root', '.', '--project=code', 'rulesets']],
])('%s has nothing against it', (tool, args) => {
  const [command, file] = commandFor(tool);
  const { status, stdout, stderr } = spawnSync(command, [file, ...args], { cwd: folder, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
