// Lint bans take effect: bad snippets go through the real linters with the real settings, in a copy of the folder layout.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFile, checkManifest, checkNames } from './check-imports.ts';
import { commandFor, root } from './tools.ts';

const pureFolders = [
  'packages/geometry/src',
  'packages/rules-kit/src',
  'packages/engine/src',
  'packages/opponent/src',
  'packages/table-kit/src',
  'packages/test-kit/src',
  'rulesets',
  'rulesets/argad/rules',
];

/** Snippets banned in pure folders, by the rule that must object. */
const impure: Record<string, readonly string[]> = {
  plugin: [
    ...['random', 'sin', 'cos', 'tan', 'atan2', 'hypot', 'exp', 'log', 'log2', 'pow', 'cbrt', 'fround'].map(
      (name) => `export const x = Math.${name}(2, 3);`,
    ),
    'export const x = Math.PI;',
    "export const x = Math['sin'](1);",
    'export const x = Math?.sin(1);',
    'const { sin } = Math;\nexport const x = sin(1);',
    'const m = Math;\nexport const x = m.sin(1);',
    "export const x = 'a'.localeCompare('b');",
    "export const f = (s?: string) => s?.localeCompare('b');",
    'export const x = (1).toLocaleString();',
  ],
  'lint/style/noRestrictedGlobals': [
    'export const x = Date.now();',
    'export const x = new Date();',
    'export const x = performance.now();',
    'setTimeout(() => 1, 2);',
    'setInterval(() => 1, 2);',
    'setImmediate(() => 1);',
    'queueMicrotask(() => 1);',
    'export const x = globalThis.Date.now();',
    'export const x = crypto.randomUUID();',
    'export const x = process.hrtime();',
    'console.log(1);',
    "export const x = new Intl.Collator('fr');",
  ],
};

/** Snippets banned everywhere. */
const banned: Record<string, readonly string[]> = {
  'lint/suspicious/noExplicitAny': ['export const x: any = 1;', 'export const f = (x: any[]) => x;'],
  'lint/performance/noReExportAll': ["export * from './other.ts';"],
  'lint/style/noEnum': ['export enum Side {\n  Red,\n}'],
  'lint/style/noDefaultExport': ['export default 1;'],
};

const allowed =
  'const whole = (x: number) => Math.trunc(Math.sqrt(Math.abs(Math.min(Math.max(x, 1), 2))));\n' +
  'export const x = Math.floor(1) + Math.ceil(2) + Math.sign(3) + Math.round(4) + Math.imul(5, 6) + whole(7);\n';

interface Case {
  readonly file: string;
  readonly rule: string | null;
  readonly snippet: string;
}

const cases: Case[] = [];
const add = (folder: string, rule: string | null, snippet: string, ending = '.ts') =>
  cases.push({ file: `${folder}/case-${cases.length}${ending}`, rule, snippet });
for (const folder of pureFolders) {
  for (const [rule, snippets] of Object.entries(impure)) for (const one of snippets) add(folder, rule, one);
  add(folder, null, allowed);
  add(folder, null, 'export const x = Math.random() + Date.now();', '.test.ts');
}
for (const folder of [...pureFolders, 'apps/cli/src', 'bench']) {
  for (const [rule, snippets] of Object.entries(banned)) for (const one of snippets) add(folder, rule, one);
}
add('apps/cli/src', null, 'export const x = Date.now() + Math.sin(1);');

