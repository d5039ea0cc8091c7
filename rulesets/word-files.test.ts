/** The files of words: each text is declared once, and set as its language is set, also where a function tells. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesettingComplaints } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';
import { tableWordsLoaders } from './registry.ts';

const here = new URL('.', import.meta.url).pathname;
const games = readdirSync(here).filter((name) => existsSync(join(here, name, 'words')));
const cases = games.flatMap((game) => (['fr', 'it'] as const).map((language) => ({ game, language })));

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();
}

const read = (path: string) => readFileSync(path, 'utf8');

/** Texts of an evening stand in one file, side by side in every language. */
const evening = (game: string, language: string) =>
  [
    ...read(join(here, game, 'words/evening.ts')).matchAll(
      new RegExp(`\\b${language}: ('.*?'|\`.*?\`)[,)} ]`, 'g'),
    ),
  ]
    .map(([, text]) => text)
    .join(';\n');

const lesson = (game: string, language: string) => {
  const path = join(here, game, `lessons/words/${language}.ts`);
  return existsSync(path) ? read(path) : '';
};

/** Records of texts that a module declares itself. Modules that gather others are left out. */
async function declaredIn(path: string): Promise<readonly (readonly [kind: string, key: string])[]> {
  const gathers = /^ +\.\.\.\w/m.test(read(path));
  if (gathers) return [];
  const module = (await import(path)) as Readonly<Record<string, unknown>>;
  return Object.entries(module)
    .filter(([name]) => /rules|phrases|prose/i.test(name))
    .flatMap(([name, texts]) => {
      const kind = /rules/i.test(name) ? 'rule' : 'phrase';
      return Object.keys(texts as object).map((key) => [kind, key] as const);
    });
}

describe.each(cases)('$game in $language', ({ game, language }) => {
  const files = sourcesIn(join(here, game, 'words', language));

  it('is set as the language is set', () => {
    const sources = [...files.map(read), evening(game, language), lesson(game, language)];
    expect(sources.flatMap((source) => typesettingComplaints(language, source))).toEqual([]);
  });

  it('declares each rule and each phrase once', async () => {
    const declared = (await Promise.all(files.map(declaredIn))).flat().map((each) => each.join(': '));
    expect(declared.length).toBeGreaterThan(500);
    expect(declared.filter((text, n) => declared.indexOf(text) !== n)).toEqual([]);
  });
});

/** Files of English words of one kind: those of rules are what `en.ts` gathers, the others are told by their names. */
function englishFiles(game: string): Readonly<Record<string, readonly string[]>> {
  const folder = join(here, game, 'words');
  const gathered = [...read(join(folder, 'en.ts')).matchAll(/from '\.\/(en[-/][\w-]+\.ts)'/g)].map(
    ([, name]) => name!,
  );
  const like = (kind: RegExp) => readdirSync(folder).filter((name) => kind.test(name));
  return {
    rule: ['en.ts', ...gathered].map((name) => join(folder, name)),
    label: like(/^(?:en-)?labels/).map((name) => join(folder, name)),
    remedy: like(/^(?:en-)?remedies/).map((name) => join(folder, name)),
  };
}

it.each(games)('%s in en: declares each rule, label and remedy once', (game) => {
  for (const [kind, files] of Object.entries(englishFiles(game))) {
    const ids = files.flatMap((path) =>
      [...read(path).matchAll(/^ {2}'([\w-]+\.[\w-]+)':/gm)].map(([, id]) => id!),
    );
    expect(ids.length, kind).toBeGreaterThan(20);
    expect(
      ids.filter((id, n) => ids.indexOf(id) !== n),
      kind,
    ).toEqual([]);
  }
});

/** Names of all words in a tree of words, such as those of the table. Ids and numbers are names too. */
function* namesIn(words: unknown): Generator<string> {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return;
  for (const [name, inner] of Object.entries(words)) {
    yield name;
    yield* namesIn(inner);
  }
}

const atTable = Object.keys(tableWordsLoaders);

it.each(atTable)('%s: each word of the table is named by what reads it', async (game) => {
  const { table } = await tableWordsLoaders[game]!.en();
  const names = new Set(namesIn(table));
  expect(names.size).toBeGreaterThan(300);
  const readers = readdirSync(join(here, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|json)$/.test(name) && !/\.test\.ts$|words\/|node_modules/.test(name))
    .map((name) => read(join(here, game, name)));
  // Strokes and the like are lists of the engine.
  readers.push(read(join(here, '../packages/engine/src/display-list.ts')));
  // Handles, threats and reasons to revise a plan are read for every game by these packages.
  for (const shared of ['table-kit', 'opponent'])
    readers.push(...sourcesIn(join(here, '../packages', shared, 'src')).map(read));
  const spoken = new Set(readers.flatMap((text) => text.match(/[\p{L}\d_]+(?:-[\p{L}\d_]+)*/gu) ?? []));
  const all = readers.join('\n');
  // Ids of rules and plans have dots or spaces.
  const isRead = (name: string) => (/^[\w-]+$/.test(name) ? spoken.has(name) : all.includes(name));
  expect([...names].filter((name) => /\w/.test(name) && !isRead(name))).toEqual([]);
});
