/** The commands of the README run exactly as written, and print what it shows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './tools.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({
  language,
  text,
}));
const lines = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'))
  .filter((line) => line.includes('npx grognard'));

/** Folder for files that a command writes. */
const folder = mkdtempSync(join(tmpdir(), 'grognard-readme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built command directly. npx would start it the same way, only slower. */
function run(line: string) {
  const command = `"${process.execPath}" "${join(root, 'bin', 'grognard.mjs')}"`;
  return spawnSync('sh', ['-c', line.replaceAll('npx grognard', command)], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
}

test.each(lines)('%s', (line) => {
  const { status, stdout, stderr } = run(line);
  expect(stderr).not.toMatch(/error|did you mean/i);
  expect(status).toBe(0);
  const [, file] = / > (\S+)/.exec(line) ?? [];
  const written = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  expect(stdout.length + stderr.length + written.length).toBeGreaterThan(20);
});

test('the first command prints what the README shows', () => {
  const shown = blocks.find(({ language }) => language === '')?.text;
  expect(run(lines[0] ?? '').stdout).toBe(shown);
});
