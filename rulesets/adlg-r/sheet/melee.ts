/** Sheet blocks for modifiers of melee, abilities, flank attacks, results and their odds. */
import { type Block, type Cell, type OddsBlock, plusMinus } from '@grognard/rules-kit';
import { resultRules } from '../data/melee-results.ts';
import type { AdlgRules } from '../model.ts';
import { meleeSupport, simpleSupport } from '../rules/melee/rows.ts';
import { linesOf } from './lines.ts';

function results({ melee }: AdlgRules): readonly (readonly Cell[])[] {
  return melee.results.map(({ from, to, gives }, step): readonly Cell[] => [
    to === undefined ? `${from} or more` : `${from}–${to}`,
    { text: gives === 'all' ? 'automatic rout' : gives, rule: resultRules[step] ?? 'melee.results' },
  ]);
}

const down: OddsBlock['down'] = {
  title: 'Difference',
  values: [
    { label: '−3', set: { 'b.simpleSupports': 3 } },
    { label: '−2', set: { 'b.simpleSupports': 2 } },
    { label: '−1', set: { 'b.simpleSupports': 1 } },
    { label: '0', set: {} },
    { label: '+1', set: { 'a.simpleSupports': 1 } },
    { label: '+2', set: { 'a.simpleSupports': 2 } },
    { label: '+3', set: { 'a.simpleSupports': 3 } },
  ],
};

const across: OddsBlock['across'] = {
  title: 'The unit against an ordinary enemy',
  values: [
    { label: 'Med.', set: { 'a.quality': 'mediocre' } },
    { label: 'Ord.', set: {} },
    { label: 'Elite', set: { 'a.quality': 'elite' } },
    { label: 'Enemy armoured', set: { 'b.armour': 'armour' } },
  ],
};

const even = {
  kind: 'odds',
  procedure: 'melee',
  input: { a: { kind: 'heavy-swordsmen' }, b: { kind: 'heavy-swordsmen' } },
  down,
  across,
} as const;

/** Abilities, flanks, supports and Furious Charge. */
const fighting: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Abilities',
    rules: [
      'ability.one-bonus',
      'ability.impact-foot-mounted',
      'ability.keil-swordsmen',
      'ability.two-handed',
      'ability.armour-melee',
      'ability.armour-elephant',
      'ability.armour-first',
      'ability.armour-flintlock',
    ],
  },
  {
    kind: 'rules',
    title: 'Impact, Pistol, Shock, Salvo',
    fullOnly: true,
    rules: [
      'ability.impact',
      'ability.pistol',
      'ability.pistol-cancels',
      'ability.shock',
      'ability.shock-never',
      'ability.shock-cancels',
      'ability.salvo',
    ],
  },
  {
    kind: 'rules',
    title: 'Flank, rear and several enemies',
    rules: [
      'melee.flank-zero',
      'melee.flank-by',
      'melee.abilities-lost',
      'melee.abilities-kept',
      'melee.multiple-zero',
      'melee.multiple-abilities',
      'melee.multiple-loss',
    ],
  },
  {
    kind: 'rules',
    title: 'Support and readings of flank attacks',
    rules: [
      'melee.simple-support-where',
      'melee.melee-support-where',
      'melee.melee-support-plain',
      'melee.support-cap',
      'melee.flank-light',
      'melee.deep-order-multiple',
    ],
  },
  {
    kind: 'rules',
    title: 'Furious Charge',
    rules: [
      'melee.furious-charge',
      'melee.furious-salvo',
      'melee.furious-mounted',
      'melee.furious-kn',
      'melee.furious-cavalry',
      'melee.furious-elephant',
    ],
  },
];

export function meleeBlocks(rules: AdlgRules): readonly Block[] {
  const { melee } = rules;
  const cancels = [...melee.lostTo, ...melee.beatenBy];
  const lines = linesOf(melee.modifiers, {
    'melee.multiple-zero': '→ 0',
    'melee.flank-zero': '→ 0',
    'melee.simple-support': plusMinus(simpleSupport),
    'melee.melee-support': plusMinus(meleeSupport),
  });
  return [
    {
      kind: 'rows',
      chapter: 'Melee',
      newSide: true,
      title: 'Modifiers',
      parts: [
        { rows: lines.filter(({ rule }) => !cancels.some(({ id }) => id === rule)) },
        {
          heading: 'First phase of a charge: one of these',
          rows: melee.bonuses.map(({ id, value }) => ({ rule: id, value: plusMinus(value) })),
        },
        {
          heading: 'What takes those away',
          rows: cancels.map(({ id }) => ({ rule: id })),
        },
      ],
    },
    {
      kind: 'table',
      title: 'Result',
      columns: ['Won by', 'Points lost'],
      rows: results(rules),
      notes: [
        'Quality, totals, ties turned by abilities, 2HW, better armour, table, Furious Charge: in this order.',
      ],
    },
    ...fighting,
    { ...even, title: 'The enemy loses a point or more', count: [{ field: 'loss.b', atLeast: 1 }] },
    {
      ...even,
      fullOnly: true,
      title: 'The enemy loses two points or more',
      count: [{ field: 'loss.b', atLeast: 2 }],
    },
  ];
}
