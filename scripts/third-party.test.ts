// Licences of redistributed code and fonts: every package in the bundles is named with its licence text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noticesOf, packageFolder, type ThirdPartyNotice } from './third-party.ts';
import { filesUnder, root } from './tools.ts';

const dist = join(root, 'dist');
const ofPage: readonly ThirdPartyNotice[] = JSON.parse(
  readFileSync(join(dist, 'web/third-party.json'), 'utf8'),
);
const ofPackage = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');

const namesOf = (notices: readonly ThirdPartyNotice[]) => notices.map(({ name }) => name);

/** Packages that our own sources import by name, without types and tools. */
function importedBy(folders: readonly string[]): string[] {
  const sources = filesUnder(
    folders,
    (file) => /\/src\/.*\.(tsx?|css)$/.test(file) && !/\.test\.ts|\/testing\//.test(file),
  );
  const imports =
    /(?:^import (?!type)[^'";]*?|^export [^'";]* from |\bimport\(|^@import )['"]([^'".][^'"]*)['"]/gm;
  const names = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imports)].map(([, specifier = '']) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  return [...new Set(names)].filter((name) => !/^(@grognard\/|node:)/.test(name)).sort();
}

describe('the notices', () => {
  test('name every package that our sources import, and what those bring along', () => {
    const imported = importedBy(['apps/web', 'packages/engine', 'packages/rules-kit', 'packages/table-view']);
    expect(imported).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        '@lingui/core',
        'idb',
        'workbox-precaching',
        '@fontsource-variable/alegreya',
      ]),
    );
    // The build puts Preact in the place of React, of which nothing is shipped.
    const shipped = imported.map((name) => (/^react(-dom)?$/.test(name) ? 'preact' : name));
    expect(namesOf(ofPage)).toEqual(expect.arrayContaining(shipped));
    expect(namesOf(ofPage)).toEqual(expect.arrayContaining(['workbox-core', 'workbox-routing']));
    expect(namesOf(ofPage)).not.toContain('react-dom');
  });

  test('name the packages whose marks stand in the built files', () => {
    const texts = builtScripts(join(dist, 'web')).join('\n');
    for (const [mark, name] of [
      ['dangerouslySetInnerHTML', 'preact'],
      ['workbox:precaching', 'workbox-precaching'],
    ] as const) {
      expect(texts.includes(mark), mark).toBe(true);
      expect(namesOf(ofPage)).toContain(name);
    }
  });

  test('have the version of the lock file and the whole text of each licence', () => {
    const lock: { readonly packages: Readonly<Record<string, { readonly version?: string }>> } = JSON.parse(
      readFileSync(join(root, 'package-lock.json'), 'utf8'),
    );
    for (const { name, version, licence, text } of ofPage) {
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
      expect(licence, name).toMatch(/^(MIT|ISC|OFL-1\.1|Apache-2\.0|BSD-[23]-Clause|0BSD)$/);
      expect(text, name).toMatch(/^(.*\n){0,12}(copyright \(c\)|copyright \d{4}|©)/i);
      expect(text.length, name).toBeGreaterThan(600);
    }
  });

  test('name the font of every file of letters, with the Open Font License', () => {
    const letters = readdirSync(join(dist, 'web/assets')).filter((file) => file.endsWith('.woff2'));
    expect(letters.length).toBeGreaterThan(4);
    for (const file of letters) {
      const font = ofPage.find(({ name }) =>
        file.startsWith(`${name.replace('@fontsource-variable/', '')}-`),
      );
      expect(font, file).toMatchObject({ licence: 'OFL-1.1' });
      expect(font?.text, file).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });

  test('of the package hold those of the page, and what the command and the library bring', () => {
    for (const { name, version, licence, text } of ofPage) {
      expect(ofPackage).toContain(`\n${name} ${version} (${licence})\n`);
      expect(ofPackage).toContain(text);
    }
    expect(ofPackage.split('\n').filter((line) => line.startsWith('@noble/hashes '))).toHaveLength(1);
  });
});

function builtScripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe('the package of a module', () => {
  test.each([
    ['/x/node_modules/react/cjs/react.production.js', 'node_modules/react'],
    ['/x/node_modules/@lingui/core/dist/index.mjs?v=1', 'node_modules/@lingui/core'],
    ['/x/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
    ['\0/x/node_modules/react/index.js?commonjs-module', 'node_modules/react'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['/x/apps/web/src/app.tsx', null],
    ['\0packed:/x/rulesets/y/examples/z.json.js', null],
  ])('%s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });
});

test('a package that the lock file does not know is not built in', () => {
  expect(() => noticesOf(['node_modules/no-such-package'])).toThrow('the lock file does not say');
});
