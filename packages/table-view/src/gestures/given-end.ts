/** GivenEnd: the end of an order that is given, drawn on the table. */
import type { OrderEnd, PieceId } from '@grognard/engine';

export interface GivenEnd extends OrderEnd {
  readonly piece: PieceId;
}
