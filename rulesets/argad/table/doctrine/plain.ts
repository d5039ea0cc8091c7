/** Orders with everything left as it is, to be filled in. */
import type { Point } from '@grognard/geometry';
import type { ArgadCommand, Order } from '../orders.ts';

export type OrderCommand = Extract<ArgadCommand, { readonly kind: 'order' }>;
export type Shooting = NonNullable<Order['shot']>;

const plain: Omit<OrderCommand, 'figure'> = {
  kind: 'order',
  path: [],
  pace: 'walk',
  posture: null,
  shot: null,
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

/** An order for a figure that differs from standing still only in what is named. */
export function orderFor(figure: string, named: Partial<Order>): OrderCommand {
  return { ...plain, ...named, figure };
}

/** An order to walk. */
export function walkTo(figure: string, path: Point[]): OrderCommand {
  return { ...plain, figure, path };
}
