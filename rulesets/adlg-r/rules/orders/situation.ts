/** An order as the rows ask about it. */
import type { AdlgRules, UnitRow } from '../../model.ts';
import { type OrderInput, orderKinds } from './input.ts';

/** An order, its unit, and what follows from the two. */
export interface OrderCase {
  readonly input: OrderInput;
  /** Null: nothing special about the unit. */
  readonly unit: UnitRow | null;
  readonly unmanoeuvrable: boolean;
  /** A Headstrong unit with an enemy in reach gets this order only for the price of holding it. */
  readonly bound: boolean;
  /** Range and an engaged commander may cost more. */
  readonly surcharged: boolean;
}

/** Orders that cost no more whatever happens to them; a Headstrong unit in reach has no free rally. */
function isFree({ order, rally }: OrderInput, bound: boolean): boolean {
  if (order === 'rally') return rally === 'far' && !bound;
  return order === 'spontaneous-charge' || order === 'uncontrolled-charge';
}

const bindable = orderKinds.filter(
  (order) => !order.endsWith('charge') && order !== 'support-move' && order !== 'hold',
);

/** Works out the case. */
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
