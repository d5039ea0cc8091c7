/** The sheet: modifiers of melee, abilities, flank attacks, results and their odds. */
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
    { label: '−4', set: { 'b.simpleSupports': 3, 'b.commander': true } },
    { label: '−3', set: { 'b.simpleSupports': 3 } },
    { label: '−2', set: { 'b.simpleSupports': 2 } },
    { label: '−1', set: { 'b.simpleSupports': 1 } },
    { label: '0', set: {} },
    { label: '+1', set: { 'a.simpleSupports': 1 } },
    { label: '+2', set: { 'a.simpleSupports': 2 } },
    { label: '+3', set: { 'a.simpleSupports': 3 } },
    { label: '+4', set: { 'a.simpleSupports': 3, 'a.commander': true } },
  ],
};

const across: OddsBlock['across'] = {
  title: 'The unit against an ordinary enemy',
  values: [
    { label: 'Mediocre', set: { 'a.quality': 'mediocre' } },
    { label: 'Ordinary', set: {} },
    { label: 'Elite', set: { 'a.quality': 'elite' } },
    { label: 'Enemy in better armour', set: { 'b.armour': 'armour' } },
  ],
};

const even = {
  kind: 'odds',
  procedure: 'melee',
  input: { a: { kind: 'heavy-swordsmen' }, b: { kind: 'heavy-swordsmen' } },
  down,
  across,
} as const;

/** Blocks on melee. */
export function meleeBlocks(rules: AdlgRules): readonly Block[] {
  const { melee } = rules;
  return [
    {
      kind: 'rows',
      chapter: 'Melee',
      title: 'Modifiers',
      parts: [
        {
          rows: linesOf(melee.modifiers, {
            'melee.multiple-zero': '→ 0',
            'melee.flank-zero': '→ 0',
            'melee.simple-support': `${plusMinus(simpleSupport)} each`,
            'melee.melee-support': `${plusMinus(meleeSupport)} and factor`,
            'melee.abilities-lost': 'lost',
          }),
        },
        {
          heading: 'First phase of a charge: one of these',
          rows: melee.bonuses.map(({ id, value }) => ({ rule: id, value: plusMinus(value) })),
        },
        {
          heading: 'What takes those away',
          rows: [...melee.lostTo, ...melee.beatenBy].map(({ id }) => ({ rule: id })),
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
    {
      kind: 'rules',
      title: 'Abilities',
      rules: [
        'ability.impact',
        'ability.impact-foot-mounted',
        'ability.pistol',
        'ability.pistol-cancels',
        'ability.shock',
        'ability.shock-never',
        'ability.shock-cancels',
        'ability.salvo',
        'ability.keil-swordsmen',
        'ability.regimental-gun',
        'ability.two-handed',
        'ability.armour-melee',
        'ability.armour-elephant',
        'ability.armour-first',
        'ability.armour-flintlock',
        'ability.one-bonus',
      ],
    },
    {
      kind: 'rules',
      title: 'Flank, rear and several enemies',
      rules: [
        'melee.flank-zero',
        'melee.flank-by',
        'melee.flank-light',
        'melee.abilities-lost',
        'melee.abilities-kept',
        'melee.multiple-zero',
        'melee.multiple-abilities',
        'melee.multiple-loss',
        'melee.deep-order-multiple',
      ],
    },
    {
      kind: 'rules',
      title: 'Support',
      rules: [
        'melee.simple-support-where',
        'melee.melee-support-where',
        'melee.melee-support-plain',
        'melee.support-cap',
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
    { ...even, title: 'The enemy loses a point or more', count: [{ field: 'loss.b', atLeast: 1 }] },
    { ...even, title: 'The enemy loses two points or more', count: [{ field: 'loss.b', atLeast: 2 }] },
  ];
}
