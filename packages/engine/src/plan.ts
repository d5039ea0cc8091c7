/** Plan: what a side has ordered and what has not come to pass yet, as it lies on the table and stands in a list. */
import type { Point, Tenths } from '@grognard/geometry';
import type { RuleId, Standing } from '@grognard/rules-kit';
import type { Item } from './display-list.ts';
import type { OrderSign } from './display-overlay.ts';
import type { Gesture, PieceId } from './interaction.ts';
import type { Command } from './table-rules.ts';

/** Where a given order can be taken hold of: the end of its path, or a handle of a formed body. */
export interface OrderEnd {
  readonly at: Point;
  /** Missing if the end of a path is dragged. */
  readonly handle?: { readonly task: string; readonly handle: string };
}

/** A piece of the side and what it is to do. */
export interface PlannedOrder {
  readonly piece: PieceId;
  /** Heading under which many pieces are listed together. */
  readonly group: string;
  /** The order in a few words, or what a piece without orders can still do. Null if there is nothing to say. */
  readonly words: string | null;
  /** `none` for a piece without orders. */
  readonly sign: OrderSign;
  /** Drawn lighter than a proposal, as long as nothing else is drafted for the piece. */
  readonly items: readonly Item[];
  readonly end: OrderEnd | null;
  /** Commands by which a piece without orders is told to stay as it is. Empty if the game knows no such order. */
  readonly stand: readonly Command[];
}

/** Own orders that get in each other's way. Said before they are closed. */
export interface PlanWarning {
  readonly id: string;
  readonly kind: 'collision' | 'masked' | 'gap';
  readonly title: string;
  readonly words: string;
  readonly rule: RuleId;
  readonly standing: Standing;
  /** The pieces concerned, the one whose order should change first. */
  readonly pieces: readonly PieceId[];
  readonly at: Point;
  /** Of the ring about the place. */
  readonly radius: Tenths;
  /** An order that would mend it. It is drafted, not given. */
  readonly remedy: { readonly title: string; readonly gesture: Gesture } | null;
}

export interface Plan {
  /** In the order of the pieces. */
  readonly orders: readonly PlannedOrder[];
  /** The worst first. */
  readonly warnings: readonly PlanWarning[];
}
