/** `skirmish`: an attack on foot in open order or on a routing unit. It has no dice. */
import {
  choice,
  firstOf,
  list,
  type OutputOf,
  optional,
  procedure,
  type RefusalRule,
  record,
  required,
  rulesIn,
  total,
  whole,
} from '@grognard/rules-kit';
import { places, type Rules } from '../../model.ts';
import { outcomeOfSkirmish, tellSkirmish } from '../../words/tell-skirmish.ts';
import { perRules, refusalsInForce, sectionsInForce } from '../in-force.ts';

const skirmishInput = record({
  manner: required(choice(['pressed-home', 'pass-through']), 'Kind of attack'),
  soldiers: required(
    list(whole(1, 3), { min: 1, max: 12, itemTitle: 'Company', addTitle: 'Add a company' }),
    'Soldiers on each company struck',
  ),
  state: optional(choice(['open-order', 'routing']), 'open-order', 'State of the unit struck'),
  place: optional(choice(places), 'open', 'Position of the companies'),
});

export interface SkirmishSituation {
  readonly rules: Rules;
  readonly asked: OutputOf<typeof skirmishInput>;
}

/** Strength of the attacked companies afterwards. */
export type SkirmishOutcome = {
  readonly killed: number;
  readonly left: number;
  readonly result: 'eliminated' | 'R2' | '-';
};

/** Effect of an attack on open order. */
export interface SkirmishStrike {
  readonly perCompany: number;
  readonly companies: number;
  readonly outcome: SkirmishOutcome;
}

/** Losses of each attacked company. */
export const skirmishSections = perRules((rules) =>
  sectionsInForce<SkirmishSituation>(rules, [
    firstOf(
      { id: 'skirmish.pressed-home', value: 2, when: ({ asked }) => asked.manner === 'pressed-home' },
      { id: 'skirmish.pass-through', value: 1, when: ({ asked }) => asked.manner === 'pass-through' },
    ),
  ]),
);

const refusals: readonly RefusalRule<SkirmishSituation>[] = [
  {
    id: 'woods.full-value',
    when: ({ asked }) => asked.place === 'woods' && asked.state === 'open-order',
  },
  {
    id: 'woods.edge-melee',
    when: ({ asked }) => asked.place === 'wood-edge' && asked.state === 'open-order',
  },
  { id: 'building.own-combat', when: ({ asked }) => asked.place === 'building' },
];

function outcomeOf(
  { asked: { soldiers, manner, state } }: SkirmishSituation,
  perCompany: number,
): SkirmishOutcome {
  let killed = 0;
  let left = 0;
  for (const strength of soldiers) {
    const lost = Math.min(strength, perCompany);
    killed += lost;
    left += strength - lost;
  }
  const runs = manner === 'pressed-home' || state === 'routing';
  return { killed, left, result: left === 0 ? 'eliminated' : runs ? 'R2' : '-' };
}

export const skirmish = procedure({
  id: 'skirmish',
  title: 'Attack on open order',
  steps: [
    'The attacker says whether it presses home (and stops) or strikes in passing (and goes on).',
    'Each company struck loses its soldiers, no more than it has; no dice.',
    'Pressed home, or already routing: what is left routs. Struck in passing: it keeps its place.',
  ],
  input: skirmishInput,
  situation: (rules: Rules, asked): SkirmishSituation => ({ rules, asked }),
  mistakes: () => [],
  refusals: refusalsInForce(refusals),
  assess: (situation, lines): SkirmishStrike => {
    const perCompany = total(
      skirmishSections(situation.rules),
      situation,
      lines ? { lines, of: 'perCompany' } : null,
    );
    return {
      perCompany,
      companies: situation.asked.soldiers.length,
      outcome: outcomeOf(situation, perCompany),
    };
  },
  facts: ({ perCompany, companies }) => ({ perCompany, companies }),
  totals: {},
  roll: ({ outcome }) => outcome,
  prints: perRules((rules) => rulesIn(skirmishSections(rules))),
  tell: {
    case: tellSkirmish,
    outcome: outcomeOfSkirmish,
    facts: { perCompany: 'Soldiers lost by each company', companies: 'Companies struck' },
  },
});
