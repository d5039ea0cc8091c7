// Which tests run: those beside the code; the long ones only when asked for (npm run test:long).
import { defineConfig } from 'vitest/config';

const long = process.env['GROGNARD_LONG'] === '1';
const folders = '{packages,rulesets,apps,bench,fixtures,scripts}';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: [`${folders}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/dist/**', ...(long ? [] : ['**/*.long.test.ts'])],
    // Left to itself, it would leave one of two cores idle.
    maxWorkers: '100%',
    setupFiles: ['scripts/seeded-properties.ts'],
    testTimeout: long ? 3_600_000 : 240_000,
    hookTimeout: 60_000,
  },
});
