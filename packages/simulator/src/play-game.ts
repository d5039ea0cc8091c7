/** playGame: one game between computer players, from the first command to the end. */
import {
  type AnyTableGame,
  activeEntries,
  hashedFaces,
  type LogMode,
  Match,
  type MeasuredCount,
  type Result,
  type SaveFile,
  type SaveHeader,
  type SideId,
  saveOf,
} from '@grognard/engine';
import { type AnyMatch, giveCommands, type Player } from '@grognard/opponent';

/** Limit of answers. A game that asks for more does not end. */
export const mostAnswers = 20_000;

/** Fields of a save file's header that the game itself does not know. */
export type Origin = Pick<SaveHeader, 'made' | 'options' | 'scenario'>;

export interface PlayOptions {
  /** Seed of the dice. Every player has its own. */
  readonly seed: number;
  readonly keep?: LogMode;
  /** If given, and if everything is kept, the game comes with its save file. */
  readonly origin?: Origin;
  /** If set, and if everything is kept, the game is measured. */
  readonly measured?: boolean;
  readonly mostAnswers?: number;
}

/** Result of a game. */
export interface PlayedGame {
  readonly result: Result;
  readonly turns: number;
  readonly losses: Readonly<Record<SideId, number>>;
  /** Number of commands carried out. */
  readonly commands: number;
  /** Fingerprint of the last state. */
  readonly fingerprint: string;
  /** Commands and events. Empty unless everything was kept. */
  readonly entries: AnyMatch['entries'];
  readonly save: SaveFile | null;
  /** Counts by measure of the game. Null if it was not measured or has no measures. */
  readonly measures: ReadonlyMap<string, MeasuredCount> | null;
}

/** A game that could not be played to its end, with the seed to repeat it. */
export class GameFault extends Error {
  readonly seed: number;

  constructor(seed: number, cause: unknown) {
    super(`game with seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'GameFault';
    this.seed = seed;
  }
}

/** Plays a game to its end. Errors name the seed. */
export function playGame(game: AnyTableGame, players: readonly Player[], options: PlayOptions): PlayedGame {
  const { seed, keep = 'state', measured = false } = options;
  try {
    const match: AnyMatch = new Match(game.rules, game.rules.start(null), hashedFaces(seed), keep);
    const { result, commands } = playOut(match, players, options.mostAnswers ?? mostAnswers);
    return {
      result,
      turns: game.turnOf(match.state),
      losses: game.losses(game.rules.view(match.state, 'umpire')),
      commands,
      fingerprint: match.hash(),
      entries: match.entries,
      measures: measured && keep === 'everything' ? measuresOf(game, match) : null,
      save: options.origin && keep === 'everything' ? savedGame(match, players, options) : null,
    };
  } catch (error) {
    throw new GameFault(seed, error);
  }
}

/** Plays a match on to its end. */
export function playOut(
  match: AnyMatch,
  players: readonly Player[],
  most: number,
): { readonly result: Result; readonly commands: number; readonly answers: number } {
  let commands = 0;
  for (let answers = 0; answers < most; answers++) {
    const awaits = match.awaits();
    if (awaits.kind === 'over') return { result: awaits.result, commands, answers };
    const side = awaits.sides[0];
    const player = players.find((each) => each.side === side);
    if (player === undefined)
      throw new Error(`nobody plays ${String(side)}, who is asked in ${awaits.phase}`);
    commands += answerOf(match, player);
  }
  throw new Error(`no end after ${most} answers`);
}

/** Lets a player answer. A player who breaks the rules or does nothing is our fault. */
function answerOf(match: AnyMatch, player: Player): number {
  const { commands } = player.answer(match.view(player.side));
  const { carriedOut, refused } = giveCommands(match, player.side, commands);
  const who = `${player.level} for ${player.side}`;
  for (const { command, because } of refused)
    throw new Error(`${who} gave ${JSON.stringify(command)}, refused: ${JSON.stringify(because)}`);
  if (carriedOut.length === 0) throw new Error(`${who} gave no command though asked`);
  return carriedOut.length;
}

function measuresOf(game: AnyTableGame, { entries }: AnyMatch): ReadonlyMap<string, MeasuredCount> | null {
  if (game.measures === undefined) return null;
  const events = activeEntries(entries).flatMap(({ entry }) => entry.events);
  return game.measures.countIn(game.rules.view(game.rules.start(null), 'umpire'), events);
}

function savedGame(
  match: AnyMatch,
  players: readonly Player[],
  { origin, seed }: PlayOptions,
): SaveFile | null {
  if (origin === undefined) return null;
  const { made, options, scenario } = origin;
  const levels = Object.fromEntries(players.map(({ side, level }) => [side, level]));
  return saveOf(match, { made, options, scenario, players: levels, dice: { kind: 'seed', seed } }, null);
}
