/** BattleJob: the games to be played, as plain data for a worker. Game n is the same wherever it is played. */
import type { AnyTableGame, CreateAnyGame, MeasuredCount, SaveFile, SideId } from '@grognard/engine';
import { keyOf, type Level, makePlayer } from '@grognard/opponent';
import { type Origin, type PlayedGame, playGame } from './play-game.ts';

export interface BattleJob {
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  /** Levels of the sides, in the order of the game's sides. */
  readonly sides: readonly Level[];
  readonly games: number;
  readonly seed: number;
  /** With `pairs` every seed is played twice, the second time with the levels swapped and the same dice. */
  readonly swap?: 'never' | 'pairs';
  /** Budget of each answer of a captain. Defaults to the full budget. */
  readonly budget?: number;
  /** Number of first games played with reasons, to count the rules that decided. */
  readonly explained?: number;
  /** Every game is measured, if its rules know how. */
  readonly measured?: boolean;
  /** Number of first games returned with their save file. */
  readonly saved?: number;
  /** Versions of the program, for the save files. */
  readonly made?: Origin['made'];
}

/** Summary of one game of a job. */
export interface GameResult {
  readonly n: number;
  readonly seed: number;
  /** Sides in the order of the game. */
  readonly sides: readonly SideId[];
  /** Index of the job's level that played each side. */
  readonly players: readonly number[];
  readonly winners: readonly SideId[];
  /** The rule that ended it. */
  readonly by: string;
  readonly turns: number;
  readonly losses: readonly number[];
  readonly commands: number;
  readonly fingerprint: string;
  /** Number of times each rule counted, or null if the game was played without reasons. */
  readonly rules: Readonly<Record<string, number>> | null;
  /** Counts by measure, or null if the game was not measured. */
  readonly measures: Readonly<Record<string, MeasuredCount>> | null;
  readonly save: SaveFile | null;
}

const usuallyExplained = 10;

/** Creates the game of a job, or throws if that is not possible. */
export function createGameOf(
  createGame: CreateAnyGame,
  { edition, scenario, options }: BattleJob,
): AnyTableGame {
  const game = createGame(edition, scenario, options);
  if (game === null) throw new Error(`${edition} is not played on the table`);
  if ('rules' in game) return game;
  throw new Error(game.map(({ at, message }) => `${at}: ${message}`).join('; '));
}

/** Seed of game n, for dice and players. */
export function seedOf({ seed, swap }: BattleJob, n: number): number {
  return keyOf(seed, 'game', swap === 'pairs' ? n >> 1 : n);
}

/** Index of the job's level that plays each side in game n. */
export function playersOf({ sides, swap }: BattleJob, n: number): number[] {
  const players = sides.map((_, i) => i);
  return swap === 'pairs' && n % 2 === 1 ? players.reverse() : players;
}

/** Plays game n of a job. */
export function playNumber(game: AnyTableGame, job: BattleJob, n: number): GameResult {
  if (game.sides.length !== job.sides.length)
    throw new Error(`${game.title} has ${game.sides.length} sides, not ${job.sides.length}`);
  const seed = seedOf(job, n);
  const order = playersOf(job, n);
  const budget = job.budget === undefined ? {} : { budget: job.budget };
  const players = game.sides.map(({ id }, i) =>
    makePlayer(game, id, job.sides[order[i] ?? 0] ?? 'recruit', { seed, ...budget }),
  );
  const explained = n < (job.explained ?? usuallyExplained);
  const saved = n < (job.saved ?? 0);
  const { measured = false } = job;
  const played = playGame(game, players, {
    seed,
    measured,
    keep: explained || saved || measured ? 'everything' : 'state',
    ...(saved ? { origin: originOf(job) } : {}),
  });
  return recordOf({ game, played, n, seed, players: order, explained });
}

function originOf({ made, options, scenario }: BattleJob): Origin {
  return { made: made ?? { engine: '0', ruleset: '0' }, options, scenario };
}

interface Finished {
  readonly game: AnyTableGame;
  readonly played: PlayedGame;
  readonly n: number;
  readonly seed: number;
  readonly players: readonly number[];
  readonly explained: boolean;
}

function recordOf({ game, played, n, seed, players, explained }: Finished): GameResult {
  const sides = game.sides.map(({ id }) => id);
  return {
    n,
    seed,
    sides,
    players,
    winners: played.result.winners,
    by: played.result.by,
    turns: played.turns,
    losses: sides.map((side) => played.losses[side] ?? 0),
    commands: played.commands,
    fingerprint: played.fingerprint,
    rules: explained ? rulesIn(played) : null,
    measures: played.measures === null ? null : Object.fromEntries(played.measures),
    save: played.save,
  };
}

/** Number of times each rule occurs in the reasons of a game. */
function rulesIn({ entries }: PlayedGame): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    if (!('events' in entry)) continue;
    for (const { why = [] } of entry.events)
      for (const { rule } of why) counts[rule] = (counts[rule] ?? 0) + 1;
  }
  return counts;
}
