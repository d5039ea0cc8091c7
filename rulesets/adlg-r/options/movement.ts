/** Options of the chapters move, charge and elephant that a procedure reads. */
import { choice, flag, list, number, option, optionsOn } from '@grognard/rules-kit';
import { base } from '../base.ts';
import type { AdlgRules } from '../model.ts';

const movementOption = optionsOn(base, 'movement');
const chargeOption = optionsOn(base, 'charge');

const { elephants } = base.movement.table;

export const movementOptions = [
  movementOption({
    id: 'move.drag-edge',
    title: `How dragoons move at exactly ${base.movement.dragoonsUd} UD from an enemy`,
    shape: choice(['cavalry', 'foot']),
    sets: 'dragoonsAtEdge',
    effects: { foot: 'they use the row of MI there.' },
    readBy: ['move'],
  }),
  option({
    id: 'elephant.move',
    title: 'Allowance of elephants in open, rough and difficult terrain, in UD',
    shape: list(number(0, 6), { min: 3, max: 3 }),
    default: [elephants.open, elephants.rough, elephants.difficult ?? 0],
    says: 'In this order: open, rough, difficult.',
    readBy: ['move'],
    amend: (rules: AdlgRules, [open = 0, rough = 0, difficult = 0]) => {
      const { movement } = rules;
      const row = { ...movement.table.elephants, open, rough, difficult };
      return { ...rules, movement: { ...movement, table: { ...movement.table, elephants: row } } };
    },
  }),
  chargeOption({
    id: 'charge.hi-not-reduced',
    title: 'The die never shortens a charge of HI',
    shape: flag(),
    sets: 'hiNotReduced',
    effects: { off: 'a low die shortens it like any other charge.' },
    readBy: ['charge-adjust'],
  }),
] as const;
