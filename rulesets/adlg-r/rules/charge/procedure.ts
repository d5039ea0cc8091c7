/** chargeAdjust: the distance of a charge when all its targets evade. */
import {
  choice,
  flag,
  type OutputOf,
  optional,
  procedure,
  type RefusalRule,
  record,
  required,
  writeLine,
} from '@grognard/rules-kit';
import { type AdlgRules, kinds, type UnitRow } from '../../model.ts';
import { rollChange, tellChange } from '../distance.ts';
import type { ChargeRules } from './model.ts';
import { neverCharges } from './prohibited.ts';

const input = record({
  kind: required(choice(kinds), 'Charging unit'),
  expendable: optional(flag(), false, 'Expendable levy'),
});

/** A charge with everything that the rows read. */
export interface Charge {
  readonly unit: UnitRow;
  readonly expendable: boolean;
  readonly rules: ChargeRules;
}

const refusals: readonly RefusalRule<Charge>[] = [
  { id: 'charge.prohibited', when: ({ unit, expendable }) => neverCharges(unit, expendable) },
];
const printed = ['charge.minimum'];

function chargeOf({ units, charge }: AdlgRules, { kind, expendable }: OutputOf<typeof input>): Charge {
  return { unit: units[kind], expendable, rules: charge };
}

export const chargeAdjust = procedure({
  id: 'charge-adjust',
  title: 'Charge distance after an evade',
  steps: [
    'If all targets evade roll 1D6, one for each different allowance in the group.',
    'The charge goes on by the changed allowance, at least its minimum if it can.',
    'Headstrong units go the full distance.',
  ],
  input,
  situation: chargeOf,
  mistakes: () => [],
  refusals: () => refusals,
  assess({ unit, rules }, lines) {
    const minimumUd = unit.mounted ? rules.minimumUd.mounted : rules.minimumUd.foot;
    if (lines) writeLine({ lines, of: 'minimumUd' }, 'charge.minimum', minimumUd);
    const notReduced = rules.hiNotReduced && unit.category === 'HI';
    return { minimumUd, table: rules.adjust, notReduced };
  },
  facts: ({ minimumUd }) => ({ minimumUd }),
  totals: {},
  roll: ({ table, notReduced }, chance) =>
    rollChange(
      table,
      {
        by: 'charger',
        rule: 'charge.adjust',
        ...(notReduced ? { floor: { rule: 'charge.hi-not-reduced', ud: 0 } } : {}),
      },
      chance,
    ),
  prints: () => printed,
  tell: {
    case: ({ unit }) => `All targets evade from a charge by ${unit.title}`,
    outcome: tellChange,
    facts: { minimumUd: 'Minimum distance (UD)' },
  },
});
