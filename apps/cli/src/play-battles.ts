/** Plays many battles for a command, on the requested number of runners, with a progress line. Saves games on the way. */
import { availableParallelism } from 'node:os';
import { fullBudget } from '@grognard/opponent';
import type { BatchRunner, SimulateOptions } from '@grognard/simulator';
import { type GivenFlag, hasFlag } from './arguments.ts';
import { wholeFrom } from './battle-flags.ts';
import { houseFlag } from './house.ts';
import { noProgress, progressOn } from './progress.ts';
import type { Terminal } from './terminal.ts';

const mostGames = 1_000_000;
const mostWorkers = 64;
/** Larger seeds would repeat earlier ones. */
const largestSeed = 2 ** 32 - 1;

/** Flags of every command that plays battles. */
export const battleFlags = {
  army: { takes: 'text' },
  budget: { takes: 'text' },
  edition: { takes: 'text' },
  games: { takes: 'text' },
  ...houseFlag,
  quiet: { takes: 'nothing' },
  seed: { takes: 'text' },
  workers: { takes: 'text' },
} as const;

/** Number of games, first seed and a captain's budget. `games` is the default number of games. */
export function numbersFrom(
  flags: readonly GivenFlag[],
  games: number,
): { readonly games: number; readonly seed: number; readonly budget: number } {
  const percent = wholeFrom(flags, 'budget', { min: 1, max: 100, otherwise: 100 });
  return {
    games: wholeFrom(flags, 'games', { min: 1, max: mostGames, otherwise: games }),
    seed: wholeFrom(flags, 'seed', { min: 0, max: largestSeed, otherwise: 1 }),
    budget: Math.max(1, Math.round((fullBudget * percent) / 100)),
  };
}

/** Creates runners, uses them and closes them. `wrap` may wrap each runner to observe its games. */
export async function withRunners<T>(
  { games, flags }: { readonly games: number; readonly flags: readonly GivenFlag[] },
  terminal: Terminal,
  play: (options: SimulateOptions) => Promise<T>,
  wrap: (runner: BatchRunner) => BatchRunner = (runner) => runner,
): Promise<T> {
  const otherwise = Math.min(games, availableParallelism(), mostWorkers);
  const count = wholeFrom(flags, 'workers', { min: 1, max: mostWorkers, otherwise });
  const progress = hasFlag(flags, 'quiet') ? noProgress : progressOn(terminal, 'game', () => Date.now());
  const runners = await terminal.runners(count);
  try {
    return await play({
      runners: runners.map(wrap),
      onProgress: ({ done, games: all }) => progress.report(done, all),
    });
  } finally {
    progress.end();
    await Promise.all(runners.map((runner) => runner.dismiss()));
  }
}
