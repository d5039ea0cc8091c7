/** evadeAdjust: the distance of an evade move. */
import {
  choice,
  flag,
  type OutputOf,
  optional,
  procedure,
  type RefusalRule,
  record,
  required,
} from '@grognard/rules-kit';
import { type AdlgRules, type Category, kinds, type UnitRow } from '../../model.ts';
import { rollChange, tellChange } from '../distance.ts';
import type { EvadeRules } from './model.ts';

const cavalry: readonly string[] = ['medium-cavalry', 'heavy-cavalry', 'heavily-armoured-cavalry'];
const ofCavalry = { matters: [{ field: 'kind', is: cavalry }] };

const input = record({
  kind: required(choice(kinds), 'Evading unit'),
  impact: optional(flag(), false, 'Has Impact', ofCavalry),
  shock: optional(flag(), false, 'Has Shock', ofCavalry),
  pistol: optional(flag(), false, 'Has Pistol', ofCavalry),
  headstrong: optional(flag(), false, 'Headstrong', ofCavalry),
  inMelee: optional(flag(), false, 'In melee or melee support, or at an enemy camp'),
  blocked: optional(flag(), false, 'Way out blocked'),
});

/** An evade move with everything that the rows read. */
export interface Evade {
  readonly unit: UnitRow;
  readonly input: OutputOf<typeof input>;
  readonly rules: EvadeRules;
}

const always: readonly Category[] = ['LI', 'LH', 'Drag'];

function mayEvade({ unit, input: given }: Evade): boolean {
  if (always.includes(unit.category)) return true;
  return unit.category === 'Cv' && !(given.impact || given.shock || given.pistol || given.headstrong);
}

const refusals: readonly RefusalRule<Evade>[] = [
  { id: 'evade.who', when: (evade) => !mayEvade(evade) },
  { id: 'evade.in-melee', when: (evade) => evade.input.inMelee },
  { id: 'evade.blocked', when: (evade) => evade.input.blocked },
];

export const evadeAdjust = procedure({
  id: 'evade-adjust',
  title: 'Evade distance',
  steps: [
    'Turn away: half-turn if charged on the front, quarter-turn on a flank, none on the rear.',
    'If the way is blocked stand and fight; else wheel, if wanted, to match the charge.',
    'Roll 1D6, one for each different allowance, and go straight on by the changed allowance.',
  ],
  input,
  situation: ({ units, evade }: AdlgRules, given): Evade => ({
    unit: units[given.kind],
    input: given,
    rules: evade,
  }),
  mistakes: () => [],
  refusals: () => refusals,
  assess: ({ rules }) => rules.adjust,
  facts: () => ({}),
  totals: {},
  roll: (table, chance) => rollChange(table, { by: 'evader', rule: 'evade.distance' }, chance),
  prints: () => [],
  tell: {
    case: ({ unit }) => `An evade move of ${unit.title}`,
    outcome: tellChange,
    facts: {},
  },
});
