/** commanderRisk: whether a commander is killed with his unit. */
import {
  choice,
  firstOf,
  type OutputOf,
  optional,
  procedure,
  type RuleId,
  record,
  required,
  rulesIn,
  type Section,
  total,
} from '@grognard/rules-kit';
import type { AdlgRules } from '../../model.ts';
import type { CommanderRules } from './model.ts';

const input = record({
  result: required(choice(['won', 'tied', 'lost', 'routed']), 'What happened to the unit'),
  role: optional(choice(['engaged', 'included', 'attached']), 'engaged', 'The commander is'),
  cause: optional(choice(['melee', 'other']), 'melee', 'Cause'),
});

/** The risk of a commander, with everything that the rows read. */
export interface Risk {
  readonly input: OutputOf<typeof input>;
  /** Whether he fought in the melee with his unit. */
  readonly fought: boolean;
  readonly rules: CommanderRules;
}

const killedOn: readonly Section<Risk>[] = [
  firstOf(
    {
      id: 'commander.killed-lost',
      value: ({ rules }) => rules.lost,
      when: (risk) => risk.fought && risk.input.result === 'lost',
      evenZero: true,
    },
    {
      id: 'commander.killed-routed',
      value: ({ rules }) => rules.routed,
      when: (risk) => risk.fought && risk.input.result === 'routed',
      evenZero: true,
    },
    {
      id: 'commander.included-routed',
      value: ({ rules }) => rules.includedRouted,
      when: ({ input: { result, role, cause } }) =>
        cause === 'other' && role === 'included' && result === 'routed',
      evenZero: true,
    },
  ),
];
const printed = rulesIn(killedOn);
const killed = { killed: true } as const;
const safe = { killed: false } as const;

/** The rule of the throw. */
function ruleOf({ fought, input: { result } }: Risk): RuleId {
  if (!fought) return 'commander.included-routed';
  return result === 'lost' ? 'commander.killed-lost' : 'commander.killed-routed';
}

function riskOf({ commander }: AdlgRules, given: OutputOf<typeof input>): Risk {
  return { input: given, fought: given.cause === 'melee' && given.role !== 'attached', rules: commander };
}

const befell = {
  won: 'whose unit won',
  tied: 'whose unit held',
  lost: 'whose unit lost',
  routed: 'whose unit is routed',
} as const;

export const commanderRisk = procedure({
  id: 'commander-risk',
  title: 'Risk of the commander',
  steps: [
    'After all results of the phase.',
    'Roll 1D6 for a commander engaged in a melee that his unit lost, or whose unit was routed: one roll.',
    'A roll of the number or less kills him.',
  ],
  input,
  situation: riskOf,
  mistakes: () => [],
  refusals: () => [],
  assess: (risk, lines) => ({
    highest: total(killedOn, risk, lines && { lines, of: 'killedOn' }),
    rule: ruleOf(risk),
  }),
  facts: ({ highest }) => ({ killedOn: highest }),
  totals: {},
  roll: ({ highest, rule }, chance) => {
    if (highest <= 0) return safe;
    const face = chance.die();
    const outcome = face <= highest ? killed : safe;
    chance.note?.({
      by: 'commander',
      for: 'risk',
      gives: { read: 'face', value: face, result: outcome.killed ? 'killed' : 'safe' },
      against: { upTo: { killed: highest }, of: ['killedOn'] },
      rules: [rule],
    });
    return outcome;
  },
  prints: () => printed,
  tell: {
    case: ({ input: { result, role, cause } }) =>
      `A commander ${role === 'attached' ? 'attached but not engaged' : role}, ${befell[result]}${cause === 'other' ? ', not in melee' : ''}`,
    outcome: (outcome) => (outcome.killed ? 'killed' : 'safe'),
    facts: { killedOn: 'Killed on (or less)' },
  },
});
