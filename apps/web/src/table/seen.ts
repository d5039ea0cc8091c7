/** What a player sees of the table and of what he is telling it, at one moment. */
import type { ExplainedRefusal, Measurement, PieceId, Proposal, Task, Threat } from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { type GestureState, isProposalCurrent, type Tool } from '@grognard/table-view/gestures';
import type { Episode, GameStatus } from '../referee/contract.ts';

export interface Seen {
  readonly stand: GameStatus;
  readonly picked: readonly PieceId[];
  /** What the picked pieces would be told; null: nothing is being told. */
  readonly told: Readonly<Record<string, Json>> | null;
  readonly tasks: readonly Task[];
  readonly proposal: Proposal | null;
  /** Whether a hand is dragging something just now. */
  readonly hand: 'moves' | 'rests';
  /** Whether the proposal is that of all that is told; it follows a moment later. */
  readonly follows: 'yes' | 'not yet';
  readonly threats: readonly Threat[];
  readonly reading: Measurement | null;
  /** What taps and drags on the map do. */
  readonly tool: Tool;
  /** Why the last thing that was confirmed was refused. */
  readonly against: readonly ExplainedRefusal[];
  readonly busy: 'no' | 'confirming' | 'waiting';
  /** What is being played back. */
  readonly playing: Episode | null;
  readonly log: readonly Episode[];
  /** Where only computers play: whether the battle goes on by itself. */
  readonly goesOn: boolean;
}

/** The part of it that the gesture machine holds. */
export function seenOf({ draft, tool }: GestureState) {
  return {
    picked: draft.selection,
    told: draft.values,
    tasks: draft.tasks,
    proposal: draft.proposal,
    hand: draft.isMoving ? 'moves' : 'rests',
    follows: isProposalCurrent(draft) ? 'yes' : 'not yet',
    threats: draft.threats,
    reading: tool.measurement,
    tool: tool.tool,
  } as const satisfies Partial<Seen>;
}

/** Who must answer what another side just did, one after the other; null: nobody must. */
export function urgentIn({ stand }: Seen): readonly PieceId[] | null {
  const pieces = stand.asked?.reaction?.pieces ?? [];
  return pieces.length === 0 ? null : pieces.slice(0, 1);
}

/** Whether pieces can be told something more; where the game does not say who can, all of them. */
export function canBeTold({ asked: prompt }: GameStatus, pieces: readonly PieceId[]): boolean {
  const able = prompt?.orderable;
  return able === undefined || pieces.every((id) => able.includes(id));
}
