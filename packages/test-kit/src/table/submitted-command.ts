/** A game on trial: how it is laid out, what must always hold in it, and what a side may not know. */
import type { AnyTableGame, Command, GameEvent, SideId } from '@grognard/engine';
import type { SeededRandom } from '../generate/seeded-random.ts';

/** One command that was carried out. */
export interface SubmittedCommand {
  readonly side: SideId;
  readonly command: Command;
}

export interface GameOnTrial {
  /** What it is called in a report. */
  readonly name: string;
  readonly game: AnyTableGame;
  /** What is broken after a command, in words; empty: nothing. */
  readonly broken: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => string[];
  /**
   * Changes everything about a state that a side may not know; false: there is nothing of that kind in it. Null: nothing is ever hidden,
   * and everybody is shown the same.
   */
  readonly disguise: ((state: unknown, side: SideId, random: SeededRandom) => boolean) | null;
  /** The rules that a command and its events show at work. */
  readonly fired: (
    before: unknown,
    given: SubmittedCommand,
    events: readonly GameEvent[],
    after: unknown,
  ) => Iterable<string>;
}
