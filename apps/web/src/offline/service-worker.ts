/** Keeps the whole application, so that it opens without a network; a new version waits until the player lets it in. */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

interface Scope {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'message', hear: (event: MessageEvent) => void): void;
}

declare const self: Scope;

// Whatever stands after a question mark is for the page; the file is the same.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
