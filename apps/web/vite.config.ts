/** Build of the web application: one page and its workers. All code is in separate files, so that a strict policy is possible. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { lazyRulesets } from '@grognard/rulesets/lazy';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { battleListModule, battleName } from './battle-lists.ts';
import { filmFile, homeDesks, homePictures } from './first-picture.ts';
import { partMessages } from './message-parts.ts';
import { packedModule, packedName } from './packed-examples.ts';
import { policy } from './policy.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Puts the policy into the page too, for hosts that send no headers. */
function policyInPage(): Plugin {
  return {
    name: 'grognard-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy.page },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Compresses the built-in games. They are golden games, so they replay to the byte with the current rules. */
function builtInGames(): Plugin {
  const films = lazyRulesets.flatMap(({ demoGame }) => demoGame ?? []);
  const games = films.length === 0 ? {} : { home: films[0]! };
  return {
    name: 'grognard-games',
    apply: 'build',
    async generateBundle() {
      for (const [theme, source] of Object.entries(await homePictures()))
        this.emitFile({ type: 'asset', fileName: `games/home-${theme}.svg`, source });
      for (const [theme, source] of Object.entries(homeDesks()))
        this.emitFile({ type: 'asset', fileName: `desk/${theme}.svg`, source });
      for (const [name, golden] of Object.entries(games)) {
        this.emitFile({
          type: 'asset',
          fileName: `games/${name}.packed`,
          source: deflateRawSync(readFileSync(filmFile(golden)), { level: 9 }),
        });
      }
    },
  };
}

function packedExamples(): Plugin {
  return {
    name: 'grognard-examples',
    apply: 'build',
    enforce: 'pre',
    resolveId: packedName,
    load: packedModule,
  };
}

/** Parts each catalogue of messages, once it is compiled. */
function messageParts(): Plugin {
  /** Those apart, by the file of the catalogue. */
  const parts = new Map<string, string>();
  const query = '?apart';
  return {
    name: 'grognard-messages',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: async function (source, importer) {
        if (!source.endsWith(`.po${query}`)) return null;
        const found = await this.resolve(source.slice(0, -query.length), importer);
        return found === null ? null : `${found.id}${query}`;
      },
    },
    async load(id) {
      if (!id.endsWith(`.po${query}`)) return null;
      const catalogue = id.slice(0, -query.length);
      await this.load({ id: catalogue });
      const code = parts.get(catalogue);
      return code === undefined ? null : { code, moduleType: 'js' };
    },
    async transform(code, id) {
      if (!id.endsWith('.po')) return null;
      const { near, apart } = await partMessages(code);
      parts.set(id, apart);
      return { code: near, map: null };
    },
  };
}

function battleLists(): Plugin {
  return {
    name: 'grognard-battle-lists',
    apply: 'build',
    enforce: 'pre',
    resolveId: battleName,
    load: battleListModule,
  };
}

/** Modules of a package that every table needs: all but those whose paths begin with a name of `apart`, which go with the page that asks. */
function sharedModules(folder: string, apart: readonly string[]): RegExp {
  const files = readdirSync(new URL(`../../${folder}/`, import.meta.url), {
    encoding: 'utf8',
    recursive: true,
  });
  const stale = apart.filter((name) => !files.some((file) => file.startsWith(name)));
  if (stale.length > 0) throw new Error(`no file of ${folder} begins with ${stale.join(' or ')}`);
  return new RegExp(`${folder}/(?!${apart.join('|')})`);
}

const sharedByGames = sharedModules('packages/rules-kit/src', [
  'army',
  'chain',
  'describe',
  'edit-json',
  'edition',
  'evening',
  'explain',
  'form-defaults',
  'house-rules',
  'i18n/italian-grammar',
  'i18n/sheet',
  'i18n/term',
  'index',
  'option-effects',
  'read-any-scenario',
  'resolve',
  'scenario-forces',
  'scenario-list',
  'schema/json',
  'sheet',
]);

/** Small files that every game and its workers need: with the kit, since a request costs more than the code in one. */
const besideKit = /packages\/(?:lists\/src\/|engine\/src\/(?:erased-types|piece-state))/;

/** Files, replays and new games are not needed at a table. */
const sharedBySessions = sharedModules('packages/session/src', [
  'continue-from',
  'game-client',
  'game-files',
  'game-link',
  'import-export',
  'index',
  'memory-storage',
  'new-game',
  'session-connection',
  'subscription',
]);

/** What the tables of every game measure with. The rest of the package is needed by one game only, and goes with it. */
const sharedMeasures = sharedModules('packages/geometry/src', [
  'arc',
  'convex',
  'detour',
  'flush',
  'grid',
  'index',
  'loose',
  'meet',
  'near',
  'pile',
  'rays',
  'ring',
  'rod',
  'room',
  'stretches-where',
  'sweep',
  'track-points',
  'ways',
  'zone',
]);

/** What paints maps, on pages with small ones and at a table. */
const sharedPainters = sharedModules('packages/table-view/src', [
  'canvas',
  'gestures',
  'grips-apart',
  'index',
  'looks',
  'over/ring-strokes',
  'paint-svg',
  'pieces/bold',
  'samples',
  'signs-legend',
  'still',
]);

/**
 * The file of a game on the table. Lessons and set-ups share its modules with it: without a group each of them would be parted from
 * the rest. What is loaded apart does not belong to it: a set-up (`setup-part.ts`), what a sergeant plays with (`mastery.ts`).
 */
function tableOf(id: string): string | null {
  const [, folder, game, within] =
    /^(.*\/rulesets\/([\w-]+))\/((?:table|looks|scenarios)\/.*\.ts)$/.exec(id) ?? [];
  if (folder === undefined || within === undefined) return null;
  const isApart =
    (/^table\/(?:setup-part\.ts|.*\/(?:setup|apart)\/|flow\/enter-order\.ts)/.test(within) &&
      existsSync(`${folder}/table/setup-part.ts`)) ||
    (/^table\/doctrine\/(?:mastery\.ts|sergeant\/(?!styles)|generalship\/)/.test(within) &&
      existsSync(`${folder}/table/doctrine/mastery.ts`));
  const isOfLists = /^scenarios\/(?:files|index|known-scenario|list|words)\.ts/.test(within);
  return isApart || isOfLists ? null : `${game}-table`;
}

/** The file of a game's rules, which table, companion and armies share. */
function rulesOf(id: string): string | null {
  const [, game] =
    /\/rulesets\/([\w-]+)\/(?:(?:rules|data|options|catalogue(?!\/clauses)|editions)\/|(?:declaration|base|model)\.ts)/.exec(
      id,
    ) ?? [];
  return game === undefined ? null : `${game}-rules`;
}

/** What every page has around it, and no worker. A file for each module would cost more than the code in it. */
const shell =
  /apps\/web\/src\/(?:look\/store|settings\/store|shell\/(?!date|page|sound|trusted)|routes|referee\/client|referee\/connect|languages\/index|offline\/register)|(?:node_modules\/preact)/;

/** Small parts that every table has, and some other pages, but no worker. */
const besideTables =
  /apps\/web\/src\/(?:briefing\/(?:aim-words|due)|look\/sound|table\/groups|explanation\/rule-of)/;

/** What pages and workers have in common. A worker has no document: nothing with a style sheet may be among it. */
const withWorkers =
  /vite\/preload-helper|apps\/web\/src\/(?:shell\/trusted|referee\/worker-port|lessons\/lesson-scenario)|rulesets\/(?:registry|lazy|words|[\w-]+\/about)\.ts/;

/** Code for one language gets a folder of its own, and is stored only on devices that use the language. English is for all. */
function placeOf({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const languages = new Set(
    moduleIds.map((id) => /\/(?:words|battles\/lists)\/(fr|it)\//.exec(id)?.[1] ?? ''),
  );
  const [language = ''] = languages.size === 1 ? languages : [];
  return language === '' ? 'assets/[name]-[hash].js' : `assets/${language}/[name]-[hash].js`;
}

/** The files stored on the device: everything except fonts for letters that our languages do not use. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/offline',
  filename: 'service-worker.ts',
  injectRegister: null,
  // The device fetches the icons at installation and stores them itself.
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: [
      'index.html',
      '**/*.{js,css,svg,webmanifest}',
      '**/*-latin-wght-*.woff2',
      'games/*.packed',
      'third-party.json',
    ],
    // The first picture is needed only on the first visit.
    globIgnores: ['service-worker.js', 'games/*.svg'],
    maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
  },
  manifest: {
    name: 'Grognard',
    short_name: 'Grognard',
    description: 'The referee for historical miniature wargames',
    display: 'standalone',
    background_color: '#f6f0e1',
    theme_color: '#2b2419',
    start_url: './',
    scope: './',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../.cache/vite-web',
  define: { __VERSION__: JSON.stringify(version) },
  // Components are written for React and its types. Preact runs them in a tenth of the bytes (docs/decisions/0014).
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  },
  plugins: [
    react(),
    lingui({ cwd: import.meta.dirname }),
    policyInPage(),
    builtInGames(),
    packedExamples(),
    battleLists(),
    messageParts(),
    ...offline,
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    // The workers are entries of the same build, so that page and workers share common code.
    rolldownOptions: {
      input: {
        index: 'index.html',
        referee: 'src/referee/worker.ts',
        thinker: 'src/referee/thinker-worker.ts',
        analyst: 'src/result/analyst-worker.ts',
      },
      output: {
        // Code that every game needs at the table is one file, because several small files are larger in total.
        codeSplitting: {
          groups: [
            // Workers load it too, and nothing else of what is around a page.
            { name: 'with-workers', test: withWorkers, priority: 1 },
            { name: 'kit', test: new RegExp(`${sharedByGames.source}|${besideKit.source}`) },
            { name: 'session', test: sharedBySessions },
            // Headings are drawn, too. Painters do without the other measures.
            { name: 'headings', test: /packages\/geometry\/src\/(?:exact|heading|sine-table)/ },
            { name: 'measures', test: sharedMeasures },
            {
              name: 'hands',
              test: /packages\/(?:table-kit\/src\/(?!index)|engine\/src\/(?:citing|cut-scenes|scene|dry-run|event-writers|once-each)\.)/,
            },
            { name: 'painters', test: sharedPainters },
            { name: rulesOf },
            { name: tableOf, includeDependenciesRecursively: false },
            { name: 'shell', test: shell },
            { name: 'beside-tables', test: besideTables },
          ],
        },
        chunkFileNames: placeOf,
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : 'workers/[name].js'),
      },
    },
  },
});
