/** Every message of the interface exists in every language with the same placeholders, and none is unused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedIds, writtenOut } from './testing/composed-ids.ts';

const here = new URL('.', import.meta.url).pathname;
const languages = ['en', 'fr', 'it'] as const;

const files = new Map(
  languages.map((language) => [language, readFileSync(join(here, `${language}.po`), 'utf8')]),
);
const entriesOf = (file: string) => [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)];

function catalogue(file: string): ReadonlyMap<string, string> {
  return new Map(entriesOf(file).map(([, id, words]) => [id!, words!]));
}

const catalogues = new Map([...files].map(([language, file]) => [language, catalogue(file)]));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const text = sources(join(here, '..')).join('\n');
/** Ids that occur literally in the code. Those of a call must be there; of others they may be. */
const also = [...text.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/g)].map(([, id]) => id!);
/** What is between the brackets of `say(…)`, with brackets of one level within. */
const asked = [...text.matchAll(/\bsay\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, within]) => within!);
const plain = new Set(
  asked.flatMap((within) => [...within.matchAll(/'([a-z]+(?:\.[\w-]+)+)'/g)]).map(([, id]) => id!),
);
const composed = new Set(
  asked
    .flatMap((within) => [...within.matchAll(/`([a-z]+\.?[\w.-]*\$\{[^`]*)`/g)])
    .map(([, made]) => made!.replace(/\$\{[^}]*\}/g, '*')),
);

/** Places by which words agree: what the pieces of the game are called, and who reads. A language may do without. */
const agreement = ['noun', 'reader'];

/** `{name}` or `{name, …`, but not a branch of one word, as in `one {word}`. */
const place = /(?<!(?:, |\} )(?:one|other|unit|you|=\d) )\{(\w+)[,}]/g;

const placesIn = (words: string) =>
  [...new Set([...words.matchAll(place)].map(([, name]) => name!))]
    .filter((name) => !agreement.includes(name))
    .sort();

/** Messages that the code gives what they agree with, as patterns of their ids. */
const agreeing = (by: string) =>
  [...text.matchAll(/\bsay\(\s*(['`])([^'`]+)\1,\s*(?:\{([^}]*)\}|values)/g)]
    .filter(([, , , given = by]) => new RegExp(`\\b${by}\\b`).test(given))
    .map(([, , id]) => new RegExp(`^${id!.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

describe.each(languages)('%s', (language) => {
  const words = catalogues.get(language)!;

  it('has every id that is said', () => {
    expect([...plain, ...writtenOut].filter((id) => !words.has(id))).toEqual([]);
  });

  it('has no id that nobody says', () => {
    const isSaid = (id: string) => plain.has(id) || also.includes(id) || writtenOut.includes(id);
    expect([...words.keys()].filter((id) => !isSaid(id))).toEqual([]);
  });

  it('has each id once, in order, on one line', () => {
    const file = files.get(language)!;
    const ids = entriesOf(file).map(([, id]) => id!);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
    expect(ids).toEqual(ids.toSorted());
    expect(file.match(/^msgid /gm)).toHaveLength(ids.length + 1);
  });

  it('is set as the language is set', () => {
    const plain = [...words].map(
      ([id, said]) => [id, said.replace(/\{\w+, (?:plural|select),/g, '')] as const,
    );
    const faults: Readonly<Record<typeof language, RegExp>> = {
      en: /\p{L}'\p{L}|[\u202f\u00a0]|\d %|\} %/u,
      fr: /\p{L}'\p{L}|[ \u00a0][;:!?»]|[\p{L}}][;!?»]|«[^\u202f]|[\d#}] ?%|# \p{L}/u,
      it: /\p{L}'\p{L}|[ \u202f\u00a0][;:!?»]|[\d#}][ \u202f\u00a0]%|« /u,
    };
    expect(plain.filter(([, said]) => faults[language].test(said)).map(([id]) => id)).toEqual([]);
  });

  it.each(agreement)('agrees by %s only where the code says by what', (by) => {
    const given = agreeing(by);
    const choosing = [...words].filter(([, said]) => said.includes(`{${by},`)).map(([id]) => id);
    expect(choosing.filter((id) => !given.some((known) => known.test(id)))).toEqual([]);
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

it('every id that the code composes is written out', () => {
  expect([...composed].sort()).toEqual(Object.keys(composedIds).sort());
});
