/** Refusals of orders, in the order of the ledger. */
import type { RefusalRule } from '@grognard/rules-kit';
import type { Category } from '../../model.ts';
import { neverCharges } from '../charge/prohibited.ts';
import { charges } from './input.ts';
import type { OrderCase } from './situation.ts';

const guns: readonly Category[] = ['Art', 'WWg'];
const ridesOn: readonly Category[] = ['LH', 'Cv', 'Kn', 'El'];

const isCharge = ({ input }: OrderCase): boolean => charges.includes(input.order);
const isSupport = ({ input }: OrderCase): boolean => input.order === 'support-move';
const never = ({ input, unit }: OrderCase): boolean => neverCharges(unit, input.expendable);

function thirdForbidden({ input, unit, unmanoeuvrable }: OrderCase): boolean {
  if (input.order !== 'move' || input.moveNumber !== 3) return false;
  return unmanoeuvrable || !input.commanderWith || (unit !== null && guns.includes(unit.category));
}

export const refusals: readonly RefusalRule<OrderCase>[] = [
  { id: 'charge.prohibited', when: (order) => isCharge(order) && never(order) },
  { id: 'charge.support-prohibited', when: (order) => isSupport(order) && never(order) },
  {
    id: 'charge.uncontrolled',
    when: ({ input }) => input.order === 'uncontrolled-charge' && !input.headstrong,
  },
  {
    id: 'move.multiple-distance',
    when: (order) => (isCharge(order) || isSupport(order)) && order.input.moveNumber > 1,
  },
  { id: 'move.third-forbidden', when: thirdForbidden },
  {
    id: 'artillery.heavy',
    when: ({ input }) => input.order === 'move' && input.kind === 'heavy-artillery' && input.moveNumber > 1,
  },
  { id: 'square.who', when: ({ input, unit }) => input.order === 'square' && unit !== null && !unit.square },
  { id: 'elephant.no-rally', when: ({ input }) => input.order === 'rally' && input.kind === 'elephants' },
  { id: 'rally.expendable', when: ({ input }) => input.order === 'rally' && input.expendable },
  { id: 'command.hold', when: ({ input }) => input.order === 'hold' && !input.headstrong },
  {
    id: 'zoc.exit-evade',
    when: ({ input }) => input.order === 'leave-zoc' && input.exit === 'evade' && !input.canEvade,
  },
  {
    id: 'zoc.exit-back',
    when: ({ input }) => input.order === 'leave-zoc' && input.exit === 'back' && input.canEvade,
  },
  {
    id: 'zoc.exit-ahead',
    when: ({ input, unit }) =>
      input.order === 'leave-zoc' &&
      input.exit === 'ahead' &&
      unit !== null &&
      !ridesOn.includes(unit.category),
  },
];
