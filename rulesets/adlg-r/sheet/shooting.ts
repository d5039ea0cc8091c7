/** Sheet blocks for ranges, targets, modifiers, protection and the odds of a shot. */
import { type Block, type Cell, type OddsBlock, plusMinus, textList } from '@grognard/rules-kit';
import type { AdlgRules } from '../model.ts';
import { shootSupport } from '../rules/shooting/rows.ts';
import { linesOf } from './lines.ts';

function ranges({ shooting, units }: AdlgRules): readonly (readonly Cell[])[] {
  return shooting.ranges.map(({ rule, categories, kinds, weapons, ud }): readonly Cell[] => [
    { text: textList(kinds ? kinds.map((kind) => units[kind].title) : categories), rule, clause: null },
    textList(weapons.map((weapon) => weapon.replace('-', ' '))),
    { text: ud, rule },
  ]);
}

function protection({ shooting }: AdlgRules): readonly (readonly Cell[])[] {
  const caps = shooting.caps.map(({ rule, weapons, kinds, skirmishers, others }): readonly Cell[] => [
    {
      text: textList([...(kinds ?? []), ...weapons].map((name) => name.replace('-', ' '))),
      rule,
      clause: null,
    },
    { text: skirmishers, rule },
    { text: others, rule },
  ]);
  const rule = 'shoot.protection-bow';
  return [
    ...caps,
    [
      { text: 'bow', rule, clause: null },
      { text: 'all', rule },
      { text: 'all', rule },
    ],
  ];
}

const odds: OddsBlock = {
  kind: 'odds',
  title: 'A shot costs a point',
  procedure: 'shoot',
  input: { shooter: { kind: 'pike-and-shot', weapon: 'musket' }, target: { kind: 'medium-cavalry' } },
  down: {
    title: 'Modifier − protection',
    values: [
      {
        label: '−3',
        set: { 'target.kind': 'levy', 'shooter.disordered': true, 'target.cover': 'terrain' },
      },
      { label: '−2', set: { 'shooter.disordered': true, 'target.cover': 'terrain' } },
      { label: '−1', set: { 'shooter.disordered': true } },
      { label: '0', set: {} },
      { label: '+1', set: { 'shooter.supports': 1 } },
      { label: '+2', set: { 'shooter.supports': 2 } },
      { label: '+3', set: { 'shooter.supports': 3 } },
    ],
  },
  across: {
    title: 'Shooter',
    values: [
      { label: 'Med.', set: { 'shooter.quality': 'mediocre' } },
      { label: 'Ord.', set: {} },
      { label: 'Elite', set: { 'shooter.quality': 'elite' } },
      { label: 'Ties hit', set: { 'shooter.weapon': 'arquebus' } },
      { label: 'Elite, ties', set: { 'shooter.weapon': 'arquebus', 'shooter.quality': 'elite' } },
    ],
  },
  count: [{ field: 'loss', atLeast: 1 }],
  notes: [
    'Mediocre, ordinary or elite, at ordinary targets. Ties hit: arquebus of other than skirmishers, regimental gun.',
  ],
};

/** Shooters, targets and the roll. */
const whoShoots: readonly Block[] = [
  {
    kind: 'rules',
    title: 'Who shoots at whom',
    rules: [
      'shoot.priority-front',
      'shoot.priority-zone',
      'shoot.priority-guns',
      'shoot.edge',
      'shoot.edge-lh',
      'shoot.edge-wagon',
      'shoot.edge-tercio',
      'shoot.not-after',
      'shoot.moved-twice',
      'artillery.moved',
      'shoot.in-melee',
      'shoot.target-in-melee',
    ],
  },
  {
    kind: 'rules',
    title: 'Zone of fire and sight',
    fullOnly: true,
    rules: [
      'shoot.zone',
      'shoot.zone-guns',
      'shoot.sight',
      'shoot.sight-cover',
      'shoot.overhead',
      'shoot.maximum',
    ],
  },
  {
    kind: 'rules',
    title: 'The roll',
    rules: [
      'shoot.roll',
      'ability.arquebus',
      'ability.regimental-gun',
      'artillery.short-range',
      'unit.elite',
      'unit.mediocre',
    ],
  },
];

export function shootingBlocks(rules: AdlgRules): readonly Block[] {
  return [
    {
      kind: 'table',
      chapter: 'Shooting',
      title: 'Ranges in UD',
      columns: ['Unit', 'Weapon', 'UD'],
      rows: ranges(rules),
      notes: [`Short range of medium and heavy artillery: ${rules.shooting.shortRange.ud} UD.`],
    },
    ...whoShoots,
    {
      kind: 'rows',
      title: 'Modifiers',
      parts: [
        {
          rows: linesOf(rules.shooting.modifiers, {
            'shoot.support': plusMinus(shootSupport.each),
            'shoot.support-light': plusMinus(shootSupport.light).replace('0.5', '½'),
            'shoot.support-rounding': '↑',
          }),
        },
        { heading: 'Protection bought on top of the row', rows: linesOf(rules.shooting.armour) },
      ],
    },
    {
      kind: 'table',
      title: 'Protection left to the target, at most',
      columns: ['Against', 'Skirmishers', 'Others'],
      rows: protection(rules),
    },
    odds,
  ];
}
