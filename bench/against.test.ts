/** Two real trees: a repository of two commits whose bench prints a report and notes who ran when. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CannotCompare, compareWith } from './against.ts';
import { compareReports } from './compare.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...args: readonly string[]): void {
  const own = ['-c', 'user.name=test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...own, ...args], { cwd: root, encoding: 'utf8' });
  expect(stderr + status).toMatch(/0$/);
}

/** A bench of a tree whose battle takes so many ms. Its speed stands in a workspace of that tree, its unit in an installed module. */
function writeBench(name: string, ms: number): void {
  write('packages/speed/index.mjs', `export const ms = ${ms};\n`);
  write(
    'bench/main.ts',
    `import { appendFileSync } from 'node:fs';
import { ms } from '@planted/speed';
import { unit } from 'units';
appendFileSync(${JSON.stringify(join(root, 'order.log'))}, '${name} ' + process.argv.slice(2).join(' ') + '\\n');
console.log(JSON.stringify({ results: [], battles: [{ name: 'battle', unit, atRest: ms, checksum: 'c' }] }));
`,
  );
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'grognard-against-'));
  write('.gitignore', 'node_modules/\n.cache/\norder.log\n');
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write(
    'packages/speed/package.json',
    '{ "name": "@planted/speed", "type": "module", "exports": "./index.mjs" }',
  );
  write('node_modules/units/package.json', '{ "name": "units", "type": "module", "exports": "./index.mjs" }');
  write('node_modules/units/index.mjs', "export const unit = 'ms';\n");
  mkdirSync(join(root, 'node_modules/@planted'));
  spawnSync('ln', ['-s', '../../packages/speed', join(root, 'node_modules/@planted/speed')]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'without a bench');
  writeBench('before', 10);
  git('add', '.');
  git('commit', '--quiet', '-m', 'before');
  writeBench('now', 12);
  git('add', '.');
  git('commit', '--quiet', '-m', 'now');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('runs both trees turn and turn about, each with its own code', () => {
  const pairs = compareWith('HEAD~1', { root, onlyBattles: true, rounds: 3, note: () => undefined });
  const [battle] = compareReports(pairs).measures;
  expect(battle).toMatchObject({ name: 'battle', verdict: 'slower', sameResults: true });
  expect(battle?.ratio).toBeCloseTo(1.2, 12);
  const order = readFileSync(join(root, 'order.log'), 'utf8').trim().split('\n');
  expect(order.map((line) => line.split(' ')[0])).toEqual([
    'before',
    'now',
    'now',
    'before',
    'before',
    'now',
  ]);
  expect(new Set(order.map((line) => line.slice(line.indexOf(' '))))).toEqual(new Set([' --json --battles']));
});

it('says that a commit has no bench', () => {
  const compare = () => compareWith('HEAD~2', { root, onlyBattles: false, rounds: 3, note: () => undefined });
  expect(compare).toThrow(CannotCompare);
  expect(compare).toThrow('has no bench/main.ts');
});
