/** ladder: every level against every other, with sides swapped and the same dice, and the resulting ratings. */
import { fingerprint } from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import { type Pairing, type Rating, rate } from './elo.ts';
import type { BattleJob } from './job.ts';
import { type SimulateOptions, simulate } from './simulate.ts';

/** A job without levels. `games` is the number for each pair. */
export type LadderJob = Omit<BattleJob, 'sides' | 'swap' | 'saved'>;

export interface LadderRow extends Rating {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export interface PairResult {
  readonly levels: readonly [Level, Level];
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export interface Ladder {
  /** Strongest first. */
  readonly rungs: readonly LadderRow[];
  readonly pairs: readonly PairResult[];
  /** Hash over all games. */
  readonly hash: string;
}

/** Plays the ladder of some levels, in a game of two sides. */
export async function ladder(
  levels: readonly Level[],
  job: LadderJob,
  { runners, onProgress }: SimulateOptions,
): Promise<Ladder> {
  const pairings: Pairing[] = [];
  const hashes: string[] = [];
  const met = levels.flatMap((_, first) => levels.slice(first + 1).map((__, i) => [first, first + 1 + i]));
  for (const [i, [first = 0, second = 0]] of met.entries()) {
    const pair = [levels[first] ?? 'recruit', levels[second] ?? 'recruit'];
    const { report } = await simulate(
      { ...job, sides: pair, swap: 'pairs' },
      {
        runners,
        onProgress: ({ done, games }) => onProgress?.({ done: i * games + done, games: met.length * games }),
      },
    );
    const [wins = 0, losses = 0] = report.players.map((player) => player.wins);
    pairings.push({ first, second, wins, losses, draws: report.draws });
    hashes.push(report.hash);
  }
  return {
    rungs: rungsOf(levels, pairings),
    pairs: pairings.map(({ first, second, wins, losses, draws }) => ({
      levels: [levels[first] ?? 'recruit', levels[second] ?? 'recruit'],
      wins,
      losses,
      draws,
    })),
    hash: fingerprint(hashes),
  };
}

function rungsOf(levels: readonly Level[], pairings: readonly Pairing[]): LadderRow[] {
  const ratings = rate(levels.length, pairings);
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  return levels
    .map((level, i) => {
      const own = pairings.filter(({ first, second }) => first === i || second === i);
      const wins = sum(own.map((each) => (each.first === i ? each.wins : each.losses)));
      const losses = sum(own.map((each) => (each.first === i ? each.losses : each.wins)));
      const draws = sum(own.map((each) => each.draws));
      const rating = ratings[i] ?? { elo: 0, error: 0 };
      return { level, ...rating, games: wins + losses + draws, wins, losses, draws };
    })
    .sort((a, b) => b.elo - a.elo);
}
