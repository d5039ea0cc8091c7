// Which tests run: those beside the code; the long ones only when asked for (npm run test:long).
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const long = process.env['GROGNARD_LONG'] === '1';
const folders = '{packages,rulesets,apps,bench,fixtures,scripts}';
/** Globs that `npm run test:changed` leaves out, one after the other. Vitest's own --exclude does not reach its projects. */
const leftOut = process.env['GROGNARD_LEFT_OUT']?.split(' ') ?? [];
const never = ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.ts']), ...leftOut];
const inBrowsers = 'fixtures/{web,browsers,canvas}/**/*.test.ts';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    exclude: never,
    // Left to itself, it would leave one of two cores idle.
    maxWorkers: '100%',
    // A worker keeps its modules from file to file: nothing of ours has a state that outlives a call. Loading them anew took two thirds of the time.
    isolate: false,
    // Battles leave much behind that lives briefly: with more room for it the collector comes less often, and a tenth of the time is saved.
    execArgv: ['--max-semi-space-size=64'],
    // Node reads our sources as they are. Vite's runner turns each use of an import into the call of a getter, which took half of the time.
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['scripts/seeded-properties.ts'],
    testTimeout: long ? 3_600_000 : 240_000,
    hookTimeout: 60_000,
    // Projects run in the order of their names: what waits for a browser first, what fills a core to its end last.
    projects: [
      {
        extends: true,
        test: { name: 'browser', include: [inBrowsers], globalSetup: ['fixtures/web/host.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: [`${folders}/**/*.test.ts`],
          exclude: [inBrowsers, ...never],
        },
      },
    ],
  },
});
