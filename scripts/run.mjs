// Runs a script of package.json under the required Node, with the tools installed.
import { underRightNode } from './bootstrap.mjs';

await underRightNode(import.meta.url);

const { installMissing, run } = await import('./tools.ts');
const [job, ...rest] = process.argv.slice(2);

const jobs = {
  balance: async () =>
    (await run('scripts/build.ts')) ||
    (await run('scripts/balance.ts', rest)) ||
    (await run('fixtures/published/main.ts')),
  bench: () => run('bench/main.ts', rest),
  browser: () => run('fixtures/browsers/install.ts', rest),
  build: () => run('scripts/build.ts', rest),
  format: () => run('biome', ['check', '--write', '--linter-enabled=false', ...rest]),
  golden: () => run('fixtures/golden/main.ts', rest),
  lint: async () =>
    (await run('biome', ['lint', '--error-on-warnings', ...rest])) ||
    (await run('oxlint', ['--type-aware', '--deny-warnings', ...rest])) ||
    (await run('scripts/check-imports.ts')),
  'new:ruleset': () => run('scripts/new-ruleset.ts', rest),
  ratchet: () => run('scripts/check-ratchet.ts', ['--write', ...rest]),
  prepack: () => run('scripts/build.ts', ['--if-stale']),
  pictures: async () =>
    (await run('scripts/build.ts', ['--if-stale'])) || (await run('fixtures/pictures/main.ts', rest)),
  'publish:scenarios': () => run('fixtures/published/main.ts', rest),
  'rules:check': () => run('vitest', ['run', 'rulesets/', ...rest]),
  'test:changed': () => run('scripts/test-changed.ts', rest),
  'test:firefox': async () =>
    (await run('fixtures/browsers/install.ts', ['firefox'])) ||
    (await run('vitest', ['run', 'fixtures/browsers', ...rest], { GROGNARD_BROWSER: 'firefox' })),
  'test:long': async () =>
    (await run('scripts/build.ts')) || (await run('vitest', ['run', ...rest], { GROGNARD_LONG: '1' })),
  'test:watch': () => run('vitest', ['watch', ...rest]),
  types: () => run('tsc', ['-b', ...rest]),
  views: () => run('fixtures/views/main.ts', rest),
  unused: () => run('knip', ['--no-progress', '--treat-config-hints-as-errors', ...rest]),
};

if (!Object.hasOwn(jobs, job)) {
  process.stderr.write(`no such job: ${job}; there are ${Object.keys(jobs).join(', ')}\n`);
  process.exit(2);
}
installMissing();
process.exit(await jobs[job]());
