// `npm test`: installs what is missing, then format, lint, types, build and all tests; stops at the first that fails.
// The last line is the count, alone. Arguments go to vitest (npm test -- rulesets/argad).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { underRightNode } from './bootstrap.mjs';

await underRightNode(import.meta.url);

const { installMissing, isInstalled, root, run } = await import('./tools.ts');
const args = process.argv.slice(2).filter((arg) => arg !== '--no-install');
if (!process.argv.includes('--no-install')) installMissing();
else if (!isInstalled())
  process.stderr.write('grognard: the installed tools are not those of the lock file\n');

const report = join(root, '.cache', `vitest-${process.pid}.json`);

const steps = [
  ['format', () => run('biome', ['check', '--linter-enabled=false'])],
  ['lint', () => run('biome', ['lint', '--error-on-warnings'])],
  ['lint, with types', () => run('oxlint', ['--type-aware', '--deny-warnings'])],
  ['imports', () => run('scripts/check-imports.ts')],
  ['types', () => run('tsc', ['-b'])],
  ['build', () => run('scripts/build.ts')],
  // What cannot be had here is told by the tests that need it.
  ['browser', () => run('fixtures/browsers/install.ts', ['chromium']).then(() => 0)],
  [
    'tests',
    () =>
      run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]),
  ],
];

const summary = [];
let failure = '';
for (const [name, step] of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const start = performance.now();
  const code = await step();
  summary.push(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${name}`,
  );
  if (code !== 0) {
    failure = name;
    break;
  }
}

const { passed, failed, names } = counted();
rmSync(report, { force: true });
process.stdout.write(`\n${summary.join('\n')}\n`);
for (const [name] of steps.slice(summary.length)) process.stdout.write(`not run           ${name}\n`);
for (const name of names) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failure ? 1 : 0;

/** The tests counted by vitest, and those that failed; a step that failed without a failing test counts as one failure. */
function counted() {
  const { numPassedTests, numFailedTests, testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const names = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        (test) =>
          `${relative(root, file.name)}: ${test.fullName}\n  ${test.failureMessages.join('\n').slice(0, 600)}`,
      ),
  );
  return { passed: numPassedTests, failed: failure ? Math.max(1, numFailedTests) : numFailedTests, names };
}
