// Builds dist/: the library and the command as bundles for Node, the library's types as files that need nothing of ours, and the
// web application.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underRightNode } from './bootstrap.mjs';
import { bundleTypes } from './bundle-types.ts';
import { filesUnder, hashOf, root, run } from './tools.ts';

const dist = join(root, 'dist');
const stamp = join(dist, '.stamp');

/** Everything the result depends on; tests do not enter. */
function sourceHash(): string {
  const sources = filesUnder(
    ['packages', 'rulesets', 'apps'],
    (f) => /\.(tsx?|json|css|html|po|svg)$/.test(f) && !f.endsWith('.test.ts'),
  );
  const ours = [
    'scripts/build.ts',
    'scripts/bundle-types.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ];
  return hashOf([...sources, ...ours]);
}

/** Whether what is built is what the sources give. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();
}

/** Builds aside, then puts the result in place, so that a running command never sees half a build. Answers an exit code. */
export async function build(): Promise<number> {
  const hash = sourceHash();
  const aside = join(root, '.cache', `build-${process.pid}`);
  try {
    await bundle(aside);
    await buildSite(join(aside, 'web'));
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

async function bundle(folder: string): Promise<void> {
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
    // The rulesets are loaded whole here: only a browser loads them in parts.
    checks: { ineffectiveDynamicImport: false },
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(log.message);
      handle(level, log);
    },
  });
  await bundling.write({ dir: folder, format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundling.close();
}

async function buildSite(outDir: string): Promise<void> {
  const { build: buildWith } = await import('vite');
  await buildWith({
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await underRightNode(import.meta.url);
  process.exit(process.argv.includes('--if-stale') && isBuilt() ? 0 : await build());
}
