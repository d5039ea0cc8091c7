/** A game small enough to check by hand: one figure strikes another with one die. For tests of the command only. */
import {
  allOf,
  type BundledScenario,
  choice,
  flag,
  list,
  number,
  option,
  optional,
  orNull,
  procedure,
  type RuleEntry,
  type Ruleset,
  record,
  required,
  ruleset,
  rulesIn,
  total,
  whole,
} from '@grognard/rules-kit';

interface DuelRules {
  readonly wall: number;
  readonly reach: number;
}

const man = record({
  class: optional(whole(1, 5), 3, 'Class'),
  behindWall: optional(flag(), false, 'Stands behind a wall'),
});

const input = record({
  weapon: required(choice(['sword', 'club']), 'Weapon'),
  rangeCm: optional(number(0, 100), 1, 'Distance in cm'),
  target: optional(man, {}, 'Target'),
  ground: optional(list(choice(['mud', 'snow']), { min: 0, max: 4 }), [], 'Ground'),
  aims: optional(
    list(record({ at: required(choice(['head', 'leg']), 'Aim') }), { min: 0, max: 3 }),
    [],
    'Aims',
  ),
  seconds: optional(orNull(whole(0, 9)), null, 'Seconds of rest'),
});

interface Situation {
  readonly rules: DuelRules;
  readonly weapon: 'sword' | 'club';
  readonly rangeCm: number;
  readonly target: { readonly class: number; readonly behindWall: boolean };
  readonly ground: readonly string[];
}

const rows = (rules: DuelRules) => [
  allOf<Situation>(
    { id: 'strike.wall', value: rules.wall, when: ({ target }) => target.behindWall },
    { id: 'strike.mud', value: -1, when: ({ ground }) => ground.includes('mud') },
  ),
];

const strike = procedure({
  id: 'strike',
  title: 'One blow',
  steps: ['Throw a die.', 'Add the modifiers; reach the class of the target.'],
  input,
  situation: (rules: DuelRules, given): Situation => ({ rules, ...given }),
  mistakes: () => [],
  refusals: (rules) => [{ id: 'strike.reach', when: ({ rangeCm }) => rangeCm > rules.reach }],
  assess: (situation, lines) => ({
    need: situation.target.class,
    modifier: total(rows(situation.rules), situation, lines === null ? null : { lines }),
  }),
  facts: ({ need, modifier }) => ({ need, modifier }),
  totals: { '': 'modifier' },
  roll: ({ need, modifier }, chance) => ({ hit: chance.die() + modifier >= need }),
  prints: (rules) => rulesIn(rows(rules)),
  tell: {
    case: ({ weapon, target }) => `a man strikes a man of class ${target.class} with his ${weapon}`,
    outcome: ({ hit }) => (hit ? 'hit' : 'miss'),
    facts: { need: 'Needed', modifier: 'Modifier' },
  },
});

const catalogue: readonly RuleEntry[] = [
  {
    id: 'strike.wall',
    standing: 'stated',
    source: 'Duel sheet, side 1',
    editions: ['duel-1', 'duel-2'],
    use: ['procedure'],
    options: ['wall.high'],
  },
  { id: 'strike.mud', standing: 'ours', source: '', editions: ['duel-2'], use: ['procedure'] },
  {
    id: 'strike.reach',
    standing: 'inferred',
    source: 'Duel sheet, side 2',
    editions: ['duel-1', 'duel-2'],
    use: ['procedure'],
  },
  {
    id: 'end.blood',
    standing: 'stated',
    source: 'Duel sheet, side 2',
    editions: ['duel-1', 'duel-2'],
    use: ['table'],
  },
];

const dawn: BundledScenario = {
  id: 'dawn',
  title: 'At dawn',
  editions: ['duel-1', 'duel-2'],
  strengths: [1, 1],
  summary: {
    place: 'Behind the convent',
    year: 1721,
    turns: 3,
    table: '4 × 3 paces',
    sides: [
      { id: 'black', name: 'Black', figures: 2 },
      { id: 'white', name: 'White', figures: 1 },
    ],
  },
  data: { id: 'dawn', plan: 'A second sword lies in the grass.' },
  called: () => dawn,
  known: (side) => ({
    data: { id: 'dawn', ...(side === 'black' ? { plan: 'A second sword lies in the grass.' } : {}) },
    parts: [
      { title: 'History', paragraphs: ['A word was said.', 'It was not taken back.'], entries: [] },
      { title: 'Aims', paragraphs: [], entries: [{ term: '1 point', text: 'Both: draw first blood.' }] },
      ...(side === 'black'
        ? [{ title: 'Plan of Black', paragraphs: ['A second sword lies in the grass.'], entries: [] }]
        : []),
    ],
  }),
};

export const duel: Ruleset = ruleset<DuelRules>({
  id: 'duel',
  title: 'Duel',
  credit: 'A game of ours, for tests.',
  sources: [{ id: 'sheet', title: 'Duel sheet' }],
  catalogue,
  words: {
    en: {
      rules: {
        'strike.wall': 'A man behind a wall is hit at {value}.',
        'strike.mud': 'Mud costs 1.',
        'strike.reach': 'Nobody strikes farther than {cm} cm.',
        'end.blood': 'The first hit ends the duel.',
      },
      labels: { 'strike.wall': 'Behind a wall', 'strike.mud': 'In mud', 'strike.reach': 'Too far away' },
      remedies: { 'strike.reach': 'Step up to him.' },
    },
  },
  base: { wall: -1, reach: 2 },
  editions: [
    { id: 'duel-1', title: 'First sheet', parent: null, amendments: [] },
    {
      id: 'duel-2',
      title: 'Second sheet',
      parent: 'duel-1',
      amendments: [{ rule: 'strike.wall', change: (rules) => ({ ...rules, wall: -2 }) }],
    },
  ],
  options: [
    option({
      id: 'wall.high',
      rule: 'strike.wall',
      title: 'Walls are high',
      shape: choice(['no', 'yes']),
      default: 'no',
      readBy: ['strike'],
      amend: (rules: DuelRules) => ({ ...rules, wall: -3 }),
    }),
  ],
  procedures: [strike.info],
  examples: [],
  ruleNumbers: ({ wall, reach }) => ({ 'strike.wall': { value: wall }, 'strike.reach': { cm: reach } }),
  sheet: () => [{ kind: 'steps', title: 'One blow', steps: strike.steps }],
  scenarios: [dawn],
});
