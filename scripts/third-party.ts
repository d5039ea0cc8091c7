// Notices of third parties: which packages the bundles really hold, by their module graphs, and the licence of each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';
import { root } from './tools.ts';

/** One package that we pass on. */
export interface ThirdPartyNotice {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly licence: string;
  /** The licence as the package brings it, with its copyright lines. */
  readonly text: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
}

/** Modules that a bundler writes itself, with the package whose code they are. */
const written: readonly (readonly [RegExp, string])[] = [
  [/^\0?rolldown\/runtime/, 'node_modules/rolldown'],
  [/^\0vite\//, 'node_modules/vite'],
];

/** What a font file says of its owner where the licence of its package does not. */
const owners: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-sans-3':
    '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
};

/** Where the package of a module lies, as the lock file names it, or null for a module of our own. */
export function packageFolder(moduleId: string): string | null {
  const found = /^.*?((?:\/node_modules\/(?:@[^/]+\/)?[^/]+)+)\//.exec(moduleId.replaceAll('\\', '/'));
  if (found?.[1] !== undefined) return found[1].slice(1);
  return written.find(([pattern]) => pattern.test(moduleId))?.[1] ?? null;
}

/** The packages of all modules and files in a bundle. */
export function packagesIn(bundle: readonly (OutputAsset | OutputChunk)[]): ReadonlySet<string> {
  const modules = bundle.flatMap((output) =>
    output.type === 'chunk'
      ? output.moduleIds
      : output.originalFileNames.map((name) => join(root, 'apps/web', name)),
  );
  return new Set(modules.flatMap((id) => packageFolder(id) ?? []));
}

/** The notice of each package, by name. A package without a licence file is refused. */
export function noticesOf(folders: Iterable<string>): readonly ThirdPartyNotice[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const notices = [...new Set(folders)].map((folder): ThirdPartyNotice => {
    const { version, license } = lock.packages[folder] ?? {};
    if (version === undefined || license === undefined)
      throw new Error(
        `${folder} is bundled, but the lock file does not say which version and licence it has`,
      );
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const owner = owners[name] === undefined ? '' : `${owners[name]}\n\n`;
    return { name, version, licence: license, text: owner + licenceIn(folder) };
  });
  return notices.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Licence and notice files of a package, one after the other. */
function licenceIn(folder: string): string {
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file),
  );
  if (!files.some((file) => !/^notice/i.test(file)))
    throw new Error(`${folder} is bundled, but brings no licence along`);
  return files
    .sort()
    .map((file) => ownPart(readFileSync(join(root, folder, file), 'utf8')))
    .join('\n\n');
}

/** A tool also lists the licences of what it is built with, which is no part of what it writes into a bundle. */
function ownPart(text: string): string {
  const [own = text] = text.split(/^#+ Licenses of bundled dependencies/m);
  return own.trim();
}

/** All notices as one text. */
export function noticesText(notices: readonly ThirdPartyNotice[]): string {
  const rule = '='.repeat(80);
  const head =
    'Grognard holds code and letters of the packages below. Each is passed on under its own licence.\n';
  return [
    head,
    ...notices.map(
      ({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n${rule}\n\n${text}\n`,
    ),
  ].join('\n');
}
