// Tests of the bootstrap with a fake npm: Node is fetched once, concurrent runs are safe, and failures have a clear message.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheFolder, installedNode, installNode, NoNode, npmCommand } from './bootstrap.mjs';

const bootstrap = new URL('./bootstrap.mjs', import.meta.url).href;
let folder = '';
let cache = '';
let npm = '';

/** A fake npm: counts its calls, waits a little, and puts a Node that prints its version where npm would. */
const pretendedNpm = `
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
const to = args[args.indexOf('--prefix') + 1];
const spec = args.at(-1);
appendFileSync(process.env.CALLS, spec + '\\n');
if (process.env.OFFLINE) { console.error('network is down'); process.exit(1); }
if (process.env.MISSING && spec.endsWith('@24.21.0')) { console.error('npm error code ETARGET'); process.exit(1); }
await new Promise((done) => setTimeout(done, 200));
const bin = to + '/node_modules/' + spec.slice(0, spec.lastIndexOf('@')) + '/bin';
mkdirSync(bin, { recursive: true });
writeFileSync(bin + '/node', '#!/bin/sh\\necho ' + (process.env.FETCHED ?? 'v24.21.0') + '\\n');
chmodSync(bin + '/node', 0o755);
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-node-'));
  cache = join(folder, 'cache');
  npm = join(folder, 'npm.mjs');
  writeFileSync(npm, pretendedNpm);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.env['CALLS'] = join(folder, 'calls');
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['CALLS', 'OFFLINE', 'MISSING', 'FETCHED']) delete process.env[name];
  rmSync(folder, { recursive: true, force: true });
});

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
const install = () => installNode(cache, [process.execPath, npm]);

/** Runs a few lines in a separate Node, like the bootstrap. */
function inNode(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended };
}

describe.skipIf(process.platform === 'win32')('the right Node', () => {
  test('is fetched once and found afterwards', () => {
    expect(installedNode(cache)).toBeNull();
    const home = install();
    expect(installedNode(cache)).toBe(home);
    expect(calls()).toHaveLength(1);
    expect(process.stderr.write).toHaveBeenCalledWith(expect.stringMatching(/fetching Node 24\.21\.0 once/));
    expect(readdirSync(cache)).toEqual(['node-24.21.0']);
  });

  test('is whole when several processes fetch it at once', async () => {
    const code = `import { installNode } from '${bootstrap}';
      process.stdout.write(installNode(${JSON.stringify(cache)}, [process.execPath, ${JSON.stringify(npm)}]));`;
    const ends = await Promise.all([1, 2, 3, 4].map(() => inNode(code).ended));
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(new Set(ends.map(({ output }) => output))).toEqual(new Set([installedNode(cache)]));
    expect(readdirSync(cache)).toEqual(['node-24.21.0']);
  });

  test('replaces a broken copy in the cache', () => {
    mkdirSync(join(cache, 'node-24.21.0', 'node_modules'), { recursive: true });
    expect(installedNode(cache)).toBeNull();
    expect(existsSync(install())).toBe(true);
    expect(readdirSync(cache)).toEqual(['node-24.21.0']);
  });

  test('cannot be had without a network: it says why and what to do, and leaves nothing behind', () => {
    process.env['OFFLINE'] = '1';
    expect(install).toThrow(NoNode);
    expect(install).toThrow(/needs Node 24[\s\S]*network is down[\s\S]*nodejs\.org/);
    expect(readdirSync(cache)).toEqual([]);
  });

  test('may be another version of the same major where the registry lacks ours', () => {
    process.env['MISSING'] = '1';
    expect(existsSync(install())).toBe(true);
    expect(calls()[1]).toMatch(/@24$/);
  });

  test('is refused when what was fetched does not run here or is too old', () => {
    process.env['FETCHED'] = 'v22.1.0';
    expect(install).toThrow(/does not run on this machine/);
    expect(installedNode(cache)).toBeNull();
  });

  test('is kept where the person says', () => {
    expect(cacheFolder({ GROGNARD_CACHE: '/a', XDG_CACHE_HOME: '/b' })).toBe('/a');
    expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe(join('/b', 'grognard'));
    expect(cacheFolder({})).toMatch(/\.cache.grognard$/);
  });

  test('npm is found beside npx', () => {
    const beside = join(folder, 'npm-cli.js');
    writeFileSync(beside, '');
    expect(npmCommand({ npm_execpath: join(folder, 'npx-cli.js') })).toEqual([process.execPath, beside]);
  });
});

describe.skipIf(process.platform === 'win32')('a command under another Node', () => {
  const runAndExit = (script: string) =>
    `import { runAndExit } from '${bootstrap}';
     await runAndExit(process.execPath, ['-e', ${JSON.stringify(script)}], process.env);`;

  test('its output and exit code are passed on', async () => {
    const end = await inNode(runAndExit("console.log('hello'); process.exit(7)")).ended;
    expect(end).toEqual({ code: 7, signal: null, output: 'hello\n' });
  });

  test('a signal to us reaches it, and its answer counts', async () => {
    const script =
      "process.on('SIGTERM', () => process.exit(3)); setInterval(() => 1, 1000); console.log('ready')";
    const { child, ended } = inNode(runAndExit(script));
    child.stdout.once('data', () => child.kill('SIGTERM'));
    expect((await ended).code).toBe(3);
  });

  test('if it dies of a signal, so do we', async () => {
    expect((await inNode(runAndExit("process.kill(process.pid, 'SIGKILL')")).ended).signal).toBe('SIGKILL');
  });
});

test.skipIf(process.platform === 'win32')('the command says what to do when nothing is built', () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'grognard.mjs'), readFileSync(new URL('../bin/grognard.mjs', import.meta.url)));
  chmodSync(join(bin, 'grognard.mjs'), 0o755);
  const { status, stderr } = spawnSync(process.execPath, [join(bin, 'grognard.mjs')], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/run npm start first/);
});
