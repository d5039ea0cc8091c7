// `npm start`: installs what is missing, builds what is stale, then shows the command's help and a worked example.
import { underRightNode } from './bootstrap.mjs';

await underRightNode(import.meta.url);

/** The shot shown after the help: a musket at 30 cm against a man behind cover, with the dice as thrown. */
const workedExample =
  'resolve argad-2024 shoot --weapon flintlock-musket --range-cm 30 --target.cover cover --dice 6,4'.split(
    ' ',
  );

const { installMissing, run } = await import('./tools.ts');
installMissing();

const { build, isBuilt } = await import('./build.ts');
if (!isBuilt()) {
  process.stderr.write('grognard: building\n');
  const code = await build();
  if (code !== 0) process.exit(code);
}

const help = await run('bin/grognard.mjs', []);
if (help !== 0) process.exit(help);
process.stdout.write(`\n$ npx grognard ${workedExample.join(' ')}\n`);
process.exit(await run('bin/grognard.mjs', workedExample));
