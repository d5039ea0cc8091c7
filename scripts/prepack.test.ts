// Packing builds first. A clone that cannot be built gives no tarball, rather than an empty one.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { npmCommand } from './bootstrap.mjs';
import { root } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-prepack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm pack fails where nothing can be built, and leaves no tarball', () => {
  const clone = join(folder, 'clone');
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  for (const part of [
    'package.json',
    'package-lock.json',
    'README.md',
    'LICENSE',
    'NOTICE',
    'bin',
    'scripts',
  ])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  const [command = 'npm', ...first] = npmCommand();
  const { status, stderr } = spawnSync(command, [...first, 'pack', '--pack-destination', packed], {
    cwd: clone,
    encoding: 'utf8',
    // The tools are not available, so that nothing is fetched or built.
    env: { ...process.env, npm_config_offline: 'true', npm_config_cache: join(folder, 'cache') },
  });
  expect(stderr).toContain('npm could not install the tools');
  expect(status).not.toBe(0);
  expect(readdirSync(packed)).toEqual([]);
});
