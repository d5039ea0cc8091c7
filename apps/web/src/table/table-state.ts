/** TableState: the game's status, the player's selection and draft, and what is played back, at one moment. */
import type {
  ExplainedRefusal,
  GestureForecast,
  Measurement,
  PieceId,
  Proposal,
  Task,
  Threat,
} from '@grognard/engine';
import type { Json } from '@grognard/rules-kit';
import { type GestureState, isProposalCurrent, type Tool } from '@grognard/table-view/gestures';
import type { GameStatus, ShownEpisode } from '../referee/contract.ts';

export interface TableState {
  readonly status: GameStatus;
  readonly selection: readonly PieceId[];
  /** Values by task of the draft, or null if nothing is being ordered. */
  readonly values: Readonly<Record<string, Json>> | null;
  readonly tasks: readonly Task[];
  readonly proposal: Proposal | null;
  /** Whether something is being dragged just now. */
  readonly hand: 'moves' | 'rests';
  /** Whether the proposal is that of the newest values. It follows a moment later. */
  readonly follows: 'yes' | 'not yet';
  readonly threats: readonly Threat[];
  /** What becomes of the pieces. It follows the proposal. */
  readonly forecast: GestureForecast | null;
  readonly measurement: Measurement | null;
  /** Meaning of taps and drags on the map. */
  readonly tool: Tool;
  /** Refusals of the last confirmed draft. */
  readonly refusals: readonly ExplainedRefusal[];
  readonly busy: 'no' | 'confirming' | 'waiting';
  /** The episode being played back. */
  readonly playing: ShownEpisode | null;
  readonly log: readonly ShownEpisode[];
  /** Whether a battle between computers continues by itself. */
  readonly isRunning: boolean;
}

/** The part of the state that the gesture machine holds. */
export function stateOfGestures({ draft, tool }: GestureState) {
  return {
    selection: draft.selection,
    values: draft.values,
    tasks: draft.tasks,
    proposal: draft.proposal,
    hand: draft.isMoving ? 'moves' : 'rests',
    follows: isProposalCurrent(draft) ? 'yes' : 'not yet',
    threats: draft.threats,
    forecast: draft.forecast,
    measurement: tool.measurement,
    tool: tool.tool,
  } as const satisfies Partial<TableState>;
}

/** The next piece that must react to what another side just did, or null. */
export function reactingPieces({ status }: TableState): readonly PieceId[] | null {
  const pieces = status.prompt?.reaction?.pieces ?? [];
  return pieces.length === 0 ? null : pieces.slice(0, 1);
}

/** Whether pieces can still be ordered. Where the game does not say which can, all of them. */
export function canBeOrdered({ prompt }: GameStatus, pieces: readonly PieceId[]): boolean {
  const able = prompt?.orderable;
  return able === undefined || pieces.every((id) => able.includes(id));
}
