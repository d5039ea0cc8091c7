// Helpers shared by the scripts of this folder: the repository's root, tools under this Node, hashes of sources, installation.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './bootstrap.mjs';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The installed tools, by the script that starts each. Found without a shell, so that they run in the same way everywhere. */
const tools: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** Knip reads the settings of other tools: by Node itself, not by a translation of every module that the build of the page loads. */
const environments: Readonly<Record<string, NodeJS.ProcessEnv>> = { knip: { JITI_TRY_NATIVE: 'true' } };

/** The command that starts a tool or one of our own scripts under this Node. */
export function commandFor(name: string): [string, string] {
  const tool = tools[name];
  return [process.execPath, tool ? join(root, 'node_modules', tool) : join(root, name)];
}

/** Runs a tool with our input and output. Returns its exit code. */
export function run(
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const [command, file] = commandFor(name);
  return ended(
    spawn(command, [file, ...args], {
      cwd: root,
      env: { ...process.env, ...environments[name], ...env },
      stdio: 'inherit',
    }),
  );
}

interface AsideOptions {
  /** Above 0 the other tools come first where both want a core. */
  readonly niceness?: number;
  /** Hears the output as it comes. */
  readonly hear?: (text: string) => void;
}

/** Runs a tool in parallel with others. Its output is collected and returned with its exit code. */
export async function runAside(
  name: string,
  args: readonly string[] = [],
  { niceness = 0, hear = () => {} }: AsideOptions = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const [command, file] = commandFor(name);
  const child = spawn(command, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...environments[name] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      hear(text);
    });
  const code = await ended(child);
  return { code, output };
}

async function ended(child: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', pass);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    // Only then has all its output been read.
    child.once('close', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
  process.removeListener('SIGTERM', pass);
  return code;
}

const stamp = join(root, 'node_modules', '.grognard-installed');

/** The lock file and the platform of the native tools, on which an installation depends. */
function wantedInstallation(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

export function isInstalled(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedInstallation();
}

/** Installs the packages of the lock file, unless they are installed already. Returns whether it did anything. */
export function installMissing(): boolean {
  if (isInstalled()) return false;
  const fresh = !existsSync(join(root, 'node_modules'));
  // Our tools are development dependencies, and none needs an install script.
  const quiet = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command = 'npm', ...first] = npmCommand();
  process.stderr.write('grognard: installing the tools (once)\n');
  const result = spawnSync(command, [...first, fresh ? 'ci' : 'install', ...quiet], {
    cwd: root,
    shell: process.platform === 'win32' && first.length === 0,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) {
    process.stderr.write('grognard: npm could not install the tools; what it said stands above\n');
    process.exit(1);
  }
  writeFileSync(stamp, wantedInstallation());
  return true;
}

/** The files under some paths that pass the test, relative to the root, in a fixed order. */
export function filesUnder(paths: readonly string[], passes: (file: string) => boolean): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist' && !entry.name.startsWith('.'))
          visit(inner);
      } else if (passes(inner)) {
        found.push(inner);
      }
    }
  };
  for (const path of paths) if (existsSync(join(root, path))) visit(path);
  return found.sort();
}

/** A hash of files and their names. */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Writes a file, creating its folders. */
export function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
