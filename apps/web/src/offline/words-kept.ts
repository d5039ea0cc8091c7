/** wordsKept: words of the rules in languages other than English, stored on the device only if that language is used. */
import { pack, unpack } from './packed.ts';

/** The part of the worker's scope that is needed here. */
export interface Keeper {
  readonly navigator: { readonly language: string };
  readonly caches: CacheStorage;
  fetch(request: Request | string): Promise<Response>;
}

const shelf = 'grognard-words';

/** The language of a file, or null if it is for all languages. The build puts each language into its own folder. */
export function languageOf(file: string): string | null {
  return /(?:^|\/)assets\/([a-z]{2})\//.exec(file)?.[1] ?? null;
}

export interface WordsKept {
  /** Stores all files of a language on the device. */
  keep(language: string): Promise<void>;
  /** Does so for every language used here, and for that of the device. */
  keepSpoken(): Promise<void>;
  /** Deletes files of older versions. */
  tidy(): Promise<void>;
  /** A file of a language, which is stored as well. Null if the address is not such a file. */
  answer(request: Request): Promise<Response> | null;
}

/** `files` are the addresses of this version. */
export function wordsKept(files: readonly string[], scope: Keeper): WordsKept {
  const known = new Set(files);
  const open = () => scope.caches.open(shelf);
  const fetched = async (address: string) => {
    const kept = await open();
    const found = await kept.match(address);
    if (found !== undefined) return unpack(found);
    const answer = await scope.fetch(address);
    if (answer.ok) await kept.put(address, pack(answer.clone()));
    return answer;
  };
  const keep = async (language: string) => {
    const kept = await open();
    const has = new Set((await kept.keys()).map(({ url }) => url));
    const missing = files.filter((file) => languageOf(file) === language && !has.has(file));
    const answers = await Promise.all(missing.map(fetched));
    if (!answers.every(({ ok }) => ok)) throw new TypeError(`not all words of ${language} could be fetched`);
  };
  return {
    keep,
    async keepSpoken() {
      const before = (await (await open()).keys()).flatMap(({ url }) => languageOf(url) ?? []);
      const spoken = new Set([...before, scope.navigator.language.slice(0, 2)]);
      await Promise.all([...spoken].map(keep));
    },
    async tidy() {
      const kept = await open();
      const old = (await kept.keys()).filter(({ url }) => !known.has(url));
      await Promise.all(old.map((request) => kept.delete(request)));
    },
    answer({ url }) {
      const address = url.replace(/[?#].*$/, '');
      return known.has(address) ? fetched(address) : null;
    },
  };
}
