/** What a man could be ordered, with what it is worth. */
import type { Point } from '@grognard/geometry';
import type { OrderCommand } from '../../state/orders.ts';

export interface ScoredOrder {
  /** Null: no order, he stands and reloads. */
  readonly order: OrderCommand | null;
  readonly worth: number;
  /** What he does, as an order reads, and the chance of being shot meanwhile; null: it does not matter. */
  readonly says: string;
  readonly danger: number | null;
  /** Where he will be. */
  readonly end: Point;
  /** The enemy shot at or run at, by place in the list, and the chance of removing him; -1: none. */
  readonly at: number;
  readonly chance: number;
  readonly runs: boolean;
}
