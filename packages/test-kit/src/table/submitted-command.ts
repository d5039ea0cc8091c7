/** GameOnTrial: a game under test, its invariants, and what a side may not know. */
import type { AnyTableGame, Command, GameEvent, SideId } from '@grognard/engine';
import type { SeededRandom } from '../generate/seeded-random.ts';

/** One command that was carried out. */
export interface SubmittedCommand {
  readonly side: SideId;
  readonly command: Command;
}

export interface GameOnTrial {
  /** Name in a report. */
  readonly name: string;
  readonly game: AnyTableGame;
  /** Broken invariants after a command, in words, or an empty list. */
  readonly broken: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => string[];
  /**
   * Changes everything in a state that a side may not know. False if the state contains nothing of that kind. Null if nothing is ever
   * hidden, and all sides see the same.
   */
  readonly disguise: ((state: unknown, side: SideId, random: SeededRandom) => boolean) | null;
  /** Rules that a command and its events show at work. */
  readonly fired: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => Iterable<string>;
}
