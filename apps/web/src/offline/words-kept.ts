/** Words of rules in other languages than English: kept on the device for whoever speaks them, and no others. */

/** As much of the worker's scope as this needs. */
export interface Keeper {
  readonly navigator: { readonly language: string };
  readonly caches: CacheStorage;
  fetch(request: Request | string): Promise<Response>;
}

const shelf = 'grognard-words';

/** The language that a file is for; null: for everybody. The build puts them into folders of their own. */
export function languageOf(file: string): string | null {
  return /(?:^|\/)assets\/([a-z]{2})\//.exec(file)?.[1] ?? null;
}

export interface WordsKept {
  /** Brings all files of a language onto the device. */
  keep(language: string): Promise<void>;
  /** The same for every language that was spoken here, and that of the device. */
  keepSpoken(): Promise<void>;
  /** Forgets files of older versions. */
  tidy(): Promise<void>;
  /** A file of a language, kept from now on; null: the address is none. */
  answer(request: Request): Promise<Response> | null;
}

/** `files` are addresses of this version. */
export function wordsKept(files: readonly string[], scope: Keeper): WordsKept {
  const known = new Set(files);
  const open = () => scope.caches.open(shelf);
  const keep = async (language: string) => {
    const kept = await open();
    const has = new Set((await kept.keys()).map(({ url }) => url));
    await kept.addAll(files.filter((file) => languageOf(file) === language && !has.has(file)));
  };
  const fetched = async (address: string) => {
    const kept = await open();
    const found = await kept.match(address);
    if (found !== undefined) return found;
    const answer = await scope.fetch(address);
    if (answer.ok) await kept.put(address, answer.clone());
    return answer;
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
