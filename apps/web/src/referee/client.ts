/** The page's own Referee. Its worker starts with the first question. */
import { settings } from '../settings/store.ts';
import { startWorker } from '../shell/trusted.ts';
import { connectReferee } from './connect-referee.ts';
import type { Referee } from './contract.ts';
import { workerPort } from './worker-port.ts';

let here: Referee | null = null;

export function referee(): Referee {
  if (here === null) {
    const connected = connectReferee(workerPort(startWorker('referee')));
    here = connected;
    const speak = () => void connected.speak(settings.get().language, settings.get().units);
    speak();
    settings.watch(speak);
  }
  return here;
}
