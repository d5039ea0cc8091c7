/** Deals the games of a job out to hands and puts the records together in the order of the games. */
import type { Hand } from './hand.ts';
import type { BattleJob, GameRecord } from './job.ts';
import { type Report, reportOf } from './report.ts';

export interface Progress {
  readonly done: number;
  readonly games: number;
}

export interface SimulateOptions {
  readonly hands: readonly Hand[];
  readonly onProgress?: (progress: Progress) => void;
}

export interface Simulated {
  readonly report: Report;
  readonly games: readonly GameRecord[];
}

/** Batches are small enough that progress is seen and no hand waits long for another. */
const batchesPerHand = 8;
const largestBatch = 16;

/** Plays all games of a job; the same job gives the same bytes, whatever hands play it. */
export async function simulate(job: BattleJob, { hands, onProgress }: SimulateOptions): Promise<Simulated> {
  if (hands.length === 0) throw new Error('nobody is there to play');
  const size = Math.max(1, Math.min(largestBatch, Math.ceil(job.games / (hands.length * batchesPerHand))));
  const games: GameRecord[] = [];
  let next = 0;
  let done = 0;
  const faults: { readonly from: number; readonly error: unknown }[] = [];
  const work = async (hand: Hand): Promise<void> => {
    while (next < job.games && faults.length === 0) {
      const from = next;
      const to = Math.min(job.games, from + size);
      next = to;
      try {
        for (const record of await hand.play({ job, from, to })) games[record.n] = record;
      } catch (error) {
        faults.push({ from, error });
        return;
      }
      done += to - from;
      onProgress?.({ done, games: job.games });
    }
  };
  await Promise.all(hands.map(work));
  const [first] = faults.sort((a, b) => a.from - b.from);
  if (first) throw first.error;
  return { report: reportOf(job, games), games };
}
