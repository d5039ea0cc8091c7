#!/usr/bin/env node
// The command `grognard`: straight into the built program on the right Node, otherwise first to the right Node.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/cli.js', import.meta.url);

if (!existsSync(fileURLToPath(built))) {
  process.stderr.write('grognard: not built yet: run npm start first\n');
  process.exitCode = 2;
} else if (Number.parseInt(process.versions.node, 10) >= 24) {
  module.enableCompileCache?.();
  await import(built.href);
} else {
  const { underRightNode } = await import('../scripts/bootstrap.mjs');
  await underRightNode(import.meta.url);
}
