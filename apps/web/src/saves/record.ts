/** A game as it is kept in the browser: what it was begun with, and the entries of its log one by one. */
import type { Command, DiceOrigin, GameEvent, LogEntry, Result, Secret, SideId } from '@grognard/engine';
import type { GameId, Seat, TurnReasons } from '../referee/contract.ts';

export type AnyEntry = LogEntry<Command, GameEvent>;

export interface GameRecord {
  readonly id: GameId;
  /** As the player calls it. */
  readonly name: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<SideId, Seat>>;
  /** The players as an imported file names them: its commitment may cover them. Missing in games begun here. */
  readonly players?: Readonly<Record<SideId, string>>;
  readonly dice: DiceOrigin;
  /** Stays here until the battle is over. */
  readonly secret: Secret | null;
  /** Of the computers' thoughts. */
  readonly seed: number;
  readonly made: { readonly engine: string; readonly ruleset: string };
  readonly begun: number;
  readonly touched: number;
  readonly turn: number;
  readonly result: Result | null;
  readonly reasons: readonly TurnReasons[];
  /** Put aside, to be forgotten when the page is opened again. */
  readonly removed: boolean;
}

/** Where games are kept. What `write` has acknowledged survives. */
export interface GameStore {
  games(): Promise<readonly GameRecord[]>;
  game(id: GameId): Promise<GameRecord | null>;
  entries(id: GameId): Promise<readonly AnyEntry[]>;
  /** The record, and entries from number `from` on, both or neither. */
  write(record: GameRecord, from: number, entries: readonly AnyEntry[]): Promise<void>;
  forget(id: GameId): Promise<void>;
}
