/** SessionDeps: everything a session needs from its host. It has no clock, randomness or storage of its own. */
import type { AnyTableGame, Command, PreparedDice } from '@grognard/engine';
import type { Language } from '@grognard/rules-kit';
import type { GameStorage } from './storage.ts';
import type { Thinker } from './thinker.ts';

/** The parts of a game: an edition, options that change its rules, and a scenario by id or as a file. */
export interface GameSetup {
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Why a game cannot be created, or a file not opened: place and message. */
export interface SetupProblem {
  readonly at: string;
  readonly message: string;
}

export interface RefusedSetup {
  readonly refused: readonly SetupProblem[];
}

/** A game ready to be played. A host may add fields for its clients, such as words. */
export interface CreatedGame {
  readonly game: AnyTableGame;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Author of the rules, as players read it. */
  readonly credit: string;
  /** The scenario file in full. */
  readonly scenario: unknown;
  /** Language of the game's texts and of the computers' reasons. */
  readonly language: Language;
  /** In a lesson: faces where they are named, and the commands of computer players. */
  readonly prepared?: { readonly dice: PreparedDice; readonly commands: readonly Command[] };
}

export interface SessionDeps<G extends CreatedGame = CreatedGame> {
  readonly storage: GameStorage;
  readonly thinker: Thinker;
  /** Version of the program, written into new games. */
  readonly version: string;
  /** Ms since 1970. */
  now(): number;
  /** Random bytes as hexadecimal digits. */
  random(bytes: number): string;
  createGame(setup: GameSetup): Promise<G | RefusedSetup>;
}

export function isRefused<T extends object>(made: T | RefusedSetup): made is RefusedSetup {
  return 'refused' in made;
}
