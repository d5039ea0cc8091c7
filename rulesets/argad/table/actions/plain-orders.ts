/** Orders with everything left as it is, to be filled in. */
import type { Point } from '@grognard/geometry';
import type { Order, OrderCommand } from '../state/orders.ts';

export type ShotOrder = NonNullable<Order['shot']>;

/** An order for a figure that differs from standing still only in what is named. */
export function orderFor(figure: string, named: Partial<Order>): OrderCommand {
  return { ...plainly(figure, [], null), ...named };
}

/** An order to walk. */
export function walkTo(figure: string, path: Point[]): OrderCommand {
  return plainly(figure, path, null);
}

/** An order to stand and shoot. */
export function shootFrom(figure: string, shot: ShotOrder): OrderCommand {
  return plainly(figure, [], shot);
}

/** Field by field: copying objects into each other is slow, and every man has such an order in every turn. */
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
