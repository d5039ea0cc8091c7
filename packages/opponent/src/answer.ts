/** What a computer player answers when the game asks it. */
import type { Command, Reason } from '@grognard/engine';

/** What a player does now, why, and how much work it was: commands carried out in imagined games. */
export interface PlayerAnswer {
  readonly commands: readonly Command[];
  readonly reasons: readonly Reason[];
  readonly work: number;
}
