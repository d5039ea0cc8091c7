/** The worker in which the page's games are hosted: rules, states and their secrets stay here. */
import { type Call, connect, remoteThinker, thinkAhead, type thinkerMessages } from '@grognard/session';
import { openIndexedDbBattles } from '../saves/indexed-db-battles.ts';
import { openIndexedDbStorage } from '../saves/indexed-db-storage.ts';
import { createMemoryBattles } from '../saves/own-battles.ts';
import { startWorker } from '../shell/trusted.ts';
import { hostReferee, type RefereeDeps } from './host.ts';
import { lateService, workerPort } from './worker-port.ts';

function hexDigits(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The second worker is started only when a computer player has to think. */
function thinkerWorker(): () => Call<typeof thinkerMessages> {
  let call: Call<typeof thinkerMessages> | null = null;
  return () => {
    call ??= connect<typeof thinkerMessages>(workerPort(startWorker('thinker')));
    return call;
  };
}

async function builtIn(name: string): Promise<string | null> {
  if (!/^[\w-]+$/.test(name)) return null;
  const answer = await fetch(new URL(`../games/${name}.packed`, self.location.href));
  if (!answer.ok || answer.body === null) return null;
  return new Response(answer.body.pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

async function depsHere(): Promise<RefereeDeps> {
  const thinker = thinkerWorker();
  return {
    storage: await openIndexedDbStorage().catch(async () =>
      (await import('./replays.ts')).createMemoryStorage(),
    ),
    ownBattles: await openIndexedDbBattles().catch(createMemoryBattles),
    thinker: thinkAhead({ think: (question) => remoteThinker(thinker()).think(question) }),
    prepareThinker: async (edition, language) => void (await thinker()('prepare', { edition, language })),
    version: __VERSION__,
    now: () => Date.now(),
    random: hexDigits,
    builtIn,
  };
}

const port = lateService(workerPort(self));
void depsHere().then((deps) => hostReferee(port, deps));
