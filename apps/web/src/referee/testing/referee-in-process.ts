/** refereeInProcess: page and worker in one process, with all messages copied between them. For tests. */
import { createMemoryStorage, createThinker, type GameStorage, type Port } from '@grognard/session';
import { createMemoryBattles } from '../../saves/own-battles.ts';
import { connectReferee } from '../connect-referee.ts';
import type { Referee } from '../contract.ts';
import { createGame } from '../create-game.ts';
import { hostReferee } from '../host.ts';

/** Two connected ports. A message arrives asynchronously, as plain data. */
export function linkedPorts(): readonly [Port, Port] {
  const listeners: ((message: unknown) => void)[] = [];
  const portOf = (own: number): Port => ({
    send(message) {
      const copy: unknown = structuredClone(message);
      queueMicrotask(() => listeners[1 - own]?.(copy));
    },
    listen: (hear) => {
      listeners[own] = hear;
    },
  });
  return [portOf(0), portOf(1)];
}

export function refereeInProcess(
  storage: GameStorage = createMemoryStorage(),
  builtIn: (name: string) => Promise<string | null> = async () => null,
): Referee {
  let count = 0;
  const [page, worker] = linkedPorts();
  hostReferee(worker, {
    storage,
    ownBattles: createMemoryBattles(),
    thinker: createThinker((setup, language) => createGame(setup, language)),
    prepareThinker: async () => undefined,
    version: '0',
    now: () => 1000 + count++,
    random: (bytes) => (count++).toString(16).padStart(2 * bytes, '0'),
    builtIn,
  });
  return connectReferee(page);
}
