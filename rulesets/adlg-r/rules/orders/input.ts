/** orderInput: the input of an order. */
import { choice, flag, type OutputOf, optional, orNull, record, required } from '@grognard/rules-kit';
import { kinds } from '../../model.ts';
import { rallyPlaces } from '../rally/model.ts';

export const orderKinds = [
  'move',
  'charge',
  'support-move',
  'spontaneous-charge',
  'uncontrolled-charge',
  'hold',
  'rally',
  'square',
  'disengage',
  'leave-zoc',
] as const;
export type OrderKind = (typeof orderKinds)[number];

export const charges: readonly OrderKind[] = ['charge', 'spontaneous-charge', 'uncontrolled-charge'];
export const movesPaid: readonly OrderKind[] = ['move', 'charge', 'support-move'];

const ofOrder = (...is: readonly OrderKind[]) => ({ field: 'order', is });
const free: readonly OrderKind[] = ['spontaneous-charge', 'uncontrolled-charge'];
const paid = ofOrder(...orderKinds.filter((order) => !free.includes(order)));
const withMoves = { matters: [ofOrder(...movesPaid)] };

export const orderInput = record({
  order: required(choice(orderKinds), 'Order'),
  kind: optional(orNull(choice(kinds)), null, 'Unit (in a group, the hardest to move)'),
  headstrong: optional(flag(), false, 'Headstrong'),
  expendable: optional(flag(), false, 'Expendable levy', {
    matters: [ofOrder(...charges, 'support-move', 'rally')],
  }),
  inReach: optional(flag(), false, 'An enemy is in its charge reach', {
    matters: [
      { field: 'headstrong', is: [true] },
      ofOrder('move', 'rally', 'square', 'disengage', 'leave-zoc'),
    ],
  }),
  outOfRange: optional(flag(), false, 'Out of command range, or no commander', { matters: [paid] }),
  commanderEngaged: optional(flag(), false, 'Commander engaged in melee', { matters: [paid] }),
  ownUnit: optional(flag(), false, 'Rally of the unit he is with', {
    matters: [ofOrder('rally'), { field: 'commanderEngaged', is: [true] }],
  }),
  moveNumber: optional(choice([1, 2, 3]), 1, 'Move number this phase', {
    matters: [ofOrder('move', 'support-move', ...charges)],
  }),
  commanderWith: optional(flag(), false, 'Commander with it in all moves', {
    matters: [ofOrder('move'), { field: 'moveNumber', is: [3] }],
  }),
  turn: optional(flag(), false, 'With a quarter- or half-turn', withMoves),
  frontChange: optional(flag(), false, 'With an extension or contraction', withMoves),
  shortMove: optional(flag(), false, 'Shorter than the full allowance', { matters: [ofOrder('move')] }),
  endsInContact: optional(flag(), false, 'Ends in contact', {
    matters: [ofOrder('move'), { field: 'shortMove', is: [true] }],
  }),
  rally: optional(choice(rallyPlaces), 'near', 'The rallying unit is', { matters: [ofOrder('rally')] }),
  exit: optional(choice(['back', 'evade', 'ahead']), 'back', 'Leaves the ZoC', {
    matters: [ofOrder('leave-zoc')],
  }),
  canEvade: optional(flag(), false, 'Able to evade', {
    matters: [ofOrder('leave-zoc'), { field: 'exit', is: ['back', 'evade'] }],
  }),
});

export type OrderInput = OutputOf<typeof orderInput>;
