/** Knip's settings: where each workspace starts, and what it cannot follow. A file, export or dependency that nothing uses fails `npm test`. */
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Fonts are imported by style sheets.
  compilers: {
    css: (text) => [...text.matchAll(/@(import "[^"]+";)/g)].map(([, found]) => found).join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'scripts/lint/*'],
      // Started by their path in scripts/tools.ts; oxlint starts tsgolint.
      ignoreDependencies: ['@biomejs/biome', 'oxlint', 'oxlint-tsgolint'],
    },
    // Started by its path, with the modules of two trees.
    bench: { entry: ['paired.ts'] },
    'apps/cli': {
      // Started as a thread. Poppler's tools read printed sheets.
      entry: ['src/battle-thread.ts'],
      ignoreBinaries: ['pdfinfo', 'pdftotext'],
    },
    // Preact stands in the aliases of the build alone.
    'apps/web': { entry: ['lingui.config.ts'], ignoreDependencies: ['preact'] },
    fixtures: {
      // Commands of package.json, and what the tests bundle for a browser.
      entry: ['*/main.ts', 'browsers/{install,page,worker}.ts', 'canvas/page.ts'],
      ignoreBinaries: ['apt-get'],
    },
  },
};

export default config;
