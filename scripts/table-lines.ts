// Lines of the games on the table, and of the packages they stand on: node scripts/table-lines.ts [COMMIT]
// Counted without tests, testing/ and words/. With a commit, those of then and the difference are told too.
import { execFileSync } from 'node:child_process';
import { root } from './tools.ts';

const folders = [
  'rulesets/argad/table',
  'rulesets/giorgi/table',
  'rulesets/adlg-r/table',
  'rulesets/argad/scenarios',
  'rulesets/giorgi/scenarios',
  'rulesets/adlg-r/scenarios',
  'packages/engine',
  'packages/geometry',
  'packages/lists',
  'packages/opponent',
  'packages/simulator',
  'packages/table-kit',
  'packages/test-kit',
];

function isCounted(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/\/(testing|words)\//.test(file);
}

/** Lines of each folder, in the working tree or at a commit. */
function linesIn(commit: string | null): Map<string, number> {
  const which = commit === null ? [] : [commit];
  const found = execFileSync('git', ['grep', '-c', '', ...which, '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const lines = new Map(folders.map((folder) => [folder, 0]));
  for (const row of found.trimEnd().split('\n')) {
    const [file = '', count = ''] = row.slice(commit === null ? 0 : commit.length + 1).split(/:(?=\d+$)/);
    const folder = folders.find((each) => file.startsWith(`${each}/`));
    if (folder !== undefined && isCounted(file)) lines.set(folder, (lines.get(folder) ?? 0) + Number(count));
  }
  return lines;
}

const [commit = null] = process.argv.slice(2);
const now = linesIn(null);
const then = commit === null ? null : linesIn(commit);
for (const [folder, count] of now) {
  const before = then?.get(folder) ?? count;
  const change = then === null ? '' : `${before}`.padStart(8) + `${count - before}`.padStart(8);
  console.log(folder.padEnd(30) + `${count}`.padStart(8) + change);
}
