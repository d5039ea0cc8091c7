/** The files of words: each text is declared once, and set as its language is set, also where a function tells. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesettingComplaints } from '@grognard/test-kit';
import { describe, expect, it } from 'vitest';

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