const copy = mkdtempSync(join(tmpdir(), 'grognard-lint-'));
const objections = new Map<string, Set<string>>();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function start(tool: string, args: readonly string[]) {
  const [command, script] = commandFor(tool);
  return spawnSync(command, [script, ...args], { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

beforeAll(() => {
  for (const path of ['biome.json', '.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  for (const { file, snippet } of cases) write(file, `${snippet}\n`);
  const flags = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const { stdout } = start('biome', ['lint', ...flags, 'packages', 'rulesets', 'apps', 'bench']);
  const report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] } =
    JSON.parse(stdout);
  for (const { category, location } of report.diagnostics) {
    const path = typeof location.path === 'string' ? location.path : location.path.file;
    objections.set(path, (objections.get(path) ?? new Set()).add(category));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('biome', () => {
  test.each(cases.filter(({ rule }) => rule !== null))('$file: $rule: $snippet', ({ file, rule }) => {
    expect([...(objections.get(file) ?? [])]).toContain(rule);
  });

  test.each(cases.filter(({ rule }) => rule === null))('$file is let through', ({ file }) => {
    const found = [...(objections.get(file) ?? [])];
    expect(found.filter((rule) => rule in impure || rule in banned)).toEqual([]);
  });
});

describe('oxlint with types', () => {
  test('a forgotten promise, an unchecked value and a forgotten case are refused', () => {
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    write('tsconfig.json', '{ "extends": "./tsconfig.base.json", "include": ["apps"] }');
    write(
      'apps/library/src/promise.ts',
      'export async function later(): Promise<void> {}\nexport function now(): void {\n  later();\n}\n',
    );
    write('apps/library/src/unchecked.ts', "export const x: number = JSON.parse('1');\n");
    write(
      'apps/library/src/cases.ts',
      "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 0;\n}\n",
    );
    const { stdout, status } = start('oxlint', ['--type-aware', '--format=unix', 'apps/library/src']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/promise\.ts:3.*no-floating-promises/);
    expect(stdout).toMatch(/unchecked\.ts:1.*no-unsafe-assignment/);
    expect(stdout).toMatch(/cases\.ts:2.*switch-exhaustiveness-check/);
  });
});

describe('imports', () => {
  const refused: [file: string, specifier: string, why: RegExp][] = [
    ['packages/rules-kit/src/a.ts', '@grognard/test-kit', /only tests/],
    ['packages/rules-kit/src/a.ts', '@grognard/rulesets', /may import @grognard\/lists$/],
    ['packages/lists/src/a.ts', '@grognard/rules-kit', /nothing of ours/],
    ['packages/rules-kit/src/a.ts', '@grognard/argad', /registry/],
    ['packages/rules-kit/src/a.test.ts', '@grognard/argad', /registry/],
    ['packages/rules-kit/src/a.ts', 'node:fs', /no Node/],
    ['packages/rules-kit/src/a.ts', 'fs', /no Node/],
    ['packages/rules-kit/src/a.ts', 'lodash', /not a dependency/],
    ['packages/rules-kit/src/a.ts', 'vitest', /not a dependency/],
    ['packages/rules-kit/src/a.ts', './b.test.ts', /imported by no source/],
    ['packages/rules-kit/src/a.ts', '../../test-kit/src/index.ts', /package name/],
    ['packages/test-kit/src/a.ts', '@grognard/library', /may import @grognard\/rules-kit/],
    ['packages/test-kit/src/a.ts', 'node:fs', /no Node/],
    ['packages/opponent/src/a.ts', '@grognard/simulator', /may import @grognard\/rules-kit/],
    ['packages/simulator/src/a.ts', 'node:worker_threads', /no Node/],
    ['packages/simulator/src/a.ts', '@grognard/simulator/node', /no Node/],
    ['packages/simulator/src/a.ts', './node/threads.ts', /package name/],
    ['apps/web/src/a.ts', '@grognard/simulator/node', /may import/],
    ['apps/library/src/a.ts', '@grognard/session', /may import/],
    ['rulesets/argad/rules/a.ts', '@grognard/giorgi', /one another/],
    ['rulesets/argad/rules/a.test.ts', '@grognard/giorgi', /one another/],
    ['rulesets/argad/rules/a.ts', '../../giorgi/index.ts', /package name/],
    ['rulesets/argad/rules/a.ts', '../../registry.ts', /package name/],
    ['rulesets/argad/rules/a.ts', '@grognard/rules-kit/src/rows.ts', /deep/],
    ['rulesets/argad/rules/a.ts', '@grognard/test-kit', /only tests/],
    ['rulesets/argad/rules/a.ts', 'node:crypto', /no Node/],
    ['rulesets/registry.ts', './argad/index.ts', /package name/],
    ['rulesets/registry.ts', '@grognard/library', /may import/],
    ['apps/library/src/a.ts', '@grognard/argad', /registry/],
    ['apps/library/src/a.ts', '@grognard/cli', /may import/],
    ['apps/cli/src/a.ts', '@grognard/adlg-r', /registry/],
    ['apps/cli/src/a.ts', '@grognard/test-kit', /only tests/],
    ['apps/cli/src/a.ts', '../../library/src/index.ts', /package name/],
    ['packages/unheard-of/src/a.ts', './b.ts', /not in the table/],
  ];
  test.each(refused)('%s may not import %s', (file, specifier, why) => {
    const forms = [
      `import { x } from '${specifier}';`,
      `import type { x } from '${specifier}';`,
      `export { x } from '${specifier}';`,
      `const x = await import('${specifier}');`,
      `type X = import('${specifier}').X;`,
      `import '${specifier}';`,
    ];
    for (const form of forms) {
      expect(checkFile(file, form).map(({ message }) => message)).toContainEqual(expect.stringMatching(why));
    }
  });

  test.each([
    ['packages/rules-kit/src/a.ts', './dice/odds.ts'],
    ['packages/rules-kit/src/a.test.ts', '@grognard/test-kit'],
    ['packages/rules-kit/src/a.test.ts', 'node:fs'],
    ['packages/rules-kit/src/a.test.ts', 'vitest'],
    ['packages/test-kit/src/a.ts', '@grognard/rules-kit'],
    ['packages/test-kit/src/a.ts', 'vitest'],
    ['rulesets/argad/rules/a.ts', '@grognard/rules-kit'],
    ['rulesets/argad/rules/a.ts', '../data/weapons.ts'],
    ['rulesets/registry.ts', '@grognard/argad'],
    ['rulesets/all.test.ts', '@grognard/test-kit'],
    ['apps/library/src/a.ts', '@grognard/rulesets'],
    ['apps/cli/src/a.ts', '@grognard/library'],
    ['apps/cli/src/a.ts', 'node:fs'],
    ['apps/cli/src/a.ts', '@grognard/simulator/node'],
    ['packages/simulator/src/node/a.ts', 'node:worker_threads'],
    ['apps/cli/src/a.test.ts', '@grognard/argad'],
    ['bench/main.ts', '@grognard/giorgi'],
  ])('%s may import %s', (file, specifier) => {
    expect(checkFile(file, `import { x } from '${specifier}';`)).toEqual([]);
  });

  test('outside the registry, tests and the bench no file even names a ruleset package', () => {
    const text = "const name = '@grognard/argad';";
    expect(checkFile('apps/cli/src/a.ts', text)).toHaveLength(1);
    expect(checkFile('rulesets/giorgi/a.ts', text)).toHaveLength(1);
    expect(checkFile('apps/cli/src/a.test.ts', text)).toEqual([]);
  });

  test('packages, apps and what stands beside the registry do not say the name of a game at all', () => {
    for (const text of ["const film = 'argad-2024-7';", '// as Giorgi has it', 'const game = "adlg-r";']) {
      for (const file of [
        'packages/engine/src/a.ts',
        'apps/web/vite.config.ts',
        'apps/web/src/a.tsx',
        'rulesets/lazy.ts',
        'rulesets/words.ts',
      ])
        expect(checkFile(file, text), `${file}: ${text}`).toHaveLength(1);
      for (const file of [
        'rulesets/registry.ts',
        'rulesets/all.ts',
        'packages/engine/src/a.test.ts',
        'apps/cli/src/help/main.ts',
        'bench/main.ts',
      ])
        expect(checkFile(file, text), `${file}: ${text}`).toEqual([]);
    }
    expect(checkFile('apps/web/src/a.ts', 'const margadot = 1;')).toEqual([]);
    expect(checkNames('apps/web/src/languages/fr.po', 'msgid "credit.giorgi"')).toHaveLength(1);
  });

  test('declared dependencies point the same way', () => {
    expect(checkManifest('rulesets/argad', { dependencies: { '@grognard/giorgi': '*' } })).toHaveLength(1);
    expect(checkManifest('packages/rules-kit', { dependencies: { '@grognard/test-kit': '*' } })).toHaveLength(
      1,
    );
    expect(checkManifest('packages/rules-kit', { devDependencies: { '@grognard/test-kit': '*' } })).toEqual(
      [],
    );
  });
});
