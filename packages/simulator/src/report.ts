/** SimulationReport: statistics of many games: winners with confidence, losses, length, and the rules that decided. */
import { fingerprint, type SideId } from '@grognard/engine';
import type { Level } from '@grognard/opponent';
import type { BattleJob, GameResult } from './job.ts';
import { rounded, type Share, shareOf } from './share.ts';

/** Results of one side, or of one player that changed sides. */
export interface Tally {
  readonly wins: number;
  /** Share of all games. */
  readonly won: Share;
  /** Share of the games with a winner. */
  readonly wonOfDecided: Share;
  readonly meanLosses: number;
}

export interface SideTally extends Tally {
  readonly side: SideId;
  /** The level that played it, or null if the levels changed sides. */
  readonly level: Level | null;
}

export interface PlayerTally extends Tally {
  readonly level: Level;
}

export interface RuleCount {
  readonly rule: string;
  readonly times: number;
}

/** Cases in which a measure held in all measured games. */
export interface MeasureTally {
  readonly id: string;
  readonly count: number;
  readonly of: number;
  /** Null if there was no case. */
  readonly share: number | null;
}

export interface SimulationReport {
  readonly games: number;
  readonly seed: number;
  readonly sides: readonly SideTally[];
  /** Levels in the order of the job, whichever side they played. */
  readonly players: readonly PlayerTally[];
  readonly draws: number;
  readonly turns: { readonly mean: number; readonly max: number };
  readonly commands: number;
  /** Losses of all sides in all games. */
  readonly casualties: number;
  /** The rules that ended games, most frequent first. */
  readonly endings: readonly RuleCount[];
  /** The rules in the reasons of games played with reasons, most frequent first. */
  readonly rules: readonly RuleCount[];
  /** Measures in the order of the game. Empty if nothing was measured. */
  readonly measures: readonly MeasureTally[];
  /** Number of games played with reasons. */
  readonly explained: number;
  /** Hash over the last states of all games, in order. */
  readonly hash: string;
}

/** Statistics of a job from the results of its games, in the order of the games. */
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
    measures: measuresOf(games),
    explained: games.filter(({ rules }) => rules !== null).length,
    hash: fingerprint(games.map((game) => game.fingerprint)),
  };
}

function measuresOf(games: readonly GameResult[]): MeasureTally[] {
  const sums = new Map<string, { count: number; of: number }>();
  for (const { measures } of games)
    for (const [id, { count, of }] of Object.entries(measures ?? {})) {
      const sum = sums.get(id) ?? { count: 0, of: 0 };
      sums.set(id, { count: sum.count + count, of: sum.of + of });
    }
  return [...sums].map(([id, { count, of }]) => ({
    id,
    count,
    of,
    share: of === 0 ? null : rounded(count / of),
  }));
}

/** Tally of the player in the given seat of each game. */
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

/** Sums of counts, most frequent first, then by name. */
function countsOf(counts: readonly Readonly<Record<string, number>>[]): RuleCount[] {
  const sums = new Map<string, number>();
  for (const each of counts)
    for (const [rule, times] of Object.entries(each)) sums.set(rule, (sums.get(rule) ?? 0) + times);
  return [...sums]
    .map(([rule, times]) => ({ rule, times }))
    .sort((a, b) => b.times - a.times || (a.rule < b.rule ? -1 : 1));
}
