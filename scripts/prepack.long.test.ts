// `npm pack` in a fresh clone installs, builds and packs everything.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { npmCommand } from './bootstrap.mjs';
import { root } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-clone-'));
// A clone with all that it installs is many thousand files, which a busy disk takes minutes to remove.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 600_000);

test('npm pack in a clone that was never built gives command, library, types and page', () => {
  const clone = join(folder, 'clone');
  const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  expect(cloned.status).toBe(0);
  const [command = 'npm', ...first] = npmCommand();
  const { status, stdout, stderr } = spawnSync(
    command,
    [...first, 'pack', '--json', '--pack-destination', folder],
    { cwd: clone, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  expect(stderr).not.toMatch(/npm error/i);
  expect(status).toBe(0);
  for (const file of [
    'dist/index.js',
    'dist/cli.js',
    'dist/types/apps/library/src/index.d.ts',
    'dist/web/index.html',
  ])
    expect(stdout).toContain(`"path": "${file}"`);
});
