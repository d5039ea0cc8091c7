/** Every message of the interface exists in every language with the same placeholders, and none is unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProtocolCode } from '@grognard/engine';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url).pathname;
const languages = ['en', 'fr', 'it'] as const;

function catalogue(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(here, `${language}.po`), 'utf8');
  const entries = [...text.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];
  return new Map(entries.map(([, id, words]) => [id!, words!]));
}

const catalogues = new Map(languages.map((language) => [language, catalogue(language)]));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const text = sources(join(here, '..')).join('\n');
/** Ids that occur literally in the code, and patterns of ids that are composed. */
const plain = new Set([...text.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map(([, id]) => id!));
const also = [...text.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/g)].map(([, id]) => id!);
const patterns = [...text.matchAll(/`([a-z][\w.-]*\$\{[^`]*)`/g)].map(
  ([, made]) =>
    new RegExp(
      `^${made!
        .replace(/\$\{[^}]*\}/g, '<>')
        .replace(/\./g, '\\.')
        .replace(/<>/g, '[\\w-]+')}$`,
    ),
);

const placesIn = (words: string) =>
  [...new Set([...words.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();

describe.each(languages)('%s', (language) => {
  const words = catalogues.get(language)!;

  it('has every id that is said', () => {
    expect([...plain].filter((id) => !words.has(id))).toEqual([]);
  });

  it('has no id that nobody says', () => {
    const isSaid = (id: string) =>
      plain.has(id) || also.includes(id) || patterns.some((made) => made.test(id));
    expect([...words.keys()].filter((id) => !isSaid(id))).toEqual([]);
  });

  it('has the same ids and the same places to fill in as English, and no empty words', () => {
    const english = catalogues.get('en')!;
    expect([...words.keys()]).toEqual([...english.keys()]);
    for (const [id, said] of words) {
      expect(said.trim(), id).not.toBe('');
      expect(placesIn(said), id).toEqual(placesIn(english.get(id)!));
    }
  });
});

/** All reasons for which the engine refuses apart from the rules. The list fails to compile if one is missing. */
const protocolCodes: Readonly<Record<ProtocolCode, true>> = {
  over: true,
  'not-your-turn': true,
  'unknown-side': true,
  'unknown-command': true,
  undo: true,
  parse: true,
  ruleset: true,
  procedure: true,
  'unknown-field': true,
  type: true,
  value: true,
  missing: true,
  edition: true,
  option: true,
  combination: true,
  dice: true,
};

it.each(languages)('%s has words for every refusal that names no rule', (language) => {
  const missing = Object.keys(protocolCodes).filter(
    (code) => !catalogues.get(language)!.has(`protocol.${code}`),
  );
  expect(missing).toEqual([]);
});
