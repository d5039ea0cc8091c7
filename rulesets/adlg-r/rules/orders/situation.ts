/** OrderCase: an order as the rows read it. */
import type { AdlgRules, UnitRow } from '../../model.ts';
import { type OrderInput, orderKinds } from './input.ts';

/** An order, its unit, and the facts derived from both. */
export interface OrderCase {
  readonly input: OrderInput;
  /** Null if nothing about the unit matters. */
  readonly unit: UnitRow | null;
  readonly unmanoeuvrable: boolean;
  /** Whether a Headstrong unit with an enemy in reach gets this order only for the price of holding it. */
  readonly bound: boolean;
  /** Whether range and an engaged commander may cost extra. */
  readonly surcharged: boolean;
}

/** Orders that never cost extra. A Headstrong unit in reach has no free rally. */
function isFree({ order, rally }: OrderInput, bound: boolean): boolean {
  if (order === 'rally') return rally === 'far' && !bound;
  return order === 'spontaneous-charge' || order === 'uncontrolled-charge';
}

const bindable = orderKinds.filter(
  (order) => !order.endsWith('charge') && order !== 'support-move' && order !== 'hold',
);

export function orderOf({ units, orders }: AdlgRules, input: OrderInput): OrderCase {
  const { order, kind, headstrong, inReach } = input;
  const unit = kind === null ? null : units[kind];
  const bound = headstrong && inReach && bindable.includes(order);
  const held = bound || order === 'hold';
  return {
    input,
    unit,
    unmanoeuvrable: headstrong || (unit?.unmanoeuvrable ?? false),
    bound,
    surcharged: held ? orders.headstrongSurcharge : !isFree(input, bound),
  };
}
