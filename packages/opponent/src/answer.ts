/** PlayerAnswer: the answer of a computer player to a prompt. */
import type { Command, Reason } from '@grognard/engine';
import type { PlanMemory } from './plan/index.ts';

/** Commands of a player, their reasons, and the work done: commands carried out in rollouts. */
export interface PlayerAnswer {
  readonly commands: readonly Command[];
  readonly reasons: readonly Reason[];
  readonly work: number;
  /** What the player wants to have handed back with the next question. Null if it keeps nothing. */
  readonly memory: PlanMemory | null;
}
