/** The referee as the page reaches him; his worker starts with the first question. */
import { settings } from '../settings/store.ts';
import { startWorker } from '../shell/trusted.ts';
import type { Referee } from './contract.ts';
import { callOn } from './wire.ts';

let here: Referee | null = null;

export function referee(): Referee {
  if (here === null) {
    const known = callOn<Referee>(startWorker('referee'));
    here = known;
    const speak = () => void known.speak(settings.get().language, settings.get().units);
    speak();
    settings.watch(speak);
  }
  return here;
}
