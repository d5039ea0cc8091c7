/** keepOffline: stores the application on the device, and announces a new version without interrupting the player. */
import { say } from '../languages/index.ts';
import { createStore, type Store } from '../look/store.ts';
import { settings } from '../settings/store.ts';
import { notice } from '../shell/notices.tsx';
import { trustedUrl } from '../shell/trusted.ts';

/** Time in ms after which an open page looks for a new version. */
const lookAgain = 60 * 60 * 1000;

function announce(waiting: ServiceWorker): void {
  notice(say('offline.newVersion'), {
    title: say('offline.reload'),
    act() {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    },
  });
}

/** The languages in which everything is stored on the device. Empty until the service worker says so. */
export const storedLanguages: Store<readonly string[]> = createStore<readonly string[]>([]);

function hearStored(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const language = typeof data === 'string' ? /^keeps ([a-z]{2})$/.exec(data)?.[1] : undefined;
    if (language !== undefined) storedLanguages.set([...new Set([...storedLanguages.get(), language])]);
  });
}

/** Tells the service worker the current language, so that it stores the words of the rules in that language. */
async function tellLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(`speaks ${settings.get().language}`);
}

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const address = trustedUrl(new URL('./service-worker.js', document.baseURI).href) as string;
  // A browser that keeps no data refuses. The application then needs its network.
  const kept = await navigator.serviceWorker.register(address, { scope: './' }).catch(() => null);
  if (kept === null) return;
  const isUpdate = navigator.serviceWorker.controller !== null;
  if (kept.waiting !== null && isUpdate) announce(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const { installing } = kept;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null)
        announce(installing);
    });
  });
  hearStored();
  void tellLanguage();
  settings.watch(() => void tellLanguage());
  setInterval(() => void kept.update().catch(() => undefined), lookAgain);
}
