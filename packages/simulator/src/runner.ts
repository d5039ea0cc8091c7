/** BatchRunner: plays a batch of simulated games, inline or on a thread. Results do not depend on which runner plays a batch. */
import type { AnyTableGame, CreateAnyGame } from '@grognard/engine';
import { type BattleJob, createGameOf, type GameResult, playNumber } from './job.ts';

/** The games of a job from one number up to, but not including, another. */
export interface Batch {
  readonly job: BattleJob;
  readonly from: number;
  readonly to: number;
}

/** Plays batches one after the other. */
export interface BatchRunner {
  play(batch: Batch): Promise<readonly GameResult[]>;
  /** Ends the runner when there is nothing more to play. */
  dismiss(): Promise<void>;
}

/** Plays batches with the given rulesets. The created game is reused for the next batch of the same job. */
export function batchPlayer(createGame: CreateAnyGame): (batch: Batch) => GameResult[] {
  let current: { readonly name: string; readonly game: AnyTableGame } | null = null;
  return ({ job, from, to }) => {
    const name = JSON.stringify([job.edition, job.scenario, job.options]);
    if (current?.name !== name) current = { name, game: createGameOf(createGame, job) };
    const { game } = current;
    return Array.from({ length: to - from }, (_, i) => playNumber(game, job, from + i));
  };
}

/** A runner in the same thread, without a worker. */
export function inlineRunner(createGame: CreateAnyGame): BatchRunner {
  const play = batchPlayer(createGame);
  return {
    play: async (batch) => play(batch),
    dismiss: async () => {},
  };
}
