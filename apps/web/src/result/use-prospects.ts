/** useProspects: how many quick battles a side wins from each turn of a game, worked out while its result is read. */
import { check, list, number, Problem, record, required, whole } from '@grognard/rules-kit';
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

const prospectsShape = list(
  record({
    turn: required(whole(0, 1000), 'Turn'),
    won: required(number(0, 1_000_000), 'Won'),
    battles: required(whole(0, 1_000_000), 'Battles'),
  }),
  { min: 0, max: 1000 },
);

/** What was worked out before in this tab. */
function remembered(hash: string, side: string): QuickBattlesSoFar | null {
  try {
    const kept = sessionStorage.getItem(keyOf(hash, side));
    const prospects = kept === null ? null : check(prospectsShape, JSON.parse(kept));
    return prospects === null || prospects instanceof Problem ? null : { prospects, done: 1 };
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

/** Between rounds only the progress is new, and what hangs on the battles counted is not made again. */
function withNews(before: Prospects, next: QuickBattlesSoFar): QuickBattlesSoFar {
  if (before === null || before === 'failed') return next;
  const isSame = before.prospects[0]?.battles === next.prospects[0]?.battles;
  return isSame ? { prospects: before.prospects, done: next.done } : next;
}

export function useProspects(game: string, hash: string, side: string): Prospects {
  const [found, setFound] = useState<Prospects>(() => remembered(hash, side));
  useEffect(() => {
    if (remembered(hash, side) !== null) return;
    const worker = startWorker('analyst');
    const call = connect<typeof analystMessages, AnalystNotices>(workerPort(worker), {
      soFar: (next) => setFound((before) => withNews(before, next)),
    });
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
