/** Orders to shoot and their results, for tests of whole turns. For tests only. */
import type { Order } from '../../state/orders.ts';
import type { TurnEvents } from './play.ts';

type Shot = NonNullable<Order['shot']>;

/** A pistol shot, by default at the end. */
export function fires(target: string | null, more: Partial<Shot> = {}): Partial<Order> {
  return { shot: { weapon: 'pistol', target, moment: 'end', after: 0, fallback: 'hold', ...more } };
}

/** A pistol shot on the move. */
export function onTheWay(target: string, after: number): Partial<Order> {
  return fires(target, { moment: 'moving', after });
}

/** A shot with a musket. */
export function withMusket(target: string | null, more: Partial<Shot> = {}): Partial<Order> {
  return fires(target, { weapon: 'flintlock-musket', ...more });
}

/** The rules that counted in the first shot, or undefined if nobody shot. */
export function rulesIn({ all }: TurnEvents): readonly string[] | undefined {
  return all('shot')[0]?.why?.map(({ rule }) => rule);
}

/** The rules for which the first shot was held, or undefined if none was. */
export function heldBy({ all }: TurnEvents): readonly string[] | undefined {
  return all('heldFire')[0]?.rules;
}

/** The corners of a rectangle, from its south-west one. */
export function box(x: number, y: number, width: number, depth: number): number[][] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}
