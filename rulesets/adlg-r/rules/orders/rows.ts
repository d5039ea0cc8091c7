/** The price of an order: its base price, a difficult manoeuvre, surcharges. */
import { allOf, firstOf, type Row, type Section } from '@grognard/rules-kit';
import { isDifficult } from './difficult.ts';
import type { OrderKind } from './input.ts';
import type { OrderCase } from './situation.ts';

function priced(id: string, value: number, when: Row<OrderCase>['when']): Row<OrderCase> {
  return { id, value, when, evenZero: true };
}

const ordered =
  (order: OrderKind) =>
  ({ input }: OrderCase): boolean =>
    input.order === order;

const rallying =
  (place: string) =>
  ({ input }: OrderCase): boolean =>
    input.order === 'rally' && input.rally === place;

const leaving =
  (exit: string) =>
  ({ input }: OrderCase): boolean =>
    input.order === 'leave-zoc' && input.exit === exit;

/** The first row that fits is the base price. The following sections add to it. */
export const price: readonly Section<OrderCase>[] = [
  firstOf(
    priced('command.spontaneous', 0, ordered('spontaneous-charge')),
    priced('command.uncontrolled', 0, ordered('uncontrolled-charge')),
    priced('rally.far', 0, (order) => rallying('far')(order) && !order.bound),
    priced('command.hold', 3, ordered('hold')),
    priced('command.headstrong-other', 3, ({ bound }) => bound),
    priced('rally.near', 1, rallying('near')),
    priced('rally.melee', 2, rallying('melee')),
    priced('command.square', 2, ordered('square')),
    priced('command.move', 1, ordered('move')),
    priced('command.charge', 1, ordered('charge')),
    priced('command.support-move', 1, ordered('support-move')),
    priced('disengage.cost', 1, ordered('disengage')),
    priced('zoc.exit-back', 1, leaving('back')),
    priced('zoc.exit-evade', 1, leaving('evade')),
    priced('zoc.exit-ahead', 1, leaving('ahead')),
  ),
  allOf(
    { id: 'command.difficult', value: 1, when: isDifficult },
    {
      id: 'command.out-of-range',
      value: 1,
      when: ({ input, surcharged }) => surcharged && input.outOfRange,
    },
    {
      id: 'command.commander-engaged',
      value: 1,
      when: ({ input, surcharged }) =>
        surcharged && input.commanderEngaged && !(input.order === 'rally' && input.ownUnit),
    },
  ),
];
