// `npm run test:changed`: types, and the tests that load files changed since a commit (HEAD, or the one named). Random play in bulk and
// browser tests are left to `npm test`.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root, run } from './tools.ts';

/** Thousands of whole battles and matches between computers, which `npm test` plays. */
const inBulk = ['**/trial/**', '**/*by-chance.test.ts', '**/strength.test.ts'];

/** Whole battles of computer players, which a change elsewhere in a ruleset seldom breaks. */
const ofPlayers = ['**/doctrine/doctrine.test.ts', '**/sergeant/sergeant.test.ts'];

/** What is left to `npm test`: battles in bulk, and those of computer players unless these changed themselves. */
export function leftOut(files: readonly string[]): string[] {
  return files.some((file) => file.includes('/doctrine/')) ? inBulk : [...inBulk, ...ofPlayers];
}

/** The configuration of the tests reads it. */
export const environmentFor = (files: readonly string[]) => ({
  GROGNARD_LEFT_OUT: leftOut(files).join(' '),
});

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
}

/** The folders whose tests run: the changed rulesets if nothing else has changed. An empty list stands for all folders. */
export function foldersFor(files: readonly string[]): string[] {
  const folders = files.map((file) => /^rulesets\/[^/]+\//.exec(file)?.[0]);
  return folders.every((folder) => folder !== undefined) ? [...new Set(folders)] : [];
}

async function main([commit = 'HEAD', ...rest]: readonly string[]): Promise<number> {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  if (files.length === 0) {
    process.stdout.write(`Nothing differs from ${commit}.\n`);
    return 0;
  }
  const types = await run('tsc', ['-b']);
  if (types !== 0) return types;
  const chosen = ['--project=code', `--changed=${commit}`, '--passWithNoTests'];
  return run('vitest', ['run', ...chosen, ...rest, ...foldersFor(files)], environmentFor(files));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exit(await main(process.argv.slice(2)));
