// bundleTypes: copies the declarations that a consumer of the package can reach, with every import rewritten to a relative file in the
// package. Our workspaces are private, so their names mean nothing outside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root, writeFile } from './tools.ts';

const declared = join(root, '.cache', 'types');
const specifiers = /(\bfrom\s+|\bimport\s*\(\s*|^\s*import\s*)(['"])([^'"\n]+)\2/gm;

/** `entry` is a declaration file below .cache/types. `into` is the folder that receives the same tree. */
export function bundleTypes(entry: string, into: string): void {
  const waiting = [entry];
  const seen = new Set(waiting);
  for (const file of waiting) {
    const text = readFileSync(join(declared, file), 'utf8');
    const rewritten = text.replace(
      specifiers,
      (whole: string, before: string, quote: string, specifier: string) => {
        const target = targetOf(specifier, file);
        if (!target) return whole;
        if (!existsSync(join(declared, target)))
          throw new Error(`${file} imports ${specifier}, which has no declarations`);
        if (!seen.has(target)) {
          seen.add(target);
          waiting.push(target);
        }
        return `${before}${quote}${relative(file, target)}${quote}`;
      },
    );
    writeFile(join(into, file), rewritten);
  }
}

/** The declaration file of a specifier, or null if it is not one of ours. */
function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(from), specifier.replace(/\.(ts|js)$/, '.d.ts'));
  }
  if (!specifier.startsWith('@grognard/')) {
    throw new Error(
      `the library's types reach ${specifier} (in ${from}), which the package does not bring along`,
    );
  }
  const [scope, name, ...inner] = specifier.split('/');
  const folder = workspaceFolder(`${scope}/${name}`);
  const manifest: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const source = manifest.exports[['.', ...inner].join('/')];
  if (source === undefined) throw new Error(`${specifier} is not exported`);
  return posix.join(folder, source.replace(/\.ts$/, '.d.ts'));
}

const lock: { packages: Record<string, { link?: boolean; resolved?: string }> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

function workspaceFolder(name: string): string {
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry?.link || !entry.resolved) throw new Error(`${name} is no workspace`);
  return entry.resolved;
}

function relative(from: string, to: string): string {
  const path = posix.relative(dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
