// The published package: the contents of the tarball, and that it type-checks and runs in an empty project.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckResult } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npmCommand } from './bootstrap.mjs';
import { commandFor, root } from './tools.ts';

/** The block of the README that says what the library does. */
const tenLines = /Ten things in ten lines:\n\n```ts\n([\s\S]*?)```/.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
)?.[1];

/** Whether each of the ten lines did what its comment says, from what they leave behind. */
const tenResults = `
const resolved = shot.ok && shot.allowed ? shot : null;
print(JSON.stringify([
  resolved?.facts.need === 5 && resolved.outcomes.some(({ p, outcome }) => p === '1/3' && outcome.hits === 1),
  rally.includes('rally.far') && rally.includes('Odds'),
  problems.some(({ at }) => at === 'title'),
  battle?.awaits().kind === 'turn' && battle.sides.map(({ id }) => id).join() === 'french,austrians',
  printed[0] === 'First to act: French advanced guard (5 against 4).\\nTurn 1. French advanced guard.',
  battle?.view({ side: null }).phase !== 'roll',
  printed.length > 1,
  map?.startsWith('<svg ') ?? false,
  verified?.verdict === 'ok' && verified.sealed && verified.scenario.kind === 'published',
  report?.games === 4 && report.sides.length === 2,
]));
`;

const consumer = mkdtempSync(join(tmpdir(), 'grognard-consumer-'));
const installed = join(consumer, 'node_modules', 'grognard');
let tarball = '';
let files: string[] = [];

function start(command: string, args: readonly string[], cwd: string) {
  return spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, npm_config_loglevel: 'error' },
  });
}

describe('the packed package', () => {
  beforeAll(() => {
    if (!existsSync(join(root, 'dist', 'index.js')))
      throw new Error('there is no dist/: run npm run build first');
    const [command = 'npm', ...first] = npmCommand();
    const { stdout, stderr } = start(
      command,
      // Already built. Packing must not build again while other tests read dist/.
      [...first, 'pack', '--ignore-scripts', '--json', '--pack-destination', consumer],
      root,
    );
    expect(stderr).not.toMatch(/npm error/i);
    const packed: unknown = JSON.parse(stdout);
    const [report] = Object.values(packed as Record<string, { filename: string; files: { path: string }[] }>);
    if (!report) throw new Error('npm packed nothing');
    tarball = join(consumer, report.filename);
    files = report.files.map(({ path }) => path);
    mkdirSync(installed, { recursive: true });
    const { status } = start('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], root);
    expect(status).toBe(0);
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module", "private": true }');
    writeFileSync(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          exactOptionalPropertyTypes: true,
          lib: ['es2023'],
          module: 'nodenext',
          noEmit: true,
          skipLibCheck: false,
          strict: true,
          target: 'es2023',
          types: [],
        },
        files: ['consumer.ts'],
      }),
    );
  });

  afterAll(() => rmSync(consumer, { recursive: true, force: true }));

  test('holds the command, the library, its types, licence and notice, and no source', () => {
    for (const file of [
      'bin/grognard.mjs',
      'scripts/bootstrap.mjs',
      'dist/index.js',
      'dist/cli.js',
      'dist/web/index.html',
      'dist/web/workers/referee.js',
      'LICENSE',
      'NOTICE',
      'dist/THIRD-PARTY-NOTICES.txt',
      'dist/web/third-party.json',
    ]) {
      expect(files).toContain(file);
    }
    const manifest: { exports: { '.': { types: string } } } = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    );
    expect(files).toContain(manifest.exports['.'].types.slice(2));
    const expected =
      /^(bin\/grognard\.mjs|scripts\/bootstrap\.mjs|dist\/.*\.js|dist\/THIRD-PARTY-NOTICES\.txt|dist\/types\/.*\.d\.ts|dist\/web\/.*\.(html|css|svg|png|woff2|json|packed|webmanifest)|package\.json|README\.md|LICENSE|NOTICE)$/;
    expect(files.filter((file) => !expected.test(file))).toEqual([]);
  });

  test('publint finds nothing to better', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
      level: 'suggestion',
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('its types are found however a project looks for them', () => {
    const [node, script] = commandFor('scripts/package-types.ts');
    const checked: CheckResult = JSON.parse(execFileSync(node, [script, tarball], { encoding: 'utf8' }));
    if (checked.types === false) throw new Error('the package has no types');
    // A CommonJS project loads the ES module by require, which every supported Node can; see below.
    const problems = checked.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
    expect(problems).toEqual([]);
    const found = Object.values(checked.entrypoints['.']?.resolutions ?? {});
    expect(found.map(({ resolution }) => resolution?.isTypeScript)).toEqual([true, true, true, true]);
  });

  test('brings nothing along and runs no script when installed', () => {
    const manifest: Record<string, object | undefined> = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    );
    expect(manifest['dependencies']).toBeUndefined();
    expect(Object.keys(manifest['scripts'] ?? {}).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  test('names no private workspace outside comments', () => {
    for (const file of files.filter((name) => /\.(js|ts)$/.test(name))) {
      const text = readFileSync(join(installed, file), 'utf8');
      expect(text, file).not.toMatch(/(from|import)\s*\(?\s*['"]@grognard\//);
    }
  });

  test('type-checks in a strict project, its own declarations included', () => {
    const compile = (weapon: string) => {
      writeFileSync(
        join(consumer, 'consumer.ts'),
        `import { resolve } from 'grognard';
        const input = { weapon: '${weapon}', rangeCm: 10 } as const;
        export const answer = resolve({ ruleset: 'argad-2024', procedure: 'shoot', input });`,
      );
      const [command, script] = commandFor('tsc');
      return start(command, [script, '-p', 'tsconfig.json'], consumer);
    };
    const { stdout, status } = compile('pistol');
    expect(stdout).toBe('');
    expect(status).toBe(0);
    expect(compile('bow').stdout).toContain('consumer.ts(3');
  });

  test('the ten lines of the README type-check, and each does what it says', () => {
    const lines = (tenLines ?? '').split('\n').filter((line) => /\/\/ \S/.test(line));
    expect(lines).toHaveLength(10);
    const printing = `const printed: string[] = [];
      const print = (text: string) => process.stdout.write(text);
      const console = { log: (text: string) => { printed.push(text); } };
      declare const process: { readonly stdout: { write(text: string): void } };\n`;
    writeFileSync(join(consumer, 'consumer.ts'), `${printing}${tenLines}${tenResults}`);
    const [command, script] = commandFor('tsc');
    expect(start(command, [script, '-p', 'tsconfig.json'], consumer).stdout).toBe('');
    const { stdout, stderr } = start(process.execPath, ['consumer.ts'], consumer);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(lines.map(() => true));
  });

  test('its library and its command start', () => {
    const library = start(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "import { resolve, rulesets } from 'grognard'; console.log(resolve(rulesets[0].examples[0].case).ok)",
      ],
      consumer,
    );
    expect(library.stderr).toBe('');
    expect(library.stdout).toBe('true\n');
    expect(library.status).toBe(0);
    const required = start(
      process.execPath,
      [
        '--input-type=commonjs',
        '-e',
        "const { resolve, rulesets } = require('grognard'); console.log(resolve(rulesets[0].examples[0].case).ok)",
      ],
      consumer,
    );
    expect(required.stderr).toBe('');
    expect(required.stdout).toBe('true\n');
    const command = start(process.execPath, [join(installed, 'bin', 'grognard.mjs'), '--help'], consumer);
    expect(command.stderr).toBe('');
    expect(command.status).toBe(0);
  });
});
