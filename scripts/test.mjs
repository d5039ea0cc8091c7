// `npm test`: installs what is missing, then format, lint, types, build, what is unused, and all tests. What needs no build runs beside it; no test runs
// unless all of that is well. The last line is the count, alone. Arguments go to vitest (npm test -- rulesets/argad).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { underRightNode } from './bootstrap.mjs';

await underRightNode(import.meta.url);

const { installMissing, isInstalled, root, run, runAside } = await import('./tools.ts');
const args = process.argv.slice(2).filter((arg) => arg !== '--no-install');
if (!process.argv.includes('--no-install')) installMissing();
else if (!isInstalled())
  process.stderr.write('grognard: the installed tools are not those of the lock file\n');

/** Tests that wait for a browser leave a core idle half of the time. Those that need none fill it, and give way to them. */
const projects = ['browser', 'code'].map((name) => ({
  name: `tests, ${name}`,
  report: join(root, '.cache', `vitest-${process.pid}-${name}.json`),
  args: [`--project=${name}`, '--passWithNoTests'],
  niceness: name === 'code' ? 10 : 0,
}));

/** The build writes types where `tsc` does, so it follows it. */
const built = [
  ['types', 'tsc', ['-b']],
  ['build', 'scripts/build.ts', []],
];

/** What needs neither, the longest first: each of two cores takes the next when it is free. */
const others = [
  ['unused', 'knip', ['--no-progress', '--treat-config-hints-as-errors']],
  // Both in one, since reading the sources takes it longer than judging their format.
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['lint, with types', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['imports', 'scripts/check-imports.ts', []],
  ['ratchet', 'scripts/check-ratchet.ts', []],
];

const names = [
  ...[...built, ...others].map(([name]) => name),
  'browser',
  ...projects.map(({ name }) => name),
];
const summary = new Map();
let hasFailed = false;

await Promise.all([runLane(built), runLane([])]);
if (!hasFailed) {
  const start = performance.now();
  // If the browser cannot be installed, the tests that need it report that.
  await run('fixtures/browsers/install.ts', ['chromium']);
  note('browser', 0, start);
  await Promise.all(projects.map(runTests));
}

const counts = counted();
for (const { report } of projects) rmSync(report, { force: true });
process.stdout.write('\n');
for (const name of names) process.stdout.write(`${summary.get(name) ?? `not run           ${name}`}\n`);
for (const name of counts.names) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = hasFailed ? 1 : 0;

/** Runs steps one after the other, until one fails in any lane. */
async function runLane(own) {
  for (let step = own.shift(); ; step = own.shift()) {
    const [name, tool, toolArgs] = step ?? others.shift() ?? [];
    if (hasFailed || name === undefined) return;
    const start = performance.now();
    const { code, output } = await runAside(tool, toolArgs);
    process.stdout.write(`\n── ${name}\n${output}`);
    note(name, code, start);
  }
}

async function runTests({ name, report, args: chosen, niceness }) {
  const start = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const hear = (text) => process.stdout.write(text);
  const { code } = await runAside('vitest', ['run', ...reporters, ...chosen, ...args], { niceness, hear });
  note(name, code, start);
}

function note(name, code, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  summary.set(name, `${code === 0 ? 'ok    ' : 'FAILED'}  ${seconds} s  ${name}`);
  if (code !== 0) hasFailed = true;
}

/** Tests counted by vitest, and failures. A step that failed without a failing test counts as one failure. */
function counted() {
  const reports = projects
    .filter(({ report }) => existsSync(report))
    .map(({ report }) => JSON.parse(readFileSync(report, 'utf8')));
  const sum = (field) => reports.reduce((total, report) => total + report[field], 0);
  const failing = reports
    .flatMap(({ testResults }) => testResults)
    .flatMap((file) =>
      file.assertionResults
        .filter((test) => test.status === 'failed')
        .map(
          (test) =>
            `${relative(root, file.name)}: ${test.fullName}\n  ${test.failureMessages.join('\n').slice(0, 600)}`,
        ),
    );
  const failed = sum('numFailedTests');
  return { passed: sum('numPassedTests'), failed: hasFailed ? Math.max(1, failed) : failed, names: failing };
}
