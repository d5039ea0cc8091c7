/** Toll: what events have cost each side, piece by piece, and what their dice could have cost. */
import type { PieceId } from './interaction.ts';
import type { SideId } from './side.ts';

/** What a piece lost by one event. */
export interface PieceLoss {
  /** Index of the event among those the viewer knows, from 0. */
  readonly event: number;
  readonly piece: PieceId;
  readonly name: string;
  readonly side: SideId;
  /** Soldiers lost by it. */
  readonly lost: number;
  /** Set if the piece is out of the battle. */
  readonly isOut?: true;
  /** How and by whom, without the piece itself: "shot by Besnard". */
  readonly words: string;
}

/** One outcome of a throw: soldiers lost by each side that could lose any, and how likely it was, from 0 to 1. */
export interface LossChance {
  readonly lost: Readonly<Record<SideId, number>>;
  readonly share: number;
}

/** A throw that could cost somebody. */
export interface LossThrow {
  readonly event: number;
  readonly actual: Readonly<Record<SideId, number>>;
  /** All outcomes. Their shares add up to 1. */
  readonly odds: readonly LossChance[];
}

export interface Toll {
  readonly losses: readonly PieceLoss[];
  readonly throws: readonly LossThrow[];
}
