/** The battle behind the home page, worked out by a referee of its own who then goes home: whoever plays waits for nobody. */

import { connectReferee } from '../referee/connect-referee.ts';
import type { ShownEpisode } from '../referee/contract.ts';
import { workerPort } from '../referee/worker-port.ts';
import { settings } from '../settings/store.ts';
import { startWorker } from '../shell/trusted.ts';

export interface DemoBattle {
  /** Its moments, once they are worked out; never where it was given up before. */
  readonly moments: Promise<readonly ShownEpisode[]>;
  giveUp(): void;
}

/** Where sides set up is nothing to look at when the battle is on. */
function withoutZones(moment: ShownEpisode): ShownEpisode {
  const { before } = moment;
  return { ...moment, before: { ...before, items: before.items.filter(({ kind }) => kind !== 'zone') } };
}

export function demoBattle(): DemoBattle {
  const worker = startWorker('referee');
  const busy = connectReferee(workerPort(worker));
  const work = async () => {
    await busy.speak(settings.get().language);
    const replay = await busy.replay('built-in:home', 'umpire');
    worker.terminate();
    return (replay?.episodes ?? []).map(withoutZones);
  };
  return { moments: work(), giveUp: () => worker.terminate() };
}
