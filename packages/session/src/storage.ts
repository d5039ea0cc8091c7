/** GameStorage: the port for storing games. Every storage passes the contract suite in `testing/storage-contract.ts`. */
import type { AnyEntry, GameId, GameRecord, Receipt, StoredGame } from './record.ts';

/** One durable step of a game: its new record, its new entries and the receipt of the command that made them. */
export interface Append {
  readonly record: GameRecord;
  /** Number of entries that the writer believes to be stored. */
  readonly from: number;
  readonly entries: readonly AnyEntry[];
  /** Null if no client waits for an answer: a computer's commands, a new name. */
  readonly receipt: Receipt | null;
}

export interface GameStorage {
  /** All records, deleted games included. */
  records(): Promise<readonly GameRecord[]>;
  /** The record, all entries in order and all receipts, as of one moment. Null if there is no such game. */
  read(game: GameId): Promise<StoredGame | null>;
  /** Stores a new game. An existing game with this id is left untouched. */
  create(record: GameRecord, entries: readonly AnyEntry[]): Promise<'created' | 'exists'>;
  /**
   * Stores the whole step or nothing, and resolves only when it would survive a crash. *Conflict* means that another writer has
   * appended meanwhile, the receipt's id is taken, or the game is gone.
   */
  append(step: Append): Promise<'appended' | 'conflict'>;
  /** Erases a game with everything that belongs to it. */
  erase(game: GameId): Promise<void>;
}
