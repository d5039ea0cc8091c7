/** Service worker: stores the application, so that it opens without a network. A new version waits until the player accepts it. */
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { pack, unpack } from './packed.ts';
import { type Keeper, languageOf, wordsKept } from './words-kept.ts';

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Scope extends Keeper {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly location: { readonly href: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'message', hear: (event: MessageEvent & Lasting) => void): void;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(
    kind: 'fetch',
    hear: (
      event: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
}

declare const self: Scope;

const files = self.__WB_MANIFEST;
const isForAll = ({ url }: { readonly url: string }) => languageOf(url) === null;

addPlugins([
  {
    cacheWillUpdate: async ({ response }) => (response.status < 400 ? pack(response) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse === undefined ? null : unpack(cachedResponse),
  },
]);
// The text after a question mark is for the page. The file is the same.
precacheAndRoute([...files.filter(isForAll)], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

const words = wordsKept(
  files.filter((file) => !isForAll(file)).map(({ url }) => new URL(url, self.location.href).href),
  self,
);

self.addEventListener('install', (event) => event.waitUntil(words.keepSpoken()));
self.addEventListener('activate', (event) => event.waitUntil(words.tidy()));
self.addEventListener('fetch', (event) => {
  const answer = words.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (data === 'take over') void self.skipWaiting();
  else if (typeof data === 'string' && /^speaks [a-z]{2}$/.test(data))
    event.waitUntil(
      words.keep(data.slice(-2)).then(
        () => event.source?.postMessage(`keeps ${data.slice(-2)}`),
        () => undefined,
      ),
    );
});
