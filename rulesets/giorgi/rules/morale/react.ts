/** `react`: the length of a flight or of a tested reaction. */
import {
  type Chance,
  choice,
  firstOf,
  flag,
  type Line,
  number,
  type OutputOf,
  optional,
  orNull,
  procedure,
  type RefusalRule,
  type RuleId,
  record,
  required,
  rulesIn,
  type StepNoter,
  total,
} from '@grognard/rules-kit';
import { reactionDice, woodsDice } from '../../data/moves.ts';
import { type Arm, armOf, kinds, type Rules } from '../../model.ts';
import { outcomeOfReaction, tellReaction } from '../../words/tell-morale.ts';
import { holds, perRules, refusalsInForce, sectionsInForce } from '../in-force.ts';

const tested = ['fire-and-flee', 'fall-back', 'counter-attack', 'support'] as const;

const reactInput = record({
  kind: required(choice(kinds), 'Kind of unit'),
  action: required(choice(['flee', ...tested]), 'What it does'),
  place: optional(choice(['open', 'woods']), 'open', 'Position'),
  needCm: optional(orNull(number(0, 200)), null, 'Distance to safety or to contact (cm)'),
  testPassed: optional(flag(), true, 'Reactivity test passed', {
    matters: [{ field: 'action', is: tested }],
  }),
  shaken: optional(flag(), false, 'Shaken', {
    matters: [{ field: 'action', is: ['counter-attack', 'support'] }],
  }),
});

/** A unit that reacts to an attack by moving. */
export interface ReactionSituation {
  readonly rules: Rules;
  readonly asked: OutputOf<typeof reactInput>;
  readonly arm: Arm;
  readonly inWoods: boolean;
  /** Whether it moves at the enemy, so that it may charge. */
  readonly attacks: boolean;
  readonly flees: boolean;
}

/** Distance in cm, whether it is enough, and whether the unit charges. */
export type ReactOutcome = { readonly cm: number; readonly enough?: boolean; readonly charging?: boolean };

/** Parameters of the throw for a reaction. */
export interface Dash {
  readonly dice: number;
  readonly needCm: number | null;
  /** Shortest run of a charge in cm, or null if no charge is intended. */
  readonly chargeRun: number | null;
  readonly mayCharge: boolean;
  /** Where it is thrown, and what for. */
  readonly inWoods: boolean;
  readonly flees: boolean;
  readonly arm: Arm;
}

function reactionOf(rules: Rules, asked: ReactionSituation['asked']): ReactionSituation {
  const { action } = asked;
  return {
    rules,
    asked,
    arm: armOf(asked.kind),
    inWoods: asked.place === 'woods',
    attacks: action === 'counter-attack' || action === 'support',
    flees: action === 'flee' || action === 'fire-and-flee',
  };
}

const sections = perRules((rules) =>
  sectionsInForce<ReactionSituation>(rules, [
    firstOf(
      { id: 'woods.reaction-die', value: woodsDice, when: ({ inWoods }) => inWoods },
      { id: 'attack.flee-dice', value: ({ arm }) => reactionDice[arm], when: ({ flees }) => flees },
      { id: 'attack.tested-dice', value: reactionDice.horse, when: ({ arm }) => arm === 'horse' },
      { id: 'attack.tested-dice-foot', value: reactionDice.foot, when: () => true },
    ),
  ]),
);

const refusals: readonly RefusalRule<ReactionSituation>[] = [
  { id: 'attack.tested', when: ({ asked }) => asked.action !== 'flee' && !asked.testPassed },
  { id: 'attack.shaken', when: ({ asked, attacks }) => attacks && asked.shaken },
  { id: 'attack.guns-never', when: ({ arm, flees }) => arm === 'artillery' && !flees },
  { id: 'terrain.woods-forbidden', when: ({ arm, inWoods }) => inWoods && arm !== 'foot' },
];

function assess(reaction: ReactionSituation, lines: Line[] | null): Dash {
  const { rules, asked, arm, attacks, inWoods, flees } = reaction;
  const { cavalry, infantry } = rules.chargeRunCm;
  return {
    dice: total(sections(rules), reaction, lines ? { lines, of: 'dice' } : null),
    needCm: asked.needCm,
    chargeRun: attacks ? (arm === 'horse' ? cavalry : infantry) : null,
    mayCharge: !(inWoods && holds(rules, 'woods.no-charge')),
    inWoods,
    flees,
    arm,
  };
}

/** The rule that says how many dice are thrown. */
function ruleOfDice({ inWoods, flees, arm }: Dash): RuleId {
  if (inWoods) return 'woods.reaction-die';
  if (flees) return 'attack.flee-dice';
  return arm === 'horse' ? 'attack.tested-dice' : 'attack.tested-dice-foot';
}

/** The throw, how far it goes, and for a reaction at the enemy whether it charges. */
function noteReaction(note: StepNoter, dash: Dash, { cm, enough, charging }: ReactOutcome): void {
  const { needCm, chargeRun, mayCharge } = dash;
  note({
    by: 'unit',
    for: 'reaction',
    gives: {
      read: 'sum',
      value: cm,
      result: enough === undefined ? 'goes' : enough ? 'reaches' : 'short',
      amount: cm,
    },
    ...(needCm === null ? {} : { against: { from: { reaches: needCm } } }),
    rules: [ruleOfDice(dash)],
  });
  if (chargeRun === null || enough === false) return;
  note({
    by: 'unit',
    for: 'charge',
    gives: { read: 'run', value: needCm ?? cm, result: charging === true ? 'charges' : 'no-charge' },
    against: { from: { charges: chargeRun } },
    rules: [mayCharge ? 'attack.charge-reaction' : 'woods.no-charge'],
  });
}

/** A reaction is a charge if it reaches contact and the run into contact was long enough. */
function roll(dash: Dash, chance: Chance): ReactOutcome {
  const { dice, needCm, chargeRun, mayCharge } = dash;
  const cm = chance.sum(dice);
  const reached = needCm === null || cm >= needCm;
  const outcome = {
    cm,
    ...(needCm === null ? {} : { enough: reached }),
    ...(chargeRun === null ? {} : { charging: mayCharge && reached && (needCm ?? cm) >= chargeRun }),
  };
  if (chance.note !== undefined) noteReaction(chance.note, dash, outcome);
  return outcome;
}

export const react = procedure({
  id: 'react',
  title: 'Reaction move',
  steps: [
    'Flight needs no test; falling back, counter-attack, support, and fire followed by flight need a passed one.',
    'Roll the dice and add them up: that is the distance in cm.',
    'A counter-attack or support that reaches the enemy charges if its straight run was long enough.',
  ],
  input: reactInput,
  situation: reactionOf,
  mistakes: () => [],
  refusals: refusalsInForce(refusals),
  assess,
  facts: ({ dice, chargeRun }) => (chargeRun === null ? { dice } : { dice, chargeRun }),
  totals: {},
  roll,
  prints: perRules((rules) => rulesIn(sections(rules))),
  tell: {
    case: tellReaction,
    outcome: outcomeOfReaction,
    facts: { dice: 'Dice', chargeRun: 'Minimum run of a charge (cm)' },
  },
});
