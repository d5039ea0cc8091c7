/** demoBattle: the battle behind the home page. It runs in a referee worker of its own, so that a player's game never waits for it. */

import { connectReferee } from '../referee/connect-referee.ts';
import type { ShownEpisode } from '../referee/contract.ts';
import { workerPort } from '../referee/worker-port.ts';
import { settings } from '../settings/store.ts';
import { startWorker } from '../shell/trusted.ts';

export interface DemoBattle {
  /** Resolves when the episodes are ready, or never if the battle was given up before. */
  readonly moments: Promise<readonly ShownEpisode[]>;
  giveUp(): void;
}

/** Deployment zones are of no interest once the battle has begun. */
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
