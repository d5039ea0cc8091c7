/** Default orders, in which only the named fields change. */
import type { Point } from '@grognard/geometry';
import type { Order, OrderCommand } from '../state/orders.ts';

export type ShotOrder = NonNullable<Order['shot']>;

/** An order for a figure that differs from standing still only in the named fields. */
export function orderFor(figure: string, named: Partial<Order>): OrderCommand {
  return { ...plainly(figure, [], null), ...named };
}

export function walkTo(figure: string, path: Point[]): OrderCommand {
  return plainly(figure, path, null);
}

export function shootFrom(figure: string, shot: ShotOrder): OrderCommand {
  return plainly(figure, [], shot);
}

/** Written field by field, because object spreads are slow and every figure gets such an order every turn. */
function plainly(figure: string, path: Point[], shot: ShotOrder | null): OrderCommand {
  return {
    kind: 'order',
    figure,
    path,
    pace: 'walk',
    posture: null,
    shot,
    reload: null,
    saddle: 'stay',
    take: null,
    takeWhen: 'end',
    drop: false,
    hand: null,
    victim: null,
    stepUp: false,
    room: null,
    roomAt: null,
    board: null,
    ashore: false,
    together: false,
  };
}
