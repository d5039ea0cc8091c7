/** HandsApart: hands for questions that many battles never ask: the set-up, markers, flank marches. They are loaded where they are needed. */
import type { Command, Gesture, Piece, PieceId, Prompt, Proposal, Task } from '@grognard/engine';
import type { InteractionContext } from './interaction-context.ts';

/** What they add to a prompt. */
export type PromptApart = Pick<Prompt, 'finish' | 'reaction' | 'canDeploy' | 'suggestTitle'> & {
  /** Pieces of theirs that can be ordered. */
  readonly orderable: readonly PieceId[];
};

export interface HandsApart {
  /** What is ordered by them now, if anything: it lies on the table, or is still to be laid. */
  readonly pieces: (context: InteractionContext) => readonly Piece[];
  /** Null where their pieces only join the others of the question. */
  readonly prompt: (context: InteractionContext) => PromptApart | null;
  readonly tasks: (context: InteractionContext, gesture: Gesture) => readonly Task[];
  readonly propose: (context: InteractionContext, gesture: Gesture) => Proposal;
  readonly gestureFor: (context: InteractionContext, commands: readonly Command[]) => Gesture | null;
}
