/** orderCost: the price of an order. */
import { procedure, rulesIn, total } from '@grognard/rules-kit';
import { type OrderKind, orderInput } from './input.ts';
import { refusals } from './refusals.ts';
import { price } from './rows.ts';
import { type OrderCase, orderOf } from './situation.ts';

const printed = rulesIn(price);

const named: Readonly<Record<OrderKind, string>> = {
  move: 'A move',
  charge: 'A charge',
  'support-move': 'A move into support',
  'spontaneous-charge': 'A spontaneous charge',
  'uncontrolled-charge': 'An uncontrolled charge',
  hold: 'Holding back',
  rally: 'A rally',
  square: 'Forming or leaving square',
  disengage: 'Disengaging',
  'leave-zoc': 'Leaving a ZoC',
};

function tellOrder({ input, unit }: OrderCase): string {
  const who = unit === null ? 'a unit' : unit.title;
  const of = input.order === 'hold' ? '' : 'by ';
  const special = [
    input.headstrong && 'Headstrong',
    input.turn && 'with a turn',
    input.frontChange && 'with a change of front',
    input.outOfRange && 'out of command range',
    input.commanderEngaged && 'the commander engaged',
  ].filter(Boolean);
  return [`${named[input.order]} ${of}${who}`, ...special].join(', ');
}

export const orderCost = procedure({
  id: 'order-cost',
  title: 'Cost of an order',
  steps: [
    'Find the cost of the order; a difficult manoeuvre costs more, once.',
    'Add what it costs beyond command range, and with the commander engaged in melee.',
    'Carry the order out fully before the next.',
  ],
  input: orderInput,
  situation: orderOf,
  mistakes: () => [],
  refusals: () => refusals,
  assess: (order, lines) => ({ cp: total(price, order, lines && { lines, of: 'cp' }) }),
  facts: (cost) => cost,
  totals: {},
  roll: (cost) => cost,
  prints: () => printed,
  tell: {
    case: tellOrder,
    outcome: ({ cp }) => `${cp} CP`,
    facts: { cp: 'Command points' },
  },
});
