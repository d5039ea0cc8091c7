/** `reactivity`: a test of a unit's index. */
import {
  allOf,
  type Chance,
  flag,
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
import { generalCm } from '../../data/moves.ts';
import type { Rules } from '../../model.ts';
import { outcomeOfTest, tellTest } from '../../words/tell-morale.ts';
import { holds, perRules, refusalsInForce, sectionsInForce } from '../in-force.ts';

const reactivityInput = record({
  index: required(whole(1, 6), 'Reactivity index'),
  general: optional(flag(), false, `General within ${generalCm} cm`),
  modifier: optional(whole(-5, 5), 0, 'Modifier of the scenario'),
});

export interface ReactivitySituation {
  readonly rules: Rules;
  readonly asked: OutputOf<typeof reactivityInput>;
}

export type TestOutcome = { readonly passed: boolean };

/** The number that the die of a test must show. */
export interface Need {
  readonly index: number;
  readonly need: number;
  /** Whether the test is passed at or under the number (`low`) or at or over it (`add`). */
  readonly manner: 'low' | 'add';
}

const passed: TestOutcome = { passed: true };
const failed: TestOutcome = { passed: false };

/** The lowest and highest index. With the lowest the best face still passes, with the highest the worst face still fails. */
function limitsOf({ test }: Rules): { readonly floor: number; readonly ceiling: number } {
  return test.manner === 'low'
    ? { floor: 1, ceiling: 5 }
    : { floor: test.target - 6, ceiling: test.target - 2 };
}

/** Sections of the index that is tested. */
export const testSections = perRules((rules) => {
  const rows = allOf<ReactivitySituation>(
    { id: 'morale.index', value: ({ asked }) => asked.index, when: () => true },
    { id: 'command.general-test', value: 1, when: ({ asked }) => asked.general },
    { id: 'morale.modifier', value: ({ asked }) => asked.modifier, when: () => true },
  );
  const limited = holds(rules, 'morale.test-limits')
    ? { ...rows, limit: { id: 'morale.test-limits', ...limitsOf(rules) } }
    : rows;
  return sectionsInForce(rules, [limited]);
});

const refusals: readonly RefusalRule<ReactivitySituation>[] = [
  { id: 'command.general', when: ({ asked }) => asked.general },
];

function roll({ need, manner }: Need, chance: Chance): TestOutcome {
  const die = chance.die();
  const outcome = (manner === 'low' ? die <= need : die >= need) ? passed : failed;
  chance.note?.({
    by: 'unit',
    for: 'test',
    gives: { read: 'face', value: die, result: outcome.passed ? 'passed' : 'failed' },
    against: { [manner === 'low' ? 'upTo' : 'from']: { passed: need }, of: ['need'] },
    rules: ['morale.test'],
  });
  return outcome;
}

export const reactivity = procedure({
  id: 'reactivity',
  title: 'Reactivity test',
  steps: [
    'For each pair of soldiers lost in one player turn, and before a tested reaction: roll one die.',
    'Passed at the index or less; a 1 always passes, a 6 always fails.',
    'Failed after losses: the unit is shaken; already shaken it retreats, after that it routs.',
  ],
  input: reactivityInput,
  situation: (rules: Rules, asked): ReactivitySituation => ({ rules, asked }),
  mistakes: () => [],
  refusals: refusalsInForce(refusals),
  assess: (test, lines): Need => {
    const { manner, target } = test.rules.test;
    const index = total(testSections(test.rules), test, lines ? { lines, of: 'index' } : null);
    return { index, need: manner === 'low' ? index : target - index, manner };
  },
  facts: ({ index, need }) => ({ index, need }),
  totals: {},
  roll,
  prints: perRules((rules) => rulesIn(testSections(rules))),
  tell: {
    case: tellTest,
    outcome: outcomeOfTest,
    facts: { index: 'Index', need: 'Needed' },
  },
});
