/** What many games come to: who won how surely, at what cost, how long it took, and which rules decided. */
import { fingerprint, type SideId } from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import type { BattleJob, GameResult } from './job.ts';
import { rounded, type Share, shareOf } from './share.ts';

/** How one side, or one of the players who changed sides, did. */
export interface Tally {
  readonly wins: number;
  /** Of all games. */
  readonly won: Share;
  /** Of the games that somebody won. */
  readonly wonOfDecided: Share;
  readonly meanLosses: number;
}

export interface SideTally extends Tally {
  readonly side: SideId;
  /** The level that played it; null where the levels changed sides. */
  readonly level: Level | null;
}

export interface PlayerTally extends Tally {
  readonly level: Level;
}

export interface RuleCount {
  readonly rule: string;
  readonly times: number;
}

export interface SimulationReport {
  readonly games: number;
  readonly seed: number;
  readonly sides: readonly SideTally[];
  /** The levels in the order of the job, whichever side they played. */
  readonly players: readonly PlayerTally[];
  readonly draws: number;
  readonly turns: { readonly mean: number; readonly max: number };
  readonly commands: number;
  /** Losses of all sides in all games. */
  readonly casualties: number;
  /** The rules that ended games, the most frequent first. */
  readonly endings: readonly RuleCount[];
  /** The rules in the reasons of the games that were played with reasons, the most frequent first. */
  readonly rules: readonly RuleCount[];
  /** How many games were played with reasons. */
  readonly explained: number;
  /** Over the last states of all games, in order. */
  readonly hash: string;
}

/** The statistics of a job from the records of its games, which are in the order of the games. */
export function reportOf(job: BattleJob, games: readonly GameResult[]): SimulationReport {
  const sides = games[0]?.sides ?? [];
  const draws = games.filter(({ winners }) => winners.length === 0).length;
  const swapped = job.swap === 'pairs';
  return {
    games: games.length,
    seed: job.seed,
    sides: sides.map((side, i) => ({
      side,
      level: swapped ? null : (job.sides[i] ?? null),
      ...standingOf(games, draws, () => i),
    })),
    players: job.sides.map((level, player) => ({
      level,
      ...standingOf(games, draws, ({ players }) => players.indexOf(player)),
    })),
    draws,
    turns: {
      mean: meanOf(games.map(({ turns }) => turns)),
      max: games.reduce((most, { turns }) => Math.max(most, turns), 0),
    },
    commands: games.reduce((sum, { commands }) => sum + commands, 0),
    casualties: games.reduce((sum, { losses }) => sum + losses.reduce((all, each) => all + each, 0), 0),
    endings: countsOf(games.map(({ by }) => ({ [by]: 1 }))),
    rules: countsOf(games.flatMap(({ rules }) => (rules === null ? [] : [rules]))),
    explained: games.filter(({ rules }) => rules !== null).length,
    hash: fingerprint(games.map((game) => game.fingerprint)),
  };
}

/** How whoever plays the seat given in each game did. */
function standingOf(
  games: readonly GameResult[],
  draws: number,
  seatIn: (game: GameResult) => number,
): Tally {
  const wins = games.filter((game) => game.winners.includes(game.sides[seatIn(game)] ?? '')).length;
  return {
    wins,
    won: shareOf(wins, games.length),
    wonOfDecided: shareOf(wins, games.length - draws),
    meanLosses: meanOf(games.map((game) => game.losses[seatIn(game)] ?? 0)),
  };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Counts added up, the most frequent first, then by name. */
function countsOf(counts: readonly Readonly<Record<string, number>>[]): RuleCount[] {
  const sums = new Map<string, number>();
  for (const each of counts)
    for (const [rule, times] of Object.entries(each)) sums.set(rule, (sums.get(rule) ?? 0) + times);
  return [...sums]
    .map(([rule, times]) => ({ rule, times }))
    .sort((a, b) => b.times - a.times || (a.rule < b.rule ? -1 : 1));
}
