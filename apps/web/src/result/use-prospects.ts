/** useProspects: how many quick battles a side wins from each turn of a game, worked out while its result is read. */
import { connect } from '@grognard/session';
import type { Prospect, QuickBattlesSoFar } from '@grognard/simulator';
import { useEffect, useState } from 'react';
import { referee } from '../referee/client.ts';
import { workerPort } from '../referee/worker-port.ts';
import { startWorker } from '../shell/trusted.ts';
import type { AnalystNotices, analystMessages } from './analyst.ts';

/** Null until the first battles are counted, `failed` if they cannot be played. */
export type Prospects = QuickBattlesSoFar | 'failed' | null;

const keyOf = (hash: string, side: string) => `grognard.prospects ${hash} ${side}`;

/** What was worked out before in this tab. */
function remembered(hash: string, side: string): QuickBattlesSoFar | null {
  try {
    const kept = sessionStorage.getItem(keyOf(hash, side));
    return kept === null ? null : { prospects: JSON.parse(kept) as Prospect[], done: 1 };
  } catch {
    return null;
  }
}

function remember(hash: string, side: string, prospects: readonly Prospect[]): void {
  try {
    sessionStorage.setItem(keyOf(hash, side), JSON.stringify(prospects));
  } catch {
    // The browser forbids storage. They are worked out again the next time.
  }
}

export function useProspects(game: string, hash: string, side: string): Prospects {
  const [found, setFound] = useState<Prospects>(() => remembered(hash, side));
  useEffect(() => {
    if (remembered(hash, side) !== null) return;
    const worker = startWorker('analyst');
    const call = connect<typeof analystMessages, AnalystNotices>(workerPort(worker), { soFar: setFound });
    const work = async () => {
      const prospects = await call('prospects', { file: await referee().exportGame(game), side });
      remember(hash, side, prospects);
      setFound({ prospects, done: 1 });
      worker.terminate();
    };
    work().catch(() => setFound('failed'));
    return () => worker.terminate();
  }, [game, hash, side]);
  return found;
}
