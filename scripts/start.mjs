// `npm start`: installs missing packages, builds if stale, then serves the web application until it is stopped. Arguments go to the
// command: npm start -- --port 8080.
import { underRightNode } from './bootstrap.mjs';

await underRightNode(import.meta.url);

const { installMissing, run } = await import('./tools.ts');
installMissing();

const { build, isBuilt } = await import('./build.ts');
if (!isBuilt()) {
  process.stderr.write('grognard: building\n');
  const code = await build();
  if (code !== 0) process.exit(code);
}
process.exit(await run('bin/grognard.mjs', ['serve', ...process.argv.slice(2)]));
