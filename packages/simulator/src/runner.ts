/** Hands that play batches of a job: here, on a thread, in a browser's worker. Which hand plays what changes no result. */
import type { AnyTableGame } from '@grognard/engine';
import { type BattleJob, type GameResult, type LayOut, layOutJob, playNumber } from './job.ts';

/** The games of a job from one number up to, but not including, another. */
export interface Batch {
  readonly job: BattleJob;
  readonly from: number;
  readonly to: number;
}

/** Whoever plays batches, one after the other. */
export interface BatchRunner {
  play(batch: Batch): Promise<readonly GameResult[]>;
  /** Nothing more is to be played. */
  dismiss(): Promise<void>;
}

/** Plays batches with the rulesets it is given; the game stays laid out from one batch of a job to the next. */
export function batchPlayer(layOut: LayOut): (batch: Batch) => GameResult[] {
  let laidOut: { readonly name: string; readonly game: AnyTableGame } | null = null;
  return ({ job, from, to }) => {
    const name = JSON.stringify([job.edition, job.scenario, job.options]);
    if (laidOut?.name !== name) laidOut = { name, game: layOutJob(layOut, job) };
    const { game } = laidOut;
    return Array.from({ length: to - from }, (_, i) => playNumber(game, job, from + i));
  };
}

/** A hand that plays where it is asked, without a worker. */
export function inlineRunner(layOut: LayOut): BatchRunner {
  const play = batchPlayer(layOut);
  return {
    play: async (batch) => play(batch),
    dismiss: async () => {},
  };
}
