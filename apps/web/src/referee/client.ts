/** The referee as the page reaches him; his worker starts with the first question. */
import { settings } from '../settings/store.ts';
import { trustedUrl } from '../shell/trusted.ts';
import type { Referee } from './contract.ts';
import { callOn } from './wire.ts';
import workerUrl from './worker.ts?worker&url';

let here: Referee | null = null;

export function referee(): Referee {
  if (here === null) {
    const known = callOn<Referee>(new Worker(trustedUrl(workerUrl) as string, { type: 'module' }));
    here = known;
    const speak = () => void known.speak(settings.get().language);
    speak();
    settings.watch(speak);
  }
  return here;
}
