/** Words are stored in the languages in use, and deleted with their version. */
import { expect, it } from 'vitest';
import { languageOf, wordsKept } from './words-kept.ts';

const at = (file: string) => `https://host/app/assets/${file}`;

/** A device with a language and the files stored on it before. */
function device(language: string, before: readonly string[] = [], status = 200) {
  const kept = new Set(before);
  const asked: string[] = [];
  const cache = {
    keys: async () => [...kept].map((url) => ({ url })),
    match: async (url: string) => (kept.has(url) ? new Response('kept') : undefined),
    put: async (url: string) => kept.add(url),
    delete: async ({ url }: { readonly url: string }) => kept.delete(url),
  };
  const scope = {
    navigator: { language },
    caches: { open: async () => cache } as unknown as CacheStorage,
    async fetch(address: Request | string) {
      asked.push(typeof address === 'string' ? address : address.url);
      return new Response('fetched', { status });
    },
  };
  return { kept, asked, scope };
}

const files = [at('fr/hand-1.js'), at('fr/table-2.js'), at('it/hand-3.js')];

it('files of one language lie in a folder of its name', () => {
  expect(languageOf('assets/fr/hand-1.js')).toBe('fr');
  expect(languageOf('assets/fr-1.js')).toBeNull();
  expect(languageOf('workers/referee.js')).toBeNull();
});

it('the language of the device is kept, and those that were spoken here', async () => {
  const { kept, scope } = device('it-CH', [at('fr/hand-0.js')]);
  const words = wordsKept(files, scope);
  await words.keepSpoken();
  await words.tidy();
  expect([...kept].sort()).toEqual([...files].sort());
});

it('who speaks English keeps nothing more', async () => {
  const { kept, scope } = device('en-GB');
  await wordsKept(files, scope).keepSpoken();
  expect(kept.size).toBe(0);
});

it('a file that was fetched once is not fetched again', async () => {
  const { asked, scope } = device('en');
  const words = wordsKept(files, scope);
  const request = (url: string) => ({ url }) as Request;
  expect(words.answer(request(at('index-9.js')))).toBeNull();
  expect(await (await words.answer(request(`${files[2]!}?1`)))!.text()).toBe('fetched');
  expect(await (await words.answer(request(files[2]!)))!.text()).toBe('kept');
  expect(asked).toEqual([files[2]]);
});

it('words that cannot be fetched are not kept, and that is said', async () => {
  const { kept, scope } = device('fr', [], 503);
  await expect(wordsKept(files, scope).keep('fr')).rejects.toThrow('not all words of fr');
  expect(kept.size).toBe(0);
});
