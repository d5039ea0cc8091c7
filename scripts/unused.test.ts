// Knip finds what nothing uses: planted files, exports and dependencies, under the real settings, in a copy of the folder layout.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandFor, root } from './tools.ts';

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', private: true, type: 'module', ...more });

/** A tree in which everything is used, but for what is planted below. */
const tree: Readonly<Record<string, string>> = {
  'package.json': manifest('planted', {
    workspaces: ['packages/*', 'apps/*', 'fixtures'],
    devDependencies: { '@biomejs/biome': '*', oxlint: '*', 'oxlint-tsgolint': '*' },
  }),
  'packages/dice/package.json': manifest('@planted/dice', {
    exports: { '.': './src/index.ts' },
    dependencies: { 'fast-check': '*', ajv: '*' },
  }),
  'packages/dice/src/index.ts':
    "import fc from 'fast-check';\nimport { roll } from './roll.ts';\nexport const rolled = roll(fc.integer());\n",
  'packages/dice/src/roll.ts':
    'export const roll = (x: unknown) => [x, faces];\nexport const faces = 6;\nexport const loaded = 7;\nexport interface Cheat {\n  readonly face: number;\n}\n',
  'packages/dice/src/forgotten.ts': "import './roll.ts';\n",
  'apps/cli/package.json': manifest('@planted/cli', {
    exports: { '.': './src/main.ts' },
    dependencies: { '@planted/dice': '*' },
  }),
  'apps/cli/src/main.ts':
    "import { rolled } from '@planted/dice';\nimport { walk } from '@planted/ways';\nexport const seen = [rolled, walk];\n",
  'apps/cli/src/battle-thread.ts': 'export const started = 1;\n',
};

interface Issue {
  readonly name: string;
}

interface FileIssues {
  readonly file: string;
  readonly [kind: string]: readonly Issue[] | string;
}

let folder: string;
let issues: readonly FileIssues[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-unused-'));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  copyFileSync(join(root, 'knip.config.ts'), join(folder, 'knip.config.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const [command, knip] = commandFor('knip');
  const { stdout, stderr } = spawnSync(command, [knip, '--no-progress', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  issues = JSON.parse(stdout).issues;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything found of one kind, as `file name`. */
function found(kind: string): string[] {
  return issues.flatMap((issue) => {
    const all = issue[kind];
    return typeof all === 'string' || all === undefined ? [] : all.map(({ name }) => `${issue.file} ${name}`);
  });
}

describe('what nothing uses', () => {
  test('a file', () => {
    expect(found('files')).toEqual(['packages/dice/src/forgotten.ts packages/dice/src/forgotten.ts']);
  });

  test('an export, but not one that its own file uses', () => {
    expect(found('exports')).toEqual(['packages/dice/src/roll.ts loaded']);
    expect(found('types')).toEqual(['packages/dice/src/roll.ts Cheat']);
  });

  test('a dependency', () => {
    expect(found('dependencies')).toEqual(['packages/dice/package.json ajv']);
    expect(found('devDependencies')).toEqual([]);
  });

  test('and what is used without being declared', () => {
    expect(found('unlisted')).toEqual(['apps/cli/src/main.ts @planted/ways']);
  });
});
