/** GameRecord: a game as it is stored, apart from its log. Stored fields keep their names, so that games of older versions open. */
import type {
  Command,
  DiceOrigin,
  GameEvent,
  LogEntry,
  Reason,
  Result,
  Secret,
  SideId,
} from '@grognard/engine';
import type { Level, PlanMemory } from '@grognard/opponent';
import type { Language } from '@grognard/rules-kit';

export type GameId = string;

/** A log entry of any ruleset, as in save files. */
export type AnyEntry = LogEntry<Command, GameEvent>;

/** Who plays a side: a person at the client that hosts the session, a person at another client, or a computer. */
export type Seat = 'person' | 'elsewhere' | Level;

/**
 * Lock of a seat elsewhere. Only hashes are stored. An invitation is replaced by the key of the first player who claims the seat
 * with it.
 */
export type SeatLock = { readonly invitation: string } | { readonly key: string };

/** A computer's reasons for the commands of one answer. */
export interface TurnReasons {
  readonly turn: number;
  readonly stage?: string;
  readonly side: SideId;
  readonly reasons: readonly Reason[];
  /** Data needed to repeat the same thinking in another language. */
  readonly thought?: {
    readonly language: Language;
    /** Number of log entries before the answer. */
    readonly after: number;
    /** Set if the seat may have another player since. */
    readonly level?: Level;
  };
  /** What the player wants handed back, if it is not what it had before. It never leaves the session. */
  readonly memory?: PlanMemory | null;
}

/** An undo that waits for other players to agree. */
export interface UndoRequest {
  readonly side: SideId;
  /** Number of the log entry to be undone. */
  readonly entry: number;
  readonly agreed: readonly SideId[];
}

export interface GameRecord {
  readonly id: GameId;
  /** The name the player gave the game. */
  readonly name: string;
  readonly title: string;
  readonly ruleset: string;
  readonly edition: string;
  /** The scenario file in full. */
  readonly scenario: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<SideId, Seat>>;
  readonly locks?: Readonly<Record<SideId, SeatLock>>;
  /** Players as an imported file names them, because its commitment may cover them. Missing in games begun here. */
  readonly players?: Readonly<Record<SideId, string>>;
  readonly dice: DiceOrigin;
  /** Never leaves the session before the battle is over. */
  readonly secret: Secret | null;
  /** Seed of the computer players. */
  readonly seed: number;
  readonly made: { readonly engine: string; readonly ruleset: string };
  /** Times in ms since 1970. */
  readonly begun: number;
  readonly touched: number;
  readonly turn: number;
  readonly result: Result | null;
  readonly reasons: readonly TurnReasons[];
  /** True if the player deleted the game. It can still be restored. */
  readonly removed: boolean;
  readonly undoRequest?: UndoRequest | null;
}

/** The answer to an accepted command, stored with its entries. The same id always gets the same answer. */
export interface Receipt {
  readonly side: SideId;
  /** Created by the sender, unique among the commands of its side. */
  readonly id: string;
  readonly expected: number;
  /** The side's sequence number after the command. */
  readonly seq: number;
  /** Sides that have to agree before an undo is carried out. */
  readonly waitsFor: readonly SideId[];
}

export interface StoredGame {
  readonly record: GameRecord;
  readonly entries: readonly AnyEntry[];
  readonly receipts: readonly Receipt[];
}
