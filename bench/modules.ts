/** The installed modules of a second tree: linked to those of the first, or installed by its own lock file. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives `to` the modules of `from`. Links of workspaces are relative and are copied as they are, so that they lead to the folders of `to`;
 * everything else is linked to where it is installed.
 */
export function linkModules(from: string, to: string): void {
  const modules = join(to, 'node_modules');
  if (existsSync(modules)) return;
  linkEntries(join(from, 'node_modules'), modules);
}

function linkEntries(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkEntries(source, target);
    else symlinkSync(source, target);
  }
}

/** Installs what the lock file of a tree asks for, unless that was done before. */
export function installIn(tree: string): void {
  if (existsSync(join(tree, 'node_modules', '.package-lock.json'))) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm run` the environment names the first tree as the place to install in; `--prefix` overrides it.
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', tree, '--include=dev', '--ignore-scripts', ...quiet],
    {
      cwd: tree,
      shell: process.platform === 'win32',
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) throw new Error(`npm could not install the modules of ${tree}`);
}
