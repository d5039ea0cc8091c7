/** simulate: distributes the games of a job among runners and collects the results in the order of the games. */

import type { BattleJob, GameResult } from './job.ts';
import { reportOf, type SimulationReport } from './report.ts';
import type { BatchRunner } from './runner.ts';

export interface SimulationProgress {
  readonly done: number;
  readonly games: number;
}

export interface SimulateOptions {
  readonly runners: readonly BatchRunner[];
  readonly onProgress?: (progress: SimulationProgress) => void;
}

export interface SimulationResult {
  readonly report: SimulationReport;
  readonly games: readonly GameResult[];
}

/** Batches are small enough to show progress and to keep runners from waiting long for each other. */
const batchesPerRunner = 8;
const largestBatch = 16;

/** Plays all games of a job. The same job gives the same bytes, whatever runners play it. */
export async function simulate(
  job: BattleJob,
  { runners, onProgress }: SimulateOptions,
): Promise<SimulationResult> {
  if (runners.length === 0) throw new Error('nobody is there to play');
  const size = Math.max(
    1,
    Math.min(largestBatch, Math.ceil(job.games / (runners.length * batchesPerRunner))),
  );
  const games: GameResult[] = [];
  let next = 0;
  let done = 0;
  const faults: { readonly from: number; readonly error: unknown }[] = [];
  const work = async (runner: BatchRunner): Promise<void> => {
    while (next < job.games && faults.length === 0) {
      const from = next;
      const to = Math.min(job.games, from + size);
      next = to;
      try {
        for (const record of await runner.play({ job, from, to })) games[record.n] = record;
      } catch (error) {
        faults.push({ from, error });
        return;
      }
      done += to - from;
      onProgress?.({ done, games: job.games });
    }
  };
  await Promise.all(runners.map(work));
  const [first] = faults.sort((a, b) => a.from - b.from);
  if (first) throw first.error;
  return { report: reportOf(job, games), games };
}
