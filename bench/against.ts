/** compareWith: measures this tree and that of a commit turn and turn about, each by its own bench in a process of its own. fightBoth: both in one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BenchReport, isBenchReport, type ReportPair } from './compare.ts';
import { bothOrders, isPairedLine, type PairedLine } from './compare-paired.ts';
import { installIn, linkModules } from './modules.ts';

const thisTree = fileURLToPath(new URL('..', import.meta.url));

/** What is wrong with the commit or its tree, as a sentence for the user. */
export class CannotCompare extends Error {}

function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CannotCompare(stderr.trim());
  return stdout.trim();
}

/** The full hash of a commit named in any way that git knows. */
export function hashOfCommit(commit: string, root = thisTree): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  } catch {
    throw new CannotCompare(`there is no commit "${commit}" here`);
  }
}

/** The tree of a commit with its modules, under .cache: made once, and used again by the next comparison. */
function treeOf(root: string, hash: string): string {
  const tree = join(root, '.cache', 'bench', hash.slice(0, 12));
  if (!existsSync(join(tree, 'package.json'))) {
    git(root, 'worktree', 'prune');
    git(root, 'worktree', 'add', '--detach', tree, hash);
  }
  if (!existsSync(join(tree, 'bench', 'main.ts')))
    throw new CannotCompare(`commit ${hash.slice(0, 12)} has no bench/main.ts`);
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(root)) linkModules(root, tree);
  else installIn(tree);
  return tree;
}

/** Runs the bench of a tree. */
function reportOf(tree: string, onlyBattles: boolean): BenchReport {
  const args = ['bench/main.ts', '--json', ...(onlyBattles ? ['--battles'] : [])];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new CannotCompare(`the bench in ${tree} failed`);
  const report: unknown = JSON.parse(stdout);
  if (!isBenchReport(report)) throw new CannotCompare(`the bench in ${tree} printed no report to compare`);
  return report;
}

export interface AgainstOptions {
  readonly onlyBattles: boolean;
  readonly rounds: number;
  /** The tree that is measured now, unless it is this one. */
  readonly root?: string;
  /** Called before each pair of runs, to say what is going on. */
  readonly note: (text: string) => void;
}

/** Before, now, now, before and so on: what slows the machine down slowly weighs on both alike. */
export function compareWith(
  commit: string,
  { onlyBattles, rounds, root = thisTree, note }: AgainstOptions,
): ReportPair[] {
  const hash = hashOfCommit(commit, root);
  note(`preparing the tree of ${hash.slice(0, 12)}`);
  const tree = treeOf(root, hash);
  const pairs: ReportPair[] = [];
  const runBefore = () => reportOf(tree, onlyBattles);
  const runNow = () => reportOf(root, onlyBattles);
  for (let round = 0; round < rounds; round++) {
    note(`round ${round + 1} of ${rounds}`);
    if (round % 2 === 0) {
      const before = runBefore();
      pairs.push({ before, now: runNow() });
    } else {
      const now = runNow();
      pairs.push({ before: runBefore(), now });
    }
  }
  return pairs;
}

/**
 * The battles of the commit's tree and of this one, in one process, and half of the rounds in another in which this tree comes first:
 * the tree that a process loads second is faster by up to a tenth, whichever it is.
 */
export function fightBoth(
  commit: string,
  { rounds, root = thisTree, note }: Omit<AgainstOptions, 'onlyBattles'>,
): PairedLine[] {
  const hash = hashOfCommit(commit, root);
  note(`preparing the tree of ${hash.slice(0, 12)}`);
  const tree = treeOf(root, hash);
  const half = Math.ceil(rounds / 2);
  const inOrder = linesOf(tree, root, half);
  const turned = linesOf(root, tree, rounds - half);
  return inOrder.map((line, n) => {
    const other = turned[n];
    if (other === undefined) throw new CannotCompare('the battles of both trees left no line to compare');
    return bothOrders(line, other);
  });
}

/** The battles of two trees in one process. */
function linesOf(first: string, second: string, rounds: number): PairedLine[] {
  const args = [join(thisTree, 'bench', 'paired.ts'), first, second, String(rounds)];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new CannotCompare('the battles of both trees could not be fought in one process');
  return stdout
    .trim()
    .split('\n')
    .map((text): PairedLine => {
      const line: unknown = JSON.parse(text);
      if (!isPairedLine(line)) throw new CannotCompare('the battles of both trees left no line to compare');
      return line;
    });
}
