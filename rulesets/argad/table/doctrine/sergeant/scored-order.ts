/** `ScoredOrder`: a possible order of a figure, with its value. */
import type { Point } from '@grognard/geometry';
import type { OrderCommand } from '../../state/orders.ts';

export interface ScoredOrder {
  /** Null for no order: the figure stands and reloads. */
  readonly order: OrderCommand | null;
  readonly worth: number;
  /** The order in words, and the chance of being shot meanwhile, or null if that does not matter. */
  readonly says: string;
  readonly danger: number | null;
  /** Where the figure will be. */
  readonly end: Point;
  /** The enemy shot at or attacked, by index in the list, or -1, and the chance of removing it. */
  readonly at: number;
  readonly chance: number;
  readonly runs: boolean;
}
