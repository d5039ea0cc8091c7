// Builds dist/: library and command as bundles for Node, the library's types as self-contained files, and the web application.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underRightNode } from './bootstrap.mjs';
import { bundleTypes } from './bundle-types.ts';
import { noticesOf, noticesText, packagesIn } from './third-party.ts';
import { filesUnder, hashOf, root, run } from './tools.ts';

const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');

/** Hash of everything the result depends on, without tests. */
function sourceHash(): string {
  const sources = filesUnder(
    ['packages', 'rulesets', 'apps'],
    (f) => /\.(tsx?|json|css|html|po|svg)$/.test(f) && !f.endsWith('.test.ts'),
  );
  const ours = [
    'scripts/build.ts',
    'scripts/bundle-types.ts',
    'scripts/third-party.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  return hashOf([...sources, ...ours]);
}

/** Whether the build is up to date with the sources. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();
}

/** Builds in a separate folder, then moves the result into place, so that a running command never sees half a build. Returns an exit code. */
export async function build(): Promise<number> {
  const hash = sourceHash();
  const aside = join(root, '.cache', `build-${process.pid}`);
  try {
    const ofNode = await bundle(aside);
    const ofSite = await buildSite(join(aside, 'web'));
    writeFileSync(join(aside, 'THIRD-PARTY-NOTICES.txt'), noticesText(noticesOf([...ofNode, ...ofSite])));
    const code = await run('tsc', ['-b', 'apps/library']);
    if (code !== 0) return code;
    bundleTypes('apps/library/src/index.d.ts', join(aside, 'types'));
    writeFileSync(join(aside, '.stamp'), hash);
    rmSync(dist, { recursive: true, force: true });
    renameSync(aside, dist);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Returns the packages that the bundles contain. */
async function bundle(folder: string): Promise<ReadonlySet<string>> {
  const { rolldown } = await import('rolldown');
  mkdirSync(folder, { recursive: true });
  const bundling = await rolldown({
    cwd: root,
    input: {
      index: 'apps/library/src/index.ts',
      cli: 'apps/cli/src/main.ts',
      'battle-thread': 'apps/cli/src/battle-thread.ts',
    },
    platform: 'node',
    transform: { target: ['node20', 'es2022'] },
    // The rulesets are loaded as a whole here. Only a browser loads them in parts.
    checks: { ineffectiveDynamicImport: false },
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(log.message);
      handle(level, log);
    },
  });
  const { output } = await bundling.write({
    dir: folder,
    format: 'esm',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundling.close();
  return packagesIn(output);
}

/** Returns the packages that the page and its workers contain. Their notices are written next to the page. */
async function buildSite(outDir: string): Promise<ReadonlySet<string>> {
  const { build: buildWith } = await import('vite');
  const packages = await packagesOfServiceWorker();
  await buildWith({
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'grognard-third-party',
        generateBundle(_, bundle) {
          for (const each of packagesIn(Object.values(bundle))) packages.add(each);
          const source = JSON.stringify(noticesOf(packages));
          this.emitFile({ type: 'asset', fileName: 'third-party.json', source });
        },
      },
    ],
  });
  return packages;
}

/** The service worker lists all files of the page, so it is built after them. Its packages are found before. */
async function packagesOfServiceWorker(): Promise<Set<string>> {
  const { rolldown } = await import('rolldown');
  const bundling = await rolldown({ cwd: root, input: 'apps/web/src/offline/service-worker.ts' });
  const { output } = await bundling.generate({ format: 'esm' });
  await bundling.close();
  return new Set(packagesIn(output));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await underRightNode(import.meta.url);
  process.exit(process.argv.includes('--if-stale') && isBuilt() ? 0 : await build());
}
